import { sql } from 'kysely'
import { addCacheTags } from '#domain/cache-tags.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { maxListedStores, type StoreName } from './store-name.ts'
import { selectStoreNames, storeNamesOfList } from './store-name-rows.ts'

/**
 * Returns the ids and names of stores that are not retired, ordered by id, for people to choose from: the first
 * `maxListedStores`, and the chosen ones.
 */
export async function listStoreNames(marketplace: Marketplace, chosen: readonly number[] = []): Promise<StoreName[]> {
  addCacheTags(marketplace, 'stores')
  const rows = await selectStoreNames(marketplace)
    .where('retired_at', 'is', null)
    .where((is) =>
      is.or([
        is('id', 'in', (from) =>
          from.selectFrom('stores').select('id').where('retired_at', 'is', null).orderBy('id').limit(maxListedStores),
        ),
        is('id', '=', sql<number>`any(${[...chosen]}::int[])`),
      ]),
    )
    .orderBy('id')
    .execute()
  return storeNamesOfList(marketplace, rows)
}
