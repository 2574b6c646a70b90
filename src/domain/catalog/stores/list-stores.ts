import { addCacheTags } from '#domain/cache-tags.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Store } from './store.ts'
import { selectStores, storesOfList } from './store-rows.ts'

/** Returns the first stores that are not retired, ordered by id. */
export async function listStores(marketplace: Marketplace, limit: number): Promise<Store[]> {
  addCacheTags(marketplace, 'stores')
  return storesOfList(marketplace, await selectStores(marketplace).limit(limit).execute())
}

/** Yields all stores that are not retired in batches, ordered by id, so that many neither fill the memory nor block others. */
export async function* streamStores(marketplace: Marketplace, batchSize = 200): AsyncGenerator<Store[]> {
  addCacheTags(marketplace, 'stores')
  for (let after = 0; ; ) {
    const rows = await selectStores(marketplace).where('id', '>', after).limit(batchSize).execute()
    yield storesOfList(marketplace, rows)
    const last = rows.at(-1)
    if (!last || rows.length < batchSize) return
    after = last.id
  }
}
