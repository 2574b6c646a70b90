import { sql } from 'kysely'
import type { Marketplace } from '#domain/marketplace.ts'
import { analyzeWord } from '#domain/search/analyzer/analyze.ts'
import { stripArticle } from '#domain/search/analyzer/arabic.ts'
import { searchWords } from '#domain/search/search-words.ts'
import {
  headwordSpelling,
  isFormOfHeadword,
  isHeadword,
  relatedInArabic,
} from '#domain/search/thesaurus/find-concepts.ts'
import type { Thesaurus } from '#domain/search/thesaurus/thesaurus.ts'
import { textsOfOtherLayouts } from '#domain/search/typing/keyboard-layouts.ts'
import { typingDistance, wordsMistypedAs } from '#domain/search/typing/typing-errors.ts'
import { lexeme, tellingWeights } from './search-terms.ts'
import { readWordsOnSale } from './words-on-sale.ts'

/** Minimum trigram similarity of a long word of the catalog to the one typed, from 0 to 1. */
const minSimilarity = 0.4

/** Words of the catalog that are compared with each word typed. */
const maxCandidates = 20

/** In letters: a shorter word with one error may be one of many. */
const minSureLength = 5

/** In letters: a shorter word is near to too many others. */
const minLength = 4

/** Maximum distance to a short word, and of a word that may also be an Arabic one: the usual slips. */
const maxSlip = 0.9

/** Nearest words for each word typed, of which the first that a product has is taken. */
const maxCorrections = 3

/**
 * Returns the words of a search with those corrected that nothing is known by, or undefined if there is no better
 * guess. A word that the catalog or the thesaurus knows stays as it is.
 */
export async function correctSearch(
  marketplace: Marketplace,
  searchText: string,
  unknownWords: readonly string[],
  own: Thesaurus,
): Promise<readonly string[] | undefined> {
  if (unknownWords.length === 0) return undefined
  const otherLayouts = textsOfOtherLayouts(searchText).map((text) => searchWords(text))
  const catalogWords = await readSimilarWords(marketplace, unknownWords, otherLayouts.flat())
  const isKnown = (word: string) => catalogWords.includes(word) || isHeadword(word, own)
  const ofOtherLayout = otherLayouts.find((words) => words.length > 0 && words.every(isKnown))
  if (ofOtherLayout) return ofOtherLayout
  const corrections = new Map(unknownWords.map((word) => [word, nearestWords(word, catalogWords, own)]))
  const sure = unknownWords.flatMap((typed) => corrections.get(typed)?.filter((word) => isSure(typed, word)) ?? [])
  const wordsOnSale = await readWordsOnSale(marketplace, [...corrections.values()].flat(), (word) =>
    lexeme(word, sure.includes(word) ? '' : tellingWeights),
  )
  const isFound = (word: string) => wordsOnSale.has(word) || isHeadword(word, own)
  const typed = searchWords(searchText)
  const corrected = typed.map((word) => corrections.get(word)?.find(isFound) ?? word)
  return corrected.some((word, place) => word !== typed[place]) ? corrected : undefined
}

/** Returns words of the catalog that may have been meant by those typed, or that are among `others`. */
async function readSimilarWords({ db }: Marketplace, typed: readonly string[], others: readonly string[]) {
  const variants = typed.flatMap((word) => [...wordsMistypedAs(word)])
  const { rows } = await sql<{ word: string }>`
    select word from catalog_words where word = any(${[...variants, ...others]}::text[])
    union
    select similar_words(one, ${minSimilarity}, ${maxCandidates}) from unnest(${typed}::text[]) as one
    order by word`.execute(db)
  return rows.map(({ word }) => word)
}

/**
 * Returns the words of the catalog or the thesaurus nearest to one typed: those that exist before those that are only a
 * form of one.
 */
function nearestWords(typed: string, catalogWords: readonly string[], own: Thesaurus): readonly string[] {
  const headwords = [...wordsMistypedAs(typed)].filter((word) => isFormOfHeadword(word, own))
  const asWritten = headwords.filter((word) => headwordSpelling(word, own) !== undefined)
  const max = relatedInArabic(typed, own).length > 0 ? maxSlip : maxDistance(stripArticle(typed))
  return [...new Set([...catalogWords, ...asWritten, ...headwords])]
    .map((word) => ({ word, distance: typingDistance(typed, word) }))
    .filter(({ word, distance }) => distance <= (word.length < minLength ? Math.min(max, maxSlip) : max))
    .map(({ word, distance }) => ({ word, distance: distance - (soundsAlike(typed, word) ? 0.5 : 0) }))
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, maxCorrections)
    .map(({ word }) => word)
}

/** Descriptions have words of everything: one of them was meant only if little of a long word is different. */
function isSure(typed: string, word: string): boolean {
  return stripArticle(typed).length >= minSureLength && typingDistance(typed, word) <= 1
}

function soundsAlike(typed: string, word: string): boolean {
  const { skeleton } = analyzeWord(typed)
  return skeleton !== undefined && skeleton === analyzeWord(word).skeleton
}

/**
 * How far a word may be from the one typed, by the length of the latter without an article: one error in a short word
 * (two usual slips, but no other first letter), two or three in a long one.
 */
function maxDistance({ length }: string): number {
  return length < 3 ? 0 : length < 4 ? 1 : length < 7 ? 1.4 : length < 10 ? 2 : 3
}
