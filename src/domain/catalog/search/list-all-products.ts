import { sql } from 'kysely'
import type { Product } from '#domain/catalog/product.ts'
import { productsForVisitors, selectProducts } from '#domain/catalog/product-rows.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { findFirstMatches } from './find-first-matches.ts'
import { readPricePhrase } from './interpret-search.ts'
import type { ProductFilter } from './product-filter.ts'
import { matchingIds } from './product-search.ts'
import { tagList } from './tag-list.ts'

/** How many products a list has that is not asked for page by page. */
export const maxListedProducts = 5000

/**
 * Returns how many products match, and the first `maxListedProducts` of them in batches, so that a large catalog does
 * not block others.
 */
export async function listAllProducts(marketplace: Marketplace, filter: ProductFilter, batchSize = 200) {
  tagList(marketplace, filter)
  const ids = (await allIds(marketplace, filter)).map(({ id }) => id)
  return { total: ids.length, batches: batchesOf(marketplace, ids.slice(0, maxListedProducts), batchSize) }
}

async function* batchesOf(marketplace: Marketplace, ids: readonly number[], size: number) {
  for (let start = 0; start < ids.length; start += size)
    yield await loadProducts(marketplace, ids.slice(start, start + size))
}

async function allIds(marketplace: Marketplace, filter: ProductFilter) {
  const { pricePhrase: _, ...read } = readPricePhrase(filter)
  const { found } = await findFirstMatches(marketplace, read, async (terms) => {
    const ids = await matchingIds(marketplace, read, terms).execute()
    return { ids, total: ids.length }
  })
  return found?.ids ?? []
}

async function loadProducts(marketplace: Marketplace, ids: readonly number[]): Promise<Product[]> {
  const rows = await selectProducts(marketplace)
    .where(sql<boolean>`products.id = any(${ids})`)
    .orderBy(sql`array_position(${ids}::int[], products.id)`)
    .execute()
  return productsForVisitors(marketplace, rows)
}
