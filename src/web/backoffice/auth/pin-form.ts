import { z } from 'zod'
import { lockMinuteChoices } from '#domain/operators/pin-rules.ts'
import { isSent, rawText } from '#web/forms/form-fields.ts'

const pin = rawText.transform((typed) => typed.trim())

/** `isOverPage`: the lock screen lies over a page, which stays. */
export const unlockForm = z.object({ pin, isOverPage: isSent })

/** A number of minutes that is none of the choices is the longest of them. */
export const newPinForm = z.object({
  pin,
  lockMinutes: rawText.transform((text) => lockMinuteChoices.find((minutes) => String(minutes) === text) ?? 60),
})
