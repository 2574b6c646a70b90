import { latinDigits } from '../phone.ts'
import { cleanLine } from '../text.ts'

/** Digits with what people put between them, and the ways in which they write "Tunisia calling". */
const phoneLike = /^[\d\s+().\-/]+$/

/**
 * What to look for in `orders.search_text`, all of it: the digits of a phone number as one, however they are grouped;
 * otherwise each word. Patterns of LIKE, in which what was typed stands for itself.
 */
export function searchPatterns(words: string): string[] {
  const typed = latinDigits(cleanLine(words))
  if (typed === '') return []
  if (!phoneLike.test(typed)) return typed.split(' ').map(patternOf)
  const digits = typed.replace(/\D/g, '').replace(/^00/, '')
  return digits === '' ? [] : [patternOf(digits)]
}

function patternOf(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`
}
