import { parseWholeNumber } from '#web/backoffice/forms/parse-whole-number.ts'
import { parsed } from '#web/forms/field-values.ts'

/** A field with a whole number from 1 up to `max`. */
export function wholeNumber(max: number) {
  return parsed((typed) => parseWholeNumber(typed, max), 'wholeNumber')
}
