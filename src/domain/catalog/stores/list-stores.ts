import { addCacheTags } from '#domain/cache-tags.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Store } from './store.ts'
import { selectStores, storeFromRow } from './store-rows.ts'

export async function listStores(marketplace: Marketplace): Promise<Store[]> {
  addCacheTags(marketplace, 'stores')
  const rows = await selectStores(marketplace.db).execute()
  return rows.map(storeFromRow)
}
