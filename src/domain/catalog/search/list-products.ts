import { sql } from 'kysely'
import { addCacheTags } from '#domain/cache-tags.ts'
import type { Product } from '#domain/catalog/product.ts'
import { productsForVisitors, selectProducts } from '#domain/catalog/product-rows.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { ProductFilter } from './product-filter.ts'
import { countProducts, matchingIds } from './product-search.ts'
import { exactSearchTerms, fuzzySearchTerms, type SearchTerms } from './search-terms.ts'

export interface ProductPage {
  readonly products: readonly Product[]
  /** On all pages together; at most `maxSearchResults` for a search. */
  readonly total: number
}

/** Returns a page (from 1) of the products that match. Repeats a search without results as a fuzzy search. */
export async function listProducts(
  marketplace: Marketplace,
  filter: ProductFilter & { readonly page?: number; readonly pageSize: number },
): Promise<ProductPage> {
  tagList(marketplace, filter)
  const terms = exactSearchTerms(filter.searchText)
  const found = await readPage(marketplace, filter, terms)
  if (found.total > 0 || !terms) return found
  return readPage(marketplace, filter, await fuzzySearchTerms(marketplace, filter.searchText))
}

async function readPage(
  marketplace: Marketplace,
  filter: Parameters<typeof listProducts>[1],
  terms: SearchTerms,
): Promise<ProductPage> {
  const { page = 1, pageSize } = filter
  const slice = { limit: pageSize, offset: (page - 1) * pageSize }
  const ids = matchingIds(marketplace, filter, terms, slice)
  const placed = marketplace.db
    .selectFrom(ids.as('found'))
    .selectAll()
    .select(sql<number>`row_number() over ()`.as('place'))
  const [rows, counted] = await Promise.all([
    selectProducts(marketplace)
      .innerJoin(placed.as('placed'), 'placed.id', 'products.id')
      .select('placed.total')
      .orderBy('placed.place')
      .execute(),
    // The rows of a search already contain the total.
    terms && page === 1 ? undefined : countProducts(marketplace, filter, terms).executeTakeFirstOrThrow(),
  ])
  return { products: productsForVisitors(marketplace, rows), total: counted?.count ?? rows[0]?.total ?? 0 }
}

/** Yields all products that match in batches, so that a large catalog neither fills the memory nor blocks others. */
export async function* streamProducts(marketplace: Marketplace, filter: ProductFilter, batchSize = 200) {
  tagList(marketplace, filter)
  const ids = (await allIds(marketplace, filter)).map(({ id }) => id)
  for (let start = 0; start < ids.length; start += batchSize) {
    yield await loadProducts(marketplace, ids.slice(start, start + batchSize))
  }
}

async function allIds(marketplace: Marketplace, filter: ProductFilter) {
  const terms = exactSearchTerms(filter.searchText)
  const found = await matchingIds(marketplace, filter, terms).execute()
  if (found.length > 0 || !terms) return found
  return matchingIds(marketplace, filter, await fuzzySearchTerms(marketplace, filter.searchText)).execute()
}

function tagList(marketplace: Marketplace, { storeId, searchText, sort }: ProductFilter): void {
  addCacheTags(marketplace, storeId === undefined ? 'catalog' : `catalog-of-store:${storeId}`)
  if (searchText) addCacheTags(marketplace, 'search')
  if (sort === 'name') addCacheTags(marketplace, `catalog:${marketplace.locale}`)
  if (sort?.endsWith('price')) addCacheTags(marketplace, 'promotion')
}

async function loadProducts(marketplace: Marketplace, ids: readonly number[]): Promise<Product[]> {
  const rows = await selectProducts(marketplace)
    .where(sql<boolean>`products.id = any(${ids})`)
    .orderBy(sql`array_position(${ids}::int[], products.id)`)
    .execute()
  return productsForVisitors(marketplace, rows)
}
