import { parsed } from '#web/forms/field-values.ts'
import { parseWholeNumber } from './parse-whole-number.ts'

/** A field with a whole number from `min` up to `max`. */
export function wholeNumber(max: number, min = 1) {
  return parsed((typed) => parseWholeNumber(typed, max, min), 'wholeNumber')
}
