import { sql } from 'kysely'
import { addCacheTags } from '#domain/cache-tags.ts'
import type { StoreName } from '#domain/catalog/stores/store-name.ts'
import { selectStoreNames, storeNamesOfList } from '#domain/catalog/stores/store-name-rows.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { maxSuggestions } from './suggestions.ts'

/** Minimum trigram similarity of a part of a store's name to the words typed, from 0 to 1. */
const minSimilarity = 0.5

/**
 * The names of a store in all languages, which a JSON path collects faster than `translations_of`. With the offset
 * they are folded once, not for each condition.
 */
const foldedNames = sql<{ names: string }>`(
  select fold_text(stores.name || ' ' || translate(jsonb_path_query_array(stores.translations, '$.*.name')::text, '[]",', '    '))
    as names offset 0)`.as<'folded'>(sql`folded`)

/**
 * Returns the stores in whose name, in any language, a word begins as what was typed, then those whose name resembles
 * it. There are few stores, so this compares every name without an index.
 */
export async function readSuggestedStores(marketplace: Marketplace, words: readonly string[]): Promise<StoreName[]> {
  addCacheTags(marketplace, 'stores')
  if (words.length === 0) return []
  const typed = words.join(' ')
  const begins = sql<boolean>`position(${` ${typed}`} in ' ' || folded.names) > 0`
  const similarity = sql<number>`word_similarity(${typed}, folded.names)`
  const rows = await selectStoreNames(marketplace)
    .innerJoinLateral(foldedNames, (join) => join.onTrue())
    .where('retired_at', 'is', null)
    .where(({ or }) => or([begins, sql<boolean>`${similarity} >= ${minSimilarity}`]))
    .orderBy(begins, 'desc')
    .orderBy(similarity, 'desc')
    .orderBy('id')
    .limit(maxSuggestions.stores)
    .execute()
  return storeNamesOfList(marketplace, rows)
}
