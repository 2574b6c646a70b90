import { sql } from 'kysely'
import type { Marketplace } from '#domain/marketplace.ts'
import { analyzeWord } from '#domain/search/analyzer/analyze.ts'
import { searchWords } from '#domain/search/search-words.ts'
import { isHeadword } from '#domain/search/thesaurus/find-concepts.ts'
import { textsOfOtherLayouts } from '#domain/search/typing/keyboard-layouts.ts'
import { typingDistance, wordsMistypedAs } from '#domain/search/typing/typing-errors.ts'

/** Minimum trigram similarity of a long word of the catalog to the one typed, from 0 to 1. */
const minSimilarity = 0.4

/** Words of the catalog that are compared with each word typed. */
const maxCandidates = 20

/** Returns the words that were probably meant, or undefined if there is no better guess than those typed. */
export async function correctSearch(
  marketplace: Marketplace,
  searchText: string,
  unknownWords: readonly string[],
): Promise<readonly string[] | undefined> {
  const otherLayouts = textsOfOtherLayouts(searchText).map((text) => searchWords(text))
  const typed = searchWords(searchText)
  const wrong = unknownWords.length > 0 ? unknownWords : typed
  const candidates = await readCandidates(marketplace, wrong, otherLayouts.flat())
  const isKnown = (word: string) => candidates.has(word) || isHeadword(word)
  const ofOtherLayout = otherLayouts.find((words) => words.length > 0 && words.every(isKnown))
  if (ofOtherLayout && wrong.length === typed.length) return ofOtherLayout
  const corrected = typed.map((word) => (wrong.includes(word) ? nearest(word, candidates.keys()) : word))
  return corrected.some((word, place) => word !== typed[place]) ? corrected : undefined
}

/** Returns words of products on sale that may have been meant by those typed, or that are among `others`. */
async function readCandidates({ db }: Marketplace, typed: readonly string[], others: readonly string[]) {
  const variants = typed.flatMap((word) => [...wordsMistypedAs(word)])
  const { rows } = await sql<{ word: string }>`
    select word from (
      select word from catalog_words where word = any(${[...variants, ...others]}::text[])
      union
      select near.word from unnest(${typed}::text[]) as one (typed) cross join lateral (
        select word from catalog_words where word % typed and similarity(word, typed) >= ${minSimilarity}
        order by similarity(word, typed) desc, word limit ${sql.lit(maxCandidates)}) as near
    ) as candidates
    where exists (select from products where retired_at is null and search_words @@ quote_literal(word)::tsquery)
    limit 200`.execute(db)
  const headwords = variants.filter(isHeadword)
  return new Set([...rows.map(({ word }) => word), ...headwords])
}

function nearest(typed: string, candidates: Iterable<string>): string {
  const max = maxDistance(typed)
  const near = [...candidates]
    .map((word) => ({ word, distance: typingDistance(typed, word) }))
    .filter(({ distance }) => distance <= max)
    .map(({ word, distance }) => ({ word, distance: distance - (soundsAlike(typed, word) ? 0.5 : 0) }))
    .toSorted((one, other) => one.distance - other.distance || (one.word < other.word ? -1 : 1))
  return near[0]?.word ?? typed
}

function soundsAlike(typed: string, word: string): boolean {
  const { skeleton } = analyzeWord(typed)
  return skeleton !== undefined && skeleton === analyzeWord(word).skeleton
}

/** How far a word may be from the one typed, by the length of the latter: one error in a short word, two or three in a long one. */
function maxDistance({ length }: string): number {
  return length < 4 ? 0 : length < 7 ? 1.5 : length < 10 ? 2 : 3
}
