import { sql } from 'kysely'
import { addCacheTags } from '#domain/cache-tags.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { isInStock } from './filters/product-filter-conditions.ts'
import { onSale } from './on-sale.ts'
import type { Product } from './product.ts'
import { productsForVisitors, selectProducts } from './product-rows.ts'

/** Returns other products of the store that sells a product: those in stock first, of both the oldest first. */
export async function listMoreFromStore(marketplace: Marketplace, id: number, limit: number): Promise<Product[]> {
  const storeId = marketplace.db.selectFrom('products').select('store_id').where('id', '=', id)
  const oldest = marketplace.db
    .selectFrom('products')
    .select('products.id')
    .where('products.store_id', '=', storeId)
    .where('products.id', '<>', id)
    .where(onSale)
    .orderBy('products.id')
    .limit(limit)
  // Each is read in the order of ids until there are enough: sorting by stock would read all of a large store.
  const neighbours = selectProducts(marketplace)
    .where(sql<boolean>`products.id = any(array(${oldest.where(isInStock)}) || array(${oldest}))`)
    .orderBy(isInStock, 'desc')
    .orderBy('products.id')
    .limit(limit)
  const [store, rows] = await Promise.all([storeId.executeTakeFirst(), neighbours.execute()])
  if (store) addCacheTags(marketplace, `catalog-of-store:${store.store_id}`)
  return productsForVisitors(marketplace, rows)
}
