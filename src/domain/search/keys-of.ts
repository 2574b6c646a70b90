import { analyzeWord } from './analyzer/analyze.ts'

/**
 * The keys of a word: words that share one are forms of each other. The first is the word itself, as the analyzer folds
 * it, which is not always as PostgreSQL folds it.
 */
export function keysOf(word: string): readonly string[] {
  const { word: folded, stems } = analyzeWord(word)
  return [`=${folded}`, ...stems]
}
