import { onSale } from '../catalog/on-sale.ts'
import { productsShown, selectProducts } from '../catalog/product-rows.ts'
import type { Marketplace } from '../marketplace.ts'
import { noteHoldsUntil, noteShown } from '../shown.ts'
import { nextEnd, type WeeklyPromotion } from './weekly-promotion.ts'

/**
 * The promotion started last, also after its end: the home page says that it has ended. Undefined when there never was
 * one, or its product is not to be had: one before it does not come back for that.
 */
export async function findWeeklyPromotion(marketplace: Marketplace): Promise<WeeklyPromotion | undefined> {
  noteShown(marketplace, 'promotion', 'catalogue')
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
  const [product] = productsShown(marketplace, [row])
  const endsAt = row.renews_weekly ? nextEnd(row.ends_at, now) : row.ends_at
  if (endsAt > now) noteHoldsUntil(marketplace, endsAt)
  return product && { product, endsAt }
}
