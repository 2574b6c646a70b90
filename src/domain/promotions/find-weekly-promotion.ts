import { onSale } from '../catalog/on-sale.ts'
import { productsShown, selectProducts } from '../catalog/product-rows.ts'
import type { Marketplace } from '../marketplace.ts'
import { noteHoldsUntil, noteShown } from '../shown.ts'
import { nextEnd, type WeeklyPromotion } from './weekly-promotion.ts'

/** The promotion started last, also after its end: the home page says that it has ended. Undefined when there never was one. */
export async function findWeeklyPromotion(marketplace: Marketplace): Promise<WeeklyPromotion | undefined> {
  noteShown(marketplace, 'promotion', 'catalogue')
  const now = marketplace.clock.now()
  const row = await selectProducts(marketplace)
    .innerJoin('weekly_promotions as promotion', 'promotion.product_id', 'products.id')
    .select(['promotion.ends_at', 'promotion.renews_weekly'])
    .where(onSale)
    .where('promotion.starts_at', '<=', now)
    .orderBy('promotion.starts_at', 'desc')
    .orderBy('promotion.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const [product] = productsShown(marketplace, [row])
  const endsAt = row.renews_weekly ? nextEnd(row.ends_at, now) : row.ends_at
  if (endsAt > now) noteHoldsUntil(marketplace, endsAt)
  return product && { product, endsAt }
}
