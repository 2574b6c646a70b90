import { sql } from 'kysely'
import { mayViewReports } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { localizedText } from '#domain/localized-text.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { maxSearchEntries, type SearchEntry } from './search-entry.ts'
import { searchEntryFromRow, selectSearchEntries } from './search-entry-rows.ts'

export interface ListedSearchEntry extends SearchEntry {
  /** In the main language, like everything that colleagues talk about. */
  readonly storeName?: string
  /** Whether it leads to a store or category that has been retired since, so that it has no effect. */
  readonly isWithoutEffect: boolean
}

/** Lists what the owner has decided about searches, by the words. There are at most `maxSearchEntries`. */
export async function listSearchEntries(marketplace: Marketplace): Promise<ListedSearchEntry[]> {
  requireAllowed(mayViewReports(marketplace.actor))
  const rows = await selectSearchEntries(marketplace)
    .leftJoin('stores', 'stores.id', 'search_entries.store_id')
    .leftJoin('categories', 'categories.category', 'search_entries.category')
    .clearSelect()
    .select([
      ...([
        'search_entries.id',
        'asked',
        'kind',
        'finds',
        'search_entries.category',
        'store_id',
        'search_entries.version',
      ] as const),
      localizedText('stores.name').as('storeName'),
      sql<boolean>`coalesce(stores.retired_at, categories.retired_at) is not null`.as('isWithoutEffect'),
    ])
    .orderBy('asked_words')
    .limit(maxSearchEntries)
    .execute()
  return rows.map(({ storeName, isWithoutEffect, ...row }) => ({
    ...searchEntryFromRow(row),
    ...(row.store_id !== null && { storeName }),
    isWithoutEffect,
  }))
}
