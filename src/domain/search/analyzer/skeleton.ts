import { stripArticle } from './arabic.ts'
import { latinSounds } from './arabizi.ts'

/**
 * The skeleton: the consonants of a word in classes that merge what Latin writing cannot tell apart (ك and ق, ح and ه),
 * the same for قفة, koffa and 9offa. Undefined where it says too little: fewer than two consonants, a number, a model
 * number.
 */
export function skeletonOf(word: string): string | undefined {
  const consonants = soundsOf(word)
    ?.replaceAll(/[a-z3]/gu, '')
    .replaceAll('NB', 'MB') // عنبر is said, and written, ambar
  return consonants !== undefined && consonants.length >= 2 ? consonants : undefined
}

/**
 * The consonant classes of a word, and the vowels between them that are written: short ones are not in Arabic script.
 * Undefined for other scripts and model numbers.
 */
export function soundsOf(word: string): string | undefined {
  if (isArabic(word)) return arabicSounds(stripArticle(word))
  return /^[a-z0-9]+$/u.test(word) && !isModelNumber(word) ? latinSounds(word) : undefined
}

export function isArabic(word: string): boolean {
  return /^[\p{Script=Arabic}&&\p{L}]+$/v.test(word)
}

/**
 * Digits that no letter is written with, different ones in a row, or no vowel: bl7 is more often a model than Arabizi.
 */
function isModelNumber(word: string): boolean {
  if (!/\d/u.test(word)) return false
  return /[014]|(\d)(?!\1)\d|(\d)\2\2/u.test(word) || !/[aeiou]/u.test(word) || word.length < 3
}

/** و and ي are consonants only where a word begins, ه is the feminine ending where it ends. */
function arabicSounds(word: string): string {
  const [first = '', ...others] = word.replace(/(?<=..)ه$/u, 'ا')
  const start = first === 'و' ? 'W' : first === 'ي' ? 'Y' : soundOf(first)
  return start + others.map(soundOf).join('')
}

function soundOf(letter: string): string {
  return sounds.get(letter) ?? ''
}

/** The hamza has no sound. */
const sounds = new Map([
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
  ...writtenAs('a', 'ا'),
  ...writtenAs('u', 'و'),
  ...writtenAs('i', 'ي'),
  ...writtenAs('3', 'ع'),
])

function writtenAs(sound: string, letters: string): (readonly [string, string])[] {
  return [...letters].map((letter) => [letter, sound] as const)
}
