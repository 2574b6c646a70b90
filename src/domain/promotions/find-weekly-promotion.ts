import { addCacheTags, limitCacheExpiry } from '#domain/cache-tags.ts'
import { onSale } from '#domain/catalog/on-sale.ts'
import { productsForVisitors, selectProducts } from '#domain/catalog/product-rows.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { nextWeeklyEnd, type WeeklyPromotion } from './weekly-promotion.ts'

/**
 * Returns the promotion that started last, also after its end, because the home page says that it has ended. Undefined
 * when there is none or its product is not on sale: an earlier promotion does not return then.
 */
export async function findWeeklyPromotion(marketplace: Marketplace): Promise<WeeklyPromotion | undefined> {
  addCacheTags(marketplace, 'promotion', 'catalog')
  const now = marketplace.clock.now()
  const latest = marketplace.db
    .selectFrom('weekly_promotions')
    .select(['product_id', 'ends_at', 'renews_weekly'])
    .where('starts_at', '<=', now)
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
  const row = await selectProducts(marketplace)
    .innerJoin(latest.as('promotion'), 'promotion.product_id', 'products.id')
    .select(['promotion.ends_at', 'promotion.renews_weekly'])
    .where(onSale)
    .executeTakeFirst()
  if (!row) return undefined
  const [product] = productsForVisitors(marketplace, [row])
  const endsAt = row.renews_weekly ? nextWeeklyEnd(row.ends_at, now) : row.ends_at
  if (endsAt > now) limitCacheExpiry(marketplace, endsAt)
  return product && { product, endsAt }
}
