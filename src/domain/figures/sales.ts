import { type Millimes, millimes } from '../money.ts'
import type { TunisDay } from '../tunis-day.ts'

/**
 * What was sold. Money is that of the goods: what delivery costs is the courier's. What is asked for counts on the day
 * it was asked, what comes of it on the day it came, so the figures of a day that is over hardly change any more.
 */
export interface Sales {
  /** Placed, whatever has become of them. */
  readonly orders: number
  /** Of these, how many have been cancelled since. */
  readonly cancelled: number
  /** Worth of the orders placed, but for those cancelled since. */
  readonly ordered: Millimes
  /** Worth of what was handed over on these days, less what came back on these days after it had been. May be negative. */
  readonly revenue: Millimes
  /** Parcels handed over on these days. */
  readonly delivered: number
  /** Parcels refused at the door on these days. */
  readonly refused: number
}

/** The sales of a day, a week or a month, or of what of it lies in the period. */
export interface SalesBucket extends Sales {
  readonly from: TunisDay
  readonly until: TunisDay
}

export function totalOf(buckets: readonly Sales[]): Sales {
  const total = (part: (sales: Sales) => number) => buckets.reduce((sum, sales) => sum + part(sales), 0)
  return {
    orders: total((sales) => sales.orders),
    cancelled: total((sales) => sales.cancelled),
    ordered: millimes(total((sales) => sales.ordered)),
    revenue: millimes(total((sales) => sales.revenue)),
    delivered: total((sales) => sales.delivered),
    refused: total((sales) => sales.refused),
  }
}

/** Worth of an order on the average, to the millime, of those placed and not cancelled. Undefined when there is none. */
export function averageBasket({ orders, cancelled, ordered }: Sales): Millimes | undefined {
  return orders > cancelled ? millimes(Math.round(ordered / (orders - cancelled))) : undefined
}

/** How parcels ended at the door. */
export interface DoorCount {
  readonly delivered: number
  readonly refused: number
}

/** Which part of the parcels that came to a door was refused, from 0 to 1. Undefined when none came to one. */
export function refusalRate({ delivered, refused }: DoorCount): number | undefined {
  const parcels = delivered + refused
  return parcels > 0 ? refused / parcels : undefined
}

/** With fewer parcels a rate is chance. */
export const fewParcels = 10

/** How an amount differs from the one before it; `part` is how much of the one before, from 0. */
export type Change =
  | { readonly direction: 'up' | 'down'; readonly part: number }
  | { readonly direction: 'same' | 'new' | 'nothing' }

/** Less than half a percent is no difference. What was nothing before has not grown by any part of it. */
export function changeFrom(before: number, now: number): Change {
  if (before <= 0) return { direction: now > 0 ? 'new' : 'nothing' }
  const part = Math.abs(now - before) / before
  if (part < 0.005) return { direction: 'same' }
  return { direction: now > before ? 'up' : 'down', part }
}
