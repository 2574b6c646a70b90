import { stemArabic } from './arabic.ts'
import { stemEnglish } from './english.ts'
import { stemFrench } from './french.ts'
import { skeletonOf } from './skeleton.ts'
import { splitWords } from './split-words.ts'

export { splitWords } from './split-words.ts'

export interface AnalyzedWord {
  /** The folded surface form. */
  readonly word: string
  /**
   * Distinct stems in the languages that the word can be in, such as `fr:bijou`. A word of letters and digits has one,
   * without hyphens, such as `model:bl7`. None for numbers and other scripts.
   */
  readonly stems: readonly string[]
  /**
   * The consonants, the same in Arabic script, Arabizi and Latin transcriptions. Undefined where they say too little.
   */
  readonly skeleton: string | undefined
}

/**
 * Analyzes a word of `splitWords`; of any other text, its first word. The same for words that are indexed and asked.
 */
export function analyzeWord(text: string): AnalyzedWord {
  const word = splitWords(text, 1)[0] ?? ''
  return { word, stems: stemsOf(word), skeleton: skeletonOf(word) }
}

function stemsOf(word: string): readonly string[] {
  if (/^[\p{Script=Arabic}&&\p{L}]+$/v.test(word)) return stemArabic(word).map((stem) => `ar:${stem}`)
  if (/^[a-z]+$/u.test(word)) return [`fr:${stemFrench(word)}`, `en:${stemEnglish(word)}`]
  return /\p{L}/u.test(word) && /\p{N}/u.test(word) ? [`model:${word.replaceAll('-', '')}`] : []
}
