import { sql } from 'kysely'
import type { Marketplace } from '../marketplace.ts'
import { noteShown } from '../shown.ts'
import type { Product } from './product.ts'
import type { ProductFilter } from './product-filter.ts'
import { productsShown, selectProducts } from './product-rows.ts'
import { countProducts, isSearch, matchingIds } from './product-search.ts'

export interface ProductPage {
  readonly products: readonly Product[]
  /** How many there are on all pages together; of a search no more than `mostCounted` are counted. */
  readonly total: number
}

/** One page (from 1) of the products that match. A search that finds nothing is repeated with room for a typing error. */
export async function listProducts(
  marketplace: Marketplace,
  filter: ProductFilter & { readonly page?: number; readonly pageSize: number },
): Promise<ProductPage> {
  noteListed(marketplace, filter)
  const found = await readPage(marketplace, filter, 'exact')
  return found.total === 0 && isSearch(filter) ? readPage(marketplace, filter, 'forgiving') : found
}

async function readPage(
  marketplace: Marketplace,
  filter: Parameters<typeof listProducts>[1],
  match: 'exact' | 'forgiving',
): Promise<ProductPage> {
  const { page = 1, pageSize } = filter
  const part = { limit: pageSize, offset: (page - 1) * pageSize }
  const ids = matchingIds(marketplace, filter, match, part).as('found')
  const placed = marketplace.db.selectFrom(ids).select(['found.id', sql<number>`row_number() over ()`.as('place')])
  const [rows, { count }] = await Promise.all([
    selectProducts(marketplace)
      .innerJoin(placed.as('placed'), 'placed.id', 'products.id')
      .orderBy('placed.place')
      .execute(),
    countProducts(marketplace, filter, match).executeTakeFirstOrThrow(),
  ])
  return { products: productsShown(marketplace, rows), total: count }
}

/** All products that match, a batch at a time, so that a large catalogue neither fills the memory nor holds up others. */
export async function* streamProducts(marketplace: Marketplace, filter: ProductFilter, batchSize = 200) {
  noteListed(marketplace, filter)
  const exact = await matchingIds(marketplace, filter).execute()
  const isForgiven = exact.length === 0 && isSearch(filter)
  const ids = (isForgiven ? await matchingIds(marketplace, filter, 'forgiving').execute() : exact).map(({ id }) => id)
  for (let start = 0; start < ids.length; start += batchSize) {
    yield await loadProducts(marketplace, ids.slice(start, start + batchSize))
  }
}

function noteListed(marketplace: Marketplace, { storeId, sort }: ProductFilter): void {
  noteShown(marketplace, storeId === undefined ? 'catalogue' : `shelf:${storeId}`)
  if (sort?.endsWith('price')) noteShown(marketplace, 'promotion')
}

async function loadProducts(marketplace: Marketplace, ids: readonly number[]): Promise<Product[]> {
  const rows = await selectProducts(marketplace)
    .where(sql<boolean>`products.id = any(${ids})`)
    .orderBy(sql`array_position(${ids}::int[], products.id)`)
    .execute()
  return productsShown(marketplace, rows)
}
