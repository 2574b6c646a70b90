import { z } from 'zod'
import { latinDigits } from '#domain/phone.ts'
import { plainLine } from '#web/forms/form-fields.ts'

/** A code may be typed with spaces, and in the digits of another script. */
export const codeForm = z.object({
  phone: plainLine,
  code: plainLine.transform((typed) => latinDigits(typed).replaceAll(/\s/g, '')),
})
