import { sql } from 'kysely'
import { addCacheTags } from '#domain/cache-tags.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { onSale } from './on-sale.ts'
import { countProducts } from './search/product-search.ts'

export interface PageIds {
  readonly productIds: readonly number[]
  readonly storeIds: readonly number[]
}

/** How many ids a part has at most, so that a sitemap of it has some 2 MB. */
export interface PartSize {
  readonly products: number
  readonly stores: number
}

const defaultPartSize: PartSize = { products: 4_000, stores: 900 }

/**
 * Returns the ids of products and stores that have a public page, oldest first: of all that are there, one part, from
 * 1.
 */
export async function listPageIds(marketplace: Marketplace, part = 1, size = defaultPartSize): Promise<PageIds> {
  const { products, stores } = publicPages(marketplace)
  const [productRows, storeRows] = await Promise.all([
    products
      .select('id')
      .orderBy('id')
      .limit(size.products)
      .offset((part - 1) * size.products)
      .execute(),
    stores
      .select('id')
      .orderBy('id')
      .limit(size.stores)
      .offset((part - 1) * size.stores)
      .execute(),
  ])
  const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id)
  return { productIds: idsOf(productRows), storeIds: idsOf(storeRows) }
}

/** Returns in how many parts `listPageIds` lists them, at least 1. */
export async function countPageParts(marketplace: Marketplace, size = defaultPartSize): Promise<number> {
  const { stores } = publicPages(marketplace)
  const [product, store] = await Promise.all([
    countProducts(marketplace, {}, undefined).executeTakeFirstOrThrow(),
    stores.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow(),
  ])
  return Math.max(1, Math.ceil(product.count / size.products), Math.ceil(store.count / size.stores))
}

function publicPages(marketplace: Marketplace) {
  addCacheTags(marketplace, 'catalog', 'stores')
  const { db } = marketplace
  return {
    products: db.selectFrom('products').where(onSale),
    stores: db.selectFrom('stores').where('retired_at', 'is', null),
  }
}
