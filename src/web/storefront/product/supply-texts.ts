import type { Product } from '#domain/catalog/product.ts'
import { promisedDay } from '#domain/orders/delivery/promised-day.ts'
import { promisedTime } from '#domain/orders/delivery/promised-time.ts'
import type { ClosedDays } from '#domain/orders/holds/closed-days.ts'
import { maxPiecesAtOnce } from '#domain/supply.ts'
import { supplyMessages as messages } from '#page-messages/supply.ts'
import { stockLevel } from '#web/product-display/size-availability.ts'
import { stockFor } from '#web/product-display/variants-for.ts'
import { backOnOf } from '#web/storefront/components/back-on.ts'
import { formatDay, formatNearDay } from '#web/text/format.ts'

/** What the page of a product says of its delivery, and of how the shop has it. */
export interface SupplyTexts {
  /** None of a product in stock. */
  readonly supply: string | undefined
  readonly deliveryDay: string
  readonly deliveryTime: string
  readonly soldOut: string
  /** While the store is closed: when the product is back. */
  readonly backOn: string | undefined
  /** Of a size and a color that are sold out while others are in stock. */
  readonly variantSoldOut: string
  /** Of a size and a color that do not come together. */
  readonly notTogether: string
  /** Of a product that is made to order, while few places of the week are left. */
  readonly places: string | undefined
  /** When more are wanted than can be made; undefined of a product that is not made to order. */
  readonly noMore: string | undefined
}

interface Delivery {
  readonly now: Date
  readonly deliveryHours: number
  readonly closedDays: ClosedDays
}

/** Returns the texts, for a loader: so their words come with the data. The day is that of an order confirmed now. */
export function supplyTexts(product: Product, { now, deliveryHours, closedDays }: Delivery): SupplyTexts {
  const time = promisedTime(deliveryHours, [product])
  return {
    supply: supplyTextOf(product),
    deliveryDay: messages.deliveryDay(time, formatNearDay(promisedDay(now, time, closedDays))),
    deliveryTime: messages.deliveryTime(time),
    soldOut: soldOutTextOf(product),
    backOn: backOnOf(product),
    variantSoldOut: messages.variantSoldOut,
    notTogether: messages.notTogether,
    places: placesTextOf(product),
    noMore: noMoreTextOf(product),
  }
}

function supplyTextOf(product: Product): string | undefined {
  const { preparationDays: days, weeklyLimit } = product
  if (days === undefined) return product.supply && messages.oneOfAKind
  return weeklyLimit === undefined ? messages.madeToOrder(days) : messages.madeToOrderUpTo(days, weeklyLimit)
}

function soldOutTextOf({ supply, store }: Product): string {
  if (store.reopensOn) return messages.storeClosed(formatDay(store.reopensOn))
  if (supply === 'made-to-order') return messages.fullyBooked
  return supply ? messages.oneOfAKindSold : messages.soldOut
}

function placesTextOf(product: Product): string | undefined {
  if (product.supply !== 'made-to-order') return undefined
  const places = stockFor(product, {})
  return stockLevel(places) === 'few' ? messages.placesLeft(places) : undefined
}

function noMoreTextOf({ supply, weeklyLimit }: Product): string | undefined {
  if (supply !== 'made-to-order') return undefined
  return weeklyLimit === undefined ? messages.mostAtOnce(maxPiecesAtOnce) : messages.noMorePlaces
}
