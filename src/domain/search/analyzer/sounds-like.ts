import { isArabic, skeletonOf, soundsOf } from './skeleton.ts'

/**
 * Whether two folded words may be spellings of one: their skeletons are equal, and their vowels do not contradict each
 * other. So berrad may be براد, but not bird.
 */
export function soundsLike(one: string, other: string): boolean {
  const skeleton = skeletonOf(one)
  if (skeleton === undefined || skeleton !== skeletonOf(other)) return false
  if (isArabic(one) && isArabic(other)) return everyGap(one, other, isSameInArabic)
  if (isArabic(one)) return everyGap(one, other, isTranscribed)
  if (isArabic(other)) return everyGap(other, one, isTranscribed)
  return foreignLetters(one) === foreignLetters(other) && everyGap(one, other, isSameInLatin)
}

/** Signs that only Arabizi has, each for one Arabic letter. */
const arabiziSigns = { '3': 'ع', '5': 'خ', '6': 'ط', '7': 'ح', '8': 'غ', '9': 'ق', kh: 'خ' } as const

/** Whether a Latin word has signs that only Arabizi has, and spells this Arabic word with them. */
export function isSpelledInArabizi(arabic: string, latin: string): boolean {
  const signs = Object.entries(arabiziSigns).filter(([sign]) => latin.includes(sign))
  if (signs.length === 0 || !isArabic(arabic)) return false
  return signs.every(([, letter]) => arabic.includes(letter)) && soundsLike(latin, arabic)
}

export function beginsWithVowel(word: string): boolean {
  return gapsOf(word)[0] !== ''
}

/** Where a gap between consonants stands in its word. */
interface Place {
  readonly isFirst: boolean
  readonly isLast: boolean
}

/** Compares the vowels before, between and after the consonants, which are the same. */
function everyGap(one: string, other: string, isAlike: (one: string, other: string, place: Place) => boolean): boolean {
  const [gaps, others] = [gapsOf(one), gapsOf(other)]
  const last = gaps.length - 1
  return gaps.every((gap, place) => isAlike(gap, others[place] ?? '', { isFirst: place === 0, isLast: place === last }))
}

function gapsOf(word: string): readonly string[] {
  return (soundsOf(word) ?? '').split(/[A-Z]/u)
}

/** Latin vowels that a long Arabic one is written with. */
const transcriptions = new Map([
  ['a', /[ae]/u],
  ['u', /u/u],
  ['i', /[ie]/u],
])

/**
 * Long vowels are in both scripts, short ones only in Latin letters, and there neither at the beginning nor, but for a
 * French e, at the end, where i and u are always written. The alef that begins a word is often not said, and a ع often
 * not written, but a 3 is a ع.
 */
function isTranscribed(arabic: string, latin: string, { isFirst, isLast }: Place): boolean {
  if (latin.includes('3') && !arabic.includes('3')) return false
  if (isFirst) return latin === '' || arabic !== ''
  if (isLast && arabic === '') return latin === '' || latin === 'e'
  if (isLast && ['i', 'u'].some((vowel) => latin.includes(vowel) !== arabic.includes(vowel))) return false
  return [...arabic].every((vowel) => transcriptions.get(vowel)?.test(latin) ?? true)
}

/** Vowels that stand for each other in Latin letters. */
const alike = [/[ae]/u, /[ei]/u, /u/u]

/** A short vowel is often written e, or left out where a word does not begin or end with it. */
function isSameInLatin(one: string, other: string, { isFirst }: Place): boolean {
  const [vowels, others] = [one.replaceAll('3', ''), other.replaceAll('3', '')]
  if (vowels === '' || others === '') return vowels === others || (!isFirst && vowels + others === 'e')
  return alike.some((kind) => kind.test(vowels) && kind.test(others))
}

function isSameInArabic(one: string, other: string, { isFirst }: Place): boolean {
  return one === other || (isFirst && one + other === 'a')
}

/** Arabic has neither p nor v: a word with them is not another spelling of one without them. */
function foreignLetters(word: string): string {
  return word.replaceAll('ph', 'f').replaceAll(/[^pv]/gu, '')
}
