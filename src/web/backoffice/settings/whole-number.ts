import { latinDigits } from '#domain/phone.ts'
import { parsed } from '#web/forms/field-values.ts'

/** A typed whole number from 1 up to `max`, also in Arabic digits and with spaces. */
export function wholeNumber(max: number) {
  return parsed((typed) => {
    const digits = latinDigits(typed).replace(/\s/g, '')
    const number = /^\d{1,9}$/.test(digits) ? Number(digits) : 0
    return number >= 1 && number <= max ? number : undefined
  }, 'wholeNumber')
}
