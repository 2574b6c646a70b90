import { sql } from 'kysely'
import { addCacheTags } from '#domain/cache-tags.ts'
import type { StoreName } from '#domain/catalog/stores/store-name.ts'
import { selectStoreNames, storeNamesOfList } from '#domain/catalog/stores/store-name-rows.ts'
import type { Category } from '#domain/category.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { findSpelling } from '#domain/search/find-spelling.ts'
import { searchWords } from '#domain/search/search-words.ts'
import { isHeadword } from '#domain/search/thesaurus/find-concepts.ts'
import { typingDistance } from '#domain/search/typing/typing-errors.ts'
import { lexeme, tellingWeights } from './search-terms.ts'
import { readWordsOnSale } from './words-on-sale.ts'

/** About one row of links on a phone. */
const maxTerms = 6
const maxPerTerm = 3

/** Words compared with each term: many that share trigrams with it are not a spelling of it. */
const maxCandidates = 12

/**
 * Minimum trigram similarity of a word of the catalog, from 0 to 1; lower than that of a correction, since people
 * choose.
 */
const minSimilarity = 0.2

/** Typing errors per letter of the longer word. */
const maxErrors = 0.4

/** In characters: shorter terms, such as `of`, are useless alone. */
const minTermLength = 3

/** Minimum trigram similarity of a store's name to the search text, from 0 to 1. */
const minNameSimilarity = 0.3

export interface Suggestions {
  /** Terms to search for instead: typed ones that have results alone, then similar words. */
  readonly terms: readonly string[]
  readonly stores: readonly StoreName[]
  /** Categories that have products on sale, those with most products first. `pieces` counts products. */
  readonly categories: readonly { readonly category: Category; readonly pieces: number }[]
}

/** Suggests other searches, stores and categories for a search without results. */
export async function suggestSearches(marketplace: Marketplace, searchText: string | undefined): Promise<Suggestions> {
  addCacheTags(marketplace, 'catalog', 'stores', 'search')
  const terms = searchWords(searchText).filter((word) => word.length >= minTermLength)
  const [similarTerms, stores, categories] = await Promise.all([
    listSimilarTerms(marketplace, terms),
    listSimilarStores(marketplace, terms),
    listCategoriesOnSale(marketplace),
  ])
  const asTyped = (term: string) => findSpelling(term, [searchText ?? '']) ?? term
  return { terms: similarTerms.map(asTyped), stores, categories }
}

/** Terms that have results alone, if there are several, then for each in turn the words nearest to it. */
async function listSimilarTerms(marketplace: Marketplace, terms: readonly string[]): Promise<string[]> {
  const similar = await readSimilarWords(marketplace, terms)
  const [found, onSale] = await Promise.all([
    terms.length > 1 ? readWordsOnSale(marketplace, terms, (word) => lexeme(word, '*')) : new Set<string>(),
    readWordsOnSale(marketplace, [...similar.values()].flat(), (word) => lexeme(word, tellingWeights)),
  ])
  const offered = terms.map((term) => (similar.get(term) ?? []).filter((word) => onSale.has(word)).slice(0, maxPerTerm))
  const inTurn = Array.from({ length: maxPerTerm }, (_, place) => offered.flatMap((words) => words[place] ?? [])).flat()
  return [...new Set([...terms.filter((term) => found.has(term)), ...inTurn])].slice(0, maxTerms)
}

/**
 * Returns the words of the catalog that may have been meant by each term: not those that end alike, as phone and
 * xylophone do. A term that the thesaurus knows is no other word mistyped.
 */
async function readSimilarWords({ db }: Marketplace, terms: readonly string[]) {
  const { rows } = await sql<{ term: string; word: string }>`
    select term, word from unnest(${terms}::text[]) as term
      cross join lateral similar_words(term, ${minSimilarity}, ${maxCandidates}) as word`.execute(db)
  const near = rows.filter(
    ({ term, word }) => typingDistance(term, word) <= maxErrors * Math.max(term.length, word.length),
  )
  const wordsNear = (term: string) => near.flatMap((row) => (row.term === term ? row.word : []))
  return new Map(terms.map((term) => [term, isHeadword(term) ? [term] : wordsNear(term)]))
}

/** There are few stores, so this compares every name without an index. */
async function listSimilarStores(marketplace: Marketplace, terms: readonly string[]): Promise<StoreName[]> {
  if (terms.length === 0) return []
  const similarity = sql<number>`word_similarity(fold_text(${terms.join(' ')}), fold_text(name || ' ' || translations_of(translations, 'name')))`
  const rows = await selectStoreNames(marketplace)
    .where('retired_at', 'is', null)
    .where(similarity, '>=', minNameSimilarity)
    .orderBy(similarity, 'desc')
    .orderBy('id')
    .limit(maxPerTerm)
    .execute()
  return storeNamesOfList(marketplace, rows)
}

async function listCategoriesOnSale({ db }: Marketplace) {
  const rows = await db
    .selectFrom('product_counts')
    .innerJoin('stores', 'stores.id', 'store_id')
    .where('stores.retired_at', 'is', null)
    .select(({ fn }) => ['product_counts.category', fn.sum<number>('products').as('pieces')])
    .groupBy('product_counts.category')
    .having(({ fn }) => fn.sum<number>('products'), '>', 0)
    .orderBy('pieces', 'desc')
    .orderBy('product_counts.category')
    .execute()
  return rows.map(({ category, pieces }) => ({ category, pieces: Number(pieces) }))
}
