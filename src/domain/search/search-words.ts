import { cutText } from '#domain/cut-text.ts'
import { maxSearchLength } from '#domain/text-lengths.ts'
import { splitWords } from './analyzer/analyze.ts'
import { isFunctionWord } from './function-words.ts'

/** Further words are ignored: nobody types more, and each costs time. */
const maxWords = 8

/** What people type beside what they look for. It says nothing of a piece. */
const emptyPhrases = [
  ...['pas cher', 'pas chère', 'pas chers', 'pas chères', 'bon marché', 'cheap', 'affordable', 'inexpensive'],
  ...['رخيص', 'رخيصة', 'رخيصين', 'rkhis', 'rkhisa', 'r5is', 'r5isa'],
  ...['prix', 'price', 'prices', 'سعر', 'أسعار', 'ثمن', 'soum', 'acheter', 'achat', 'buy', 'شراء'],
  ...['en ligne', 'online', 'en tunisie', 'in tunisia', 'tunisie', 'tunisia', 'في تونس', 'تونس'],
].map((phrase) => splitWords(phrase))

/**
 * Splits a search text into words. Drops single letters such as in `d'olive`, unless there are only such, and model
 * numbers with hyphens, whose parts are words too. Drops what says nothing of a piece, such as `pas cher`, unless it is
 * all there is.
 */
export function searchWords(searchText = ''): readonly string[] {
  const words = splitWords(cutText(searchText, maxSearchLength)).filter((word) => !word.includes('-'))
  const longer = words.filter((word) => [...word].length > 1)
  const telling = withoutEmptyPhrases(longer)
  return [telling, longer, words].find(({ length }) => length > 0)?.slice(0, maxWords) ?? []
}

/** Whether a text has only words that say nothing of a piece, or join others. */
export function asksForNothing(searchText: string): boolean {
  return withoutEmptyPhrases(searchWords(searchText)).every(isFunctionWord)
}

function withoutEmptyPhrases(words: readonly string[]): readonly string[] {
  const kept: string[] = []
  for (let place = 0; place < words.length; ) {
    const empty = emptyPhrases.filter((phrase) => phrase.every((word, index) => words[place + index] === word))
    if (empty.length === 0) kept.push(words[place] ?? '')
    place += Math.max(1, ...empty.map(({ length }) => length))
  }
  return kept
}
