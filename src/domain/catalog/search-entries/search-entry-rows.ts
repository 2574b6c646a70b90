import type { Marketplace } from '#domain/marketplace.ts'
import type { SearchEntry } from './search-entry.ts'

const columns = ['id', 'asked', 'kind', 'finds', 'category', 'store_id', 'version'] as const

export function selectSearchEntries({ db }: Marketplace) {
  return db.selectFrom('search_entries').select(columns)
}

type SearchEntryRow = Awaited<ReturnType<ReturnType<typeof selectSearchEntries>['executeTakeFirstOrThrow']>>

export function searchEntryFromRow({
  id,
  asked,
  kind,
  finds,
  category,
  store_id,
  version,
}: SearchEntryRow): SearchEntry {
  return {
    ...{ id, asked, kind, finds, version },
    ...(category !== null && { category }),
    ...(store_id !== null && { storeId: store_id }),
  }
}
