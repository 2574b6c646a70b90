import { splitWords } from './analyzer/analyze.ts'

/**
 * Words that only join others, in the languages that people search in. Left out: those that are also the name of
 * something in a shop (French _or_, English _men_).
 */
const functionWords = new Set(
  [
    'de du des le la les un une et en au aux avec pour par sur dans sans chez je mon ma mes ce cette qui que',
    'of the and for with in on from by to an my your this that',
    'lel bel fel mta3 mte3 ta3 te3 fi el il w wa bech',
    'في من على مع عن إلى متاع تاع باش',
  ].flatMap((words) => splitWords(words)),
)

export function isFunctionWord(word: string): boolean {
  return functionWords.has(word)
}
