import { cutText } from '../cut-text.ts'
import { maxSearchLength } from '../text-lengths.ts'
import { splitWords } from './analyzer/analyze.ts'

/** Further words are ignored: nobody types more, and each costs time. */
const maxWords = 8

/**
 * Splits a search text into words. Drops single letters such as in `d'olive`, unless there are only such, and model numbers with
 * hyphens, whose parts are words too.
 */
export function searchWords(searchText = ''): readonly string[] {
  const words = splitWords(cutText(searchText, maxSearchLength)).filter((word) => !word.includes('-'))
  const longer = words.filter((word) => [...word].length > 1)
  return (longer.length > 0 ? longer : words).slice(0, maxWords)
}
