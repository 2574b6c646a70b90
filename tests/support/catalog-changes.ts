import { getAdminStore } from '#domain/catalog/admin/admin-stores.ts'
import { editStore, storeDraftOf } from '#domain/catalog/admin/edit-store.ts'
import { type Prices, repriceProduct } from '#domain/catalog/admin/reprice-product.ts'
import { changeStock } from '#domain/catalog/stock/change-stock.ts'
import type { ClosedPeriod } from '#domain/catalog/stores/closed-period.ts'
import type { NewStore } from '#domain/catalog/stores/new-store.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { NewPromotion } from '#domain/promotions/new-promotion.ts'
import { schedulePromotion } from '#domain/promotions/schedule-promotion.ts'
import { asSystem } from './operators.ts'

/** Sets the prices of a product, whatever they were. */
export async function setPrices(marketplace: Marketplace, productId: number, prices: Prices): Promise<void> {
  const { regularPrice, promotionalPrice } = await marketplace.db
    .selectFrom('products')
    .select(['regular_price_millimes as regularPrice', 'promotional_price_millimes as promotionalPrice'])
    .where('id', '=', productId)
    .executeTakeFirstOrThrow()
  const seen = { regularPrice, ...(promotionalPrice !== null && { promotionalPrice }) }
  const { outcome } = await repriceProduct(asSystem(marketplace), productId, { seen, prices })
  if (outcome !== 'repriced') throw new Error(`The product was not repriced: ${outcome}`)
}

/** Sets the stock of a size, as if it had been counted. */
export async function setStock(marketplace: Marketplace, sizeId: number, stock: number): Promise<void> {
  const size = await marketplace.db
    .selectFrom('variants')
    .select('stock')
    .where('id', '=', sizeId)
    .executeTakeFirstOrThrow()
  const counted = { reason: 'counted', seen: size.stock, count: stock } as const
  const { outcome } = await changeStock(asSystem(marketplace), sizeId, counted)
  if (outcome !== 'changed') throw new Error(`The stock was not set: ${outcome}`)
}

/** Schedules a promotion at the moment when it starts, so that it may lie in the past. */
export async function promote(marketplace: Marketplace, promotion: NewPromotion): Promise<void> {
  const atItsStart = { ...asSystem(marketplace), clock: { now: () => promotion.startsAt } }
  const { outcome } = await schedulePromotion(atItsStart, promotion)
  if (outcome !== 'scheduled') throw new Error(`The promotion was not scheduled: ${outcome}`)
}

/** Closes a store on some days, both included. */
export async function closeStore(
  marketplace: Marketplace,
  storeId: number,
  days: ClosedPeriod & Partial<Pick<NewStore, 'closedNote'>>,
): Promise<void> {
  const office = asSystem(marketplace)
  const base = storeDraftOf(await getAdminStore(office, storeId))
  const { outcome } = await editStore(office, storeId, { base, edited: { ...base, ...days } })
  if (outcome !== 'saved') throw new Error(`The store was not closed: ${outcome}`)
}
