import { searchWords } from '#domain/search/search-words.ts'
import { findConcepts, noOwnThesaurus } from '#domain/search/thesaurus/find-concepts.ts'
import type { Thesaurus } from '#domain/search/thesaurus/thesaurus.ts'

/** Shorter words such as `de` or `in` name no craft. Words that the thesaurus knows have any length. */
const shortestWord = 4

/** Bounds a query: a concept of the thesaurus has some twenty phrases. */
const maxPhrases = 40

/**
 * Returns a tsquery for each thing that the name of a product says of its craft, in all words that the thesaurus has
 * for it: a `couffin` is found as a `basket`. If the thesaurus knows none of the words, its longer words stand for
 * themselves.
 */
export function craftQueries(name: string, own: Thesaurus = noOwnThesaurus): readonly string[] {
  const words = searchWords(name)
  const known = findConcepts(words, own)
    .map(({ word, phrases, related }) => ({ word, names: [...phrases, ...related] }))
    .filter(({ names }) => names.length > 0)
  if (known.length > 0)
    return known.map(({ word, names }) => [[word], ...names].slice(0, maxPhrases).map(queryOf).join(' | '))
  return words.filter((word) => word.length >= shortestWord).map((word) => queryOf([word]))
}

/** Of names only (`A`): a description mentions what a piece goes with, or is not. */
function queryOf(phrase: readonly string[]): string {
  return `(${phrase.map((word) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}':*A`).join(' & ')})`
}
