import { addCacheTags } from '#domain/cache-tags.ts'
import { NotFound } from '#domain/errors.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Store } from './store.ts'
import { selectStores, singleStore } from './store-rows.ts'

/** Returns a store. Throws NotFound for unknown and retired stores. */
export async function getStore(marketplace: Marketplace, id: number): Promise<Store> {
  addCacheTags(marketplace, `store:${id}`)
  const row = await selectStores(marketplace).where('id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound('store', id)
  return singleStore(marketplace, row)
}
