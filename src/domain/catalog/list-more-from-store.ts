import { addCacheTags } from '#domain/cache-tags.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { onSale } from './on-sale.ts'
import type { Product } from './product.ts'
import { productsForVisitors, selectProducts } from './product-rows.ts'

/** Returns other products of the store that sells a product, the oldest first. */
export async function listMoreFromStore(marketplace: Marketplace, id: number, limit: number): Promise<Product[]> {
  const storeId = marketplace.db.selectFrom('products').select('store_id').where('id', '=', id)
  const neighbours = selectProducts(marketplace)
    .where('products.store_id', '=', storeId)
    .where('products.id', '<>', id)
    .where(onSale)
    .orderBy('products.id')
    .limit(limit)
  const [store, rows] = await Promise.all([storeId.executeTakeFirst(), neighbours.execute()])
  if (store) addCacheTags(marketplace, `catalog-of-store:${store.store_id}`)
  return productsForVisitors(marketplace, rows)
}
