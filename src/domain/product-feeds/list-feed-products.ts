import { addCacheTags } from '#domain/cache-tags.ts'
import { onSale } from '#domain/catalog/on-sale.ts'
import type { Product } from '#domain/catalog/product.ts'
import { productsForVisitors, selectProducts } from '#domain/catalog/product-rows.ts'
import { getPromotionPeriods } from '#domain/catalog/promotion-periods.ts'
import { countProducts } from '#domain/catalog/search/product-search.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { startOfDay, tunisDayOf } from '#domain/tunis-day.ts'
import { productsInFeed } from './feed-target.ts'

/** A product on sale, with the period of its promotion where that has an end. */
export interface FeedProduct {
  readonly product: Product
  readonly salePeriod: { readonly startsAt: Date; readonly endsAt: Date } | undefined
}

/** Fits in memory, and lets other requests pass. */
const productsAtOnce = 200

/** Returns in how many parts `listFeedProducts` lists the products on sale, at least 1. */
export async function countFeedParts(marketplace: Marketplace, size = productsInFeed): Promise<number> {
  addCacheTags(marketplace, 'catalog')
  const { count } = await countProducts(marketplace, {}, undefined).executeTakeFirstOrThrow()
  return Math.max(1, Math.ceil(count / size))
}

/** Lists one part, from 1, of the products on sale, oldest first, some at a time. */
export async function* listFeedProducts(
  marketplace: Marketplace,
  part = 1,
  size = productsInFeed,
): AsyncGenerator<readonly FeedProduct[]> {
  addCacheTags(marketplace, 'catalog')
  const ids = await marketplace.db
    .selectFrom('products')
    .select('id')
    .where(onSale)
    .orderBy('id')
    .limit(size)
    .offset((part - 1) * size)
    .execute()
  for (let at = 0; at < ids.length; at += productsAtOnce)
    yield readFeedProducts(
      marketplace,
      ids.slice(at, at + productsAtOnce).map(({ id }) => id),
    )
}

async function readFeedProducts(marketplace: Marketplace, ids: readonly number[]): Promise<readonly FeedProduct[]> {
  const [rows, periods] = await Promise.all([
    selectProducts(marketplace).where('products.id', 'in', ids).where(onSale).orderBy('products.id').execute(),
    getPromotionPeriods(marketplace, ids),
  ])
  // A promotion that began with the product has run since some earlier day.
  const today = startOfDay(tunisDayOf(marketplace.clock.now()))
  return productsForVisitors(marketplace, rows).map((product) => {
    const { startsAt = today, endsAt } = periods.get(product.id) ?? {}
    return { product, salePeriod: endsAt && { startsAt, endsAt } }
  })
}
