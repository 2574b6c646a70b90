import { z } from 'zod'
import { lockMinuteChoices } from '#domain/operators/pin-rules.ts'
import { rawText } from '#web/forms/form-fields.ts'

const pin = rawText.transform((typed) => typed.trim())

export const unlockForm = z.object({ pin })

/** A number of minutes that is none of the choices is the longest of them. */
export const newPinForm = z.object({
  pin,
  lockMinutes: rawText.transform((text) => lockMinuteChoices.find((minutes) => String(minutes) === text) ?? 60),
})
