import { stripArticle } from './arabic.ts'
import { latinConsonants } from './arabizi.ts'

/**
 * The skeleton: the consonants of a word in classes that merge what Latin writing cannot tell apart (ك and ق, ح and ه),
 * the same for قفة, koffa and 9offa. Undefined where it says too little: fewer than two consonants, a number, a model
 * number.
 */
export function skeletonOf(word: string): string | undefined {
  const consonants = readConsonants(word)?.replaceAll('NB', 'MB') // عنبر is said, and written, ambar
  return consonants !== undefined && consonants.length >= 2 ? consonants : undefined
}

function readConsonants(word: string): string | undefined {
  if (/^[\p{Script=Arabic}&&\p{L}]+$/v.test(word)) return arabicConsonants(stripArticle(word))
  return /^[a-z0-9]+$/u.test(word) && !isModelNumber(word) ? latinConsonants(word) : undefined
}

/**
 * Digits that no letter is written with, different ones in a row, or no vowel: bl7 is more often a model than Arabizi.
 */
function isModelNumber(word: string): boolean {
  if (!/\d/u.test(word)) return false
  return /[014]|(\d)(?!\1)\d|(\d)\2\2/u.test(word) || !/[aeiou]/u.test(word) || word.length < 3
}

/** و and ي are consonants only where a word begins, ه is the feminine ending where it ends. */
function arabicConsonants(word: string): string {
  const [first = '', ...others] = word.replace(/(?<=..)ه$/u, '')
  const start = first === 'و' ? 'W' : first === 'ي' ? 'Y' : classOf(first)
  return start + others.map(classOf).join('')
}

function classOf(letter: string): string {
  return classes.get(letter) ?? ''
}

/** Vowels (ا و ي), ع and the hamza have no class. */
const classes = new Map([
  ...writtenAs('B', 'ب'),
  ...writtenAs('C', 'ش'),
  ...writtenAs('D', 'دضذظ'),
  ...writtenAs('F', 'ف'),
  ...writtenAs('G', 'غ'),
  ...writtenAs('H', 'حه'),
  ...writtenAs('J', 'ج'),
  ...writtenAs('K', 'كق'),
  ...writtenAs('L', 'ل'),
  ...writtenAs('M', 'م'),
  ...writtenAs('N', 'ن'),
  ...writtenAs('R', 'ر'),
  ...writtenAs('S', 'سص'),
  ...writtenAs('T', 'تطث'),
  ...writtenAs('X', 'خ'),
  ...writtenAs('Z', 'ز'),
])

function writtenAs(consonant: string, letters: string): (readonly [string, string])[] {
  return [...letters].map((letter) => [letter, consonant] as const)
}
