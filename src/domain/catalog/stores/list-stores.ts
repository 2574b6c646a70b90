import { addCacheTags } from '#domain/cache-tags.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Store } from './store.ts'
import { selectStores, storesOfList } from './store-rows.ts'

/** Returns the first stores that are not retired, ordered by id. */
export async function listStores(marketplace: Marketplace, limit: number): Promise<Store[]> {
  addCacheTags(marketplace, 'stores')
  return storesOfList(marketplace, await selectStores(marketplace).limit(limit).execute())
}

/** How many stores a list has at most. */
export const maxListedStores = 5000

/** So that many stores do not block others. */
const batchSize = 200

/**
 * Returns the first `maxListedStores` stores after an id that are not retired, ordered by id, and whether there are
 * more.
 */
export async function listStoresAfter(
  marketplace: Marketplace,
  afterId: number,
): Promise<{ readonly stores: readonly Store[]; readonly hasMore: boolean }> {
  addCacheTags(marketplace, 'stores')
  const stores: Store[] = []
  for (let lastId: number | undefined = afterId; lastId !== undefined && stores.length <= maxListedStores; ) {
    const rows = await selectStores(marketplace).where('id', '>', lastId).limit(batchSize).execute()
    stores.push(...storesOfList(marketplace, rows))
    lastId = rows.length < batchSize ? undefined : rows.at(-1)?.id
  }
  return { stores: stores.slice(0, maxListedStores), hasMore: stores.length > maxListedStores }
}
