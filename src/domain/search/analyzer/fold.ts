import { normalized } from '#domain/normalized.ts'

/**
 * Folding: one spelling for what keyboards, fonts and habits write differently. Folding a folded text changes nothing.
 * Arabic letters are folded before marks are decomposed: decomposition splits أ into an alef and a mark, ؤ into a waw
 * and one.
 */
export function foldText(text: string): string {
  const composed = readSigns(normalized(readSigns(text.toWellFormed()), 'NFKC'))
  const arabic = composed.replace(/[\u0600-\u06ff]/gu, (letter) => arabicLetters.get(letter) ?? letter)
  const plain = arabic.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')
  return plain.toLowerCase().replace(/\P{ASCII}/gu, (letter) => latinLetters.get(letter) ?? letter)
}

/**
 * Before NFKC, which would write ™ as two letters, ﷺ as four words and ´ as a space with a mark; and after it, which
 * writes ½ with a sign.
 */
function readSigns(text: string): string {
  return text
    .replace(invisible, '')
    .replace(/[0-9]\u20e3/gu, ' ')
    .replace(/[\u00b4\u0060\u2018\u2019\u201b\u2032\u02b9\u02bb-\u02bf\uff07]/gu, "'")
    .replace(/[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/gu, '-')
    .replace(/[\p{S}\ufdfa\ufdfb]/gu, ' ')
}

/** Zero-width, bidirectional and other ignorable characters, control characters of no width, and the Arabic tatweel. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u0640]/gu

/**
 * Forms of a letter and its dialect variants (ڨ of مرڨوم), to the letter that everybody types; digits to Latin ones.
 */
const arabicLetters = new Map([
  ...lettersTo('ا', 'أإآٱٲٳ'),
  ...lettersTo('و', 'ؤۇۆۋ'),
  ...lettersTo('ي', 'ئىیېےۓ'),
  ...lettersTo('ه', 'ةۀہۂھەۃ'),
  ...lettersTo('ك', 'کگڭڪ'),
  ...lettersTo('ق', 'ڨ'),
  ...lettersTo('ف', 'ڤڥ'),
  ...lettersTo('ب', 'پ'),
  ...lettersTo('ج', 'چ'),
  ...lettersTo('ز', 'ژ'),
  ...[...'٠١٢٣٤٥٦٧٨٩'].map((digit, value) => [digit, String(value)] as const),
  ...[...'۰۱۲۳۴۵۶۷۸۹'].map((digit, value) => [digit, String(value)] as const),
])

/** Latin letters that have no decomposition, and the Greek final sigma, which depends on its neighbors. */
const latinLetters = new Map([
  ['œ', 'oe'],
  ['æ', 'ae'],
  ['ß', 'ss'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ı', 'i'],
  ['ς', 'σ'],
])

function lettersTo(letter: string, variants: string): (readonly [string, string])[] {
  return [...variants].map((variant) => [variant, letter] as const)
}
