import { addCacheTags } from '#domain/cache-tags.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Store } from './store.ts'
import { selectStores, storeFromRow } from './store-rows.ts'

/** Returns the first stores that are not retired, ordered by id. */
export async function listStores(marketplace: Marketplace, limit: number): Promise<Store[]> {
  addCacheTags(marketplace, 'stores')
  return (await selectStores(marketplace.db).limit(limit).execute()).map(storeFromRow)
}

/** Yields all stores that are not retired in batches, ordered by id, so that many neither fill the memory nor block others. */
export async function* streamStores(marketplace: Marketplace, batchSize = 200): AsyncGenerator<Store[]> {
  addCacheTags(marketplace, 'stores')
  for (let after = 0; ; ) {
    const rows = await selectStores(marketplace.db).where('id', '>', after).limit(batchSize).execute()
    yield rows.map(storeFromRow)
    const last = rows.at(-1)
    if (!last || rows.length < batchSize) return
    after = last.id
  }
}
