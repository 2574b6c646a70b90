import { sql } from 'kysely'
import type { Marketplace } from '../marketplace.ts'
import { noteShown } from '../shown.ts'
import type { Product } from './product.ts'
import type { ProductFilter } from './product-filter.ts'
import { productsShown, selectProducts } from './product-rows.ts'
import { matchingProducts } from './product-search.ts'

export interface ProductPage {
  readonly products: readonly Product[]
  /** How many there are on all pages together. */
  readonly total: number
}

/** One page (from 1) of the products that match. A search that finds nothing is repeated with room for a typing error. */
export async function listProducts(
  marketplace: Marketplace,
  filter: ProductFilter & { readonly page?: number; readonly pageSize: number },
): Promise<ProductPage> {
  const ids = await matchingIds(marketplace, filter)
  const start = ((filter.page ?? 1) - 1) * filter.pageSize
  return { products: await loadProducts(marketplace, ids.slice(start, start + filter.pageSize)), total: ids.length }
}

/** All products that match, a batch at a time, so that a large catalogue neither fills the memory nor holds up others. */
export async function* streamProducts(marketplace: Marketplace, filter: ProductFilter, batchSize = 200) {
  const ids = await matchingIds(marketplace, filter)
  for (let start = 0; start < ids.length; start += batchSize) {
    yield await loadProducts(marketplace, ids.slice(start, start + batchSize))
  }
}

async function matchingIds(marketplace: Marketplace, filter: ProductFilter): Promise<number[]> {
  noteShown(marketplace, filter.storeId === undefined ? 'catalogue' : `shelf:${filter.storeId}`)
  if (filter.sort?.endsWith('price')) noteShown(marketplace, 'promotion')
  const exact = await matchingProducts(marketplace, filter).select('products.id').execute()
  const isSearch = Boolean(filter.words?.trim())
  const rows =
    exact.length > 0 || !isSearch
      ? exact
      : await matchingProducts(marketplace, filter, 'forgiving').select('products.id').execute()
  return rows.map((row) => row.id)
}

async function loadProducts(marketplace: Marketplace, ids: readonly number[]): Promise<Product[]> {
  if (ids.length === 0) return []
  const rows = await selectProducts(marketplace)
    .where(sql<boolean>`products.id = any(${ids})`)
    .orderBy(sql`array_position(${ids}::int[], products.id)`)
    .execute()
  return productsShown(marketplace, rows)
}
