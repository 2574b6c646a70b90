import { latinDigits } from '#domain/phone.ts'
import { cleanPlainLine } from '#domain/text.ts'

/** Digits with separators, and a country prefix such as +216 or 00216. */
const phoneLike = /^[\d\s+().\-/]+$/

/**
 * Returns LIKE patterns that `orders.search_text` has to match, all of them: one for the digits of a phone number,
 * however they are grouped; otherwise one for each word. Wildcards in the search are escaped.
 */
export function searchPatterns(search: string): string[] {
  const typed = latinDigits(cleanPlainLine(search))
  if (typed === '') return []
  if (!phoneLike.test(typed)) return typed.split(' ').map(patternOf)
  const digits = typed.replace(/\D/g, '').replace(/^00/, '')
  return digits === '' ? [] : [patternOf(digits)]
}

function patternOf(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`
}
