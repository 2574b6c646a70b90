import { sql } from 'kysely'
import { addCacheTags } from '#domain/cache-tags.ts'
import type { Category } from '#domain/catalog/category.ts'
import type { StoreName } from '#domain/catalog/stores/store-name.ts'
import { selectStoreNames, storeNamesOfList } from '#domain/catalog/stores/store-name-rows.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { findSpelling } from '#domain/search/find-spelling.ts'
import { searchWords } from '#domain/search/search-words.ts'
import { isSimilarWord } from './is-similar-word.ts'

/** About one row of links on a phone. */
const maxTerms = 6
const maxPerTerm = 3

/** Words compared with each term: many that share trigrams with it are not a spelling of it. */
const maxCandidates = 12

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
  const terms = searchWords(searchText)
    .filter((word) => word.length >= minTermLength)
    .map((word) => findSpelling(word, [searchText ?? '']) ?? word)
  const [similarTerms, stores, categories] = await Promise.all([
    listSimilarTerms(marketplace, terms),
    listSimilarStores(marketplace, terms),
    listCategoriesOnSale(marketplace),
  ])
  return { terms: similarTerms, stores, categories }
}

async function listSimilarTerms({ db }: Marketplace, terms: readonly string[]): Promise<string[]> {
  if (terms.length === 0) return []
  const { rows } = await sql<{ word: string; similarTo: string | null }>`
    select word, similar_to as "similarTo" from (
      select typed as word, null as similar_to, place, 0 as rank
      from unnest(${terms}::text[]) with ordinality as one (typed, place)
      where ${terms.length > 1} and exists (
        select from products where retired_at is null and search_words @@ word_beginnings(array[typed]))
      union all
      select near.word, fold_text(typed), one.place, near.rank
      from unnest(${terms}::text[]) with ordinality as one (typed, place)
        cross join lateral words_near(typed, ${maxCandidates}) with ordinality as near (word, rank)
    ) as found
    order by rank, place, word`.execute(db)
  const counts = new Map<string, number>()
  const suggested = rows.filter(({ word, similarTo }) => {
    if (similarTo === null) return true
    if (!isSimilarWord(similarTo, word)) return false
    const count = (counts.get(similarTo) ?? 0) + 1
    counts.set(similarTo, count)
    return count <= maxPerTerm
  })
  return [...new Set(suggested.map(({ word }) => word))].slice(0, maxTerms)
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
