import { latinDigits } from '#domain/phone.ts'
import { cleanPlainLine } from '#domain/text.ts'

/** Digits with separators, and a country prefix such as +216 or 00216. */
const phoneLike = /^[\d\s+().\-/]+$/

/**
 * Returns what `orders.search_text` has to contain, all of it: the digits of a phone number, however they are grouped;
 * otherwise each word.
 */
export function searchWords(search: string): string[] {
  const typed = latinDigits(cleanPlainLine(search))
  if (typed === '') return []
  if (!phoneLike.test(typed)) return typed.split(' ')
  const digits = typed.replace(/\D/g, '').replace(/^00/, '')
  return digits === '' ? [] : [digits]
}
