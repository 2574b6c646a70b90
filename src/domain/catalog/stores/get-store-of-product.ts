import { NotFound } from '#domain/errors.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Store } from './store.ts'
import { selectStores, singleStore } from './store-rows.ts'

/** Returns the store that sells a product. Throws NotFound for an unknown product, and when the store is retired. */
export async function getStoreOfProduct(marketplace: Marketplace, productId: number): Promise<Store> {
  const row = await selectStores(marketplace)
    .where('id', '=', (from) => from.selectFrom('products').select('store_id').where('products.id', '=', productId))
    .executeTakeFirst()
  if (!row) throw new NotFound('product', productId)
  return singleStore(marketplace, row)
}
