import type { Marketplace } from '../marketplace.ts'
import { noteShown } from '../shown.ts'
import { onSale } from './on-sale.ts'
import type { Product } from './product.ts'
import { productsShown, selectProducts } from './product-rows.ts'

/** Other pieces of the store that sells a product, in the order in which the shop was stocked. */
export async function listNeighbours(marketplace: Marketplace, id: number, most: number): Promise<Product[]> {
  const storeId = marketplace.db.selectFrom('products').select('store_id').where('id', '=', id)
  const neighbours = selectProducts(marketplace)
    .where('products.store_id', '=', storeId)
    .where('products.id', '<>', id)
    .where(onSale)
    .orderBy('products.id')
    .limit(most)
  const [store, rows] = await Promise.all([storeId.executeTakeFirst(), neighbours.execute()])
  if (store) noteShown(marketplace, `shelf:${store.store_id}`)
  return productsShown(marketplace, rows)
}
