import { type Millimes, millimes } from '#domain/money.ts'
import type { TunisDay } from '#domain/tunis-day.ts'

/**
 * Sales of a period. Amounts exclude delivery fees. Orders count on the day they were placed, outcomes on the day they
 * happened, so past days hardly change.
 */
export interface Sales {
  /** Placed, of any status except requests, which count once they are confirmed. */
  readonly orders: number
  /** How many of these have been cancelled or released since. */
  readonly cancelled: number
  /** Value of the orders placed, without those cancelled or released since. */
  readonly ordered: Millimes
  /** Value delivered in the period, less what was paid back in it for returned pieces. May be negative. */
  readonly revenue: Millimes
  /** Parcels delivered in the period. */
  readonly delivered: number
  /** Parcels refused in the period. */
  readonly refused: number
}

/** The sales of a day, week or month, clipped to the period. */
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

/**
 * Average value of the orders placed and not cancelled, rounded to hundredths of a dinar like totals. Undefined without
 * orders.
 */
export function averageOrderValue({ orders, cancelled, ordered }: Sales): Millimes | undefined {
  return orders > cancelled ? millimes(Math.round(ordered / (orders - cancelled) / 10) * 10) : undefined
}

/** Counts of delivered and refused parcels. */
export interface DeliveryOutcomes {
  readonly delivered: number
  readonly refused: number
}

/** The share of refused parcels, from 0 to 1. Undefined without parcels. */
export function refusalRate({ delivered, refused }: DeliveryOutcomes): number | undefined {
  const parcels = delivered + refused
  return parcels > 0 ? refused / parcels : undefined
}

/** Below this a rate says little. */
export const minParcelsForRate = 10

/** How an amount differs from an earlier one; `part` is the difference relative to it. */
export type RelativeChange =
  | { readonly direction: 'up' | 'down'; readonly part: number }
  | { readonly direction: 'same' | 'new' | 'nothing' }

/** Differences below half a percent are `same`. There is no relative change from zero. */
export function relativeChange(before: number, now: number): RelativeChange {
  if (before <= 0) return { direction: now > 0 ? 'new' : 'nothing' }
  const part = Math.abs(now - before) / before
  if (part < 0.005) return { direction: 'same' }
  return { direction: now > before ? 'up' : 'down', part }
}
