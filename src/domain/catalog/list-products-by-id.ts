import { sql } from 'kysely'
import type { Marketplace } from '#domain/marketplace.ts'
import { onSale } from './on-sale.ts'
import type { Product } from './product.ts'
import { productsForVisitors, selectProducts } from './product-rows.ts'

/** Returns those of the products that are on sale, ordered by id. */
export async function listProductsById(marketplace: Marketplace, ids: readonly number[]): Promise<Product[]> {
  const rows = await selectProducts(marketplace)
    .where(sql<boolean>`products.id = any(${ids}::int[])`)
    .where(onSale)
    .orderBy('products.id')
    .execute()
  return productsForVisitors(marketplace, rows)
}
