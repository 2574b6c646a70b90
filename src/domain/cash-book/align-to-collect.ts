import { type Millimes, millimes } from '#domain/money.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import type { NewCashEntry } from './cash-entry.ts'
import type { ParcelCash } from './parcel-cash.ts'

/** The status of parcels on their way, for which something is to collect. */
const onTheWay = 'shipped' satisfies OrderStatus

/**
 * Returns the entries after which exactly what is due is to collect: at the courier that has the parcel while it is on
 * its way, nothing otherwise. `about` is what they have in common.
 */
export function alignToCollect(cash: ParcelCash, about: Omit<NewCashEntry, 'postings'>): NewCashEntry[] {
  const courierId = cash.courier?.id
  const target = cash.status === onTheWay ? cash.due : millimes(0)
  const known = new Map(cash.toCollect.map(({ courierId, amount }) => [courierId, amount]))
  const couriers = new Set([...known.keys(), courierId])
  return [...couriers].map((id) => {
    const change = (id === courierId ? target : 0) - (known.get(id) ?? 0)
    return {
      ...about,
      ...{ orderId: cash.orderId, courierId: id, handoverId: id === courierId ? cash.courier?.handoverId : undefined },
      postings: toCollect(millimes(change)),
    }
  })
}

function toCollect(change: Millimes) {
  return { 'to-collect': change, sales: negative(change) }
}

/** Never -0, which the database would not tell from 0 but comparisons do. */
export function negative(amount: Millimes): Millimes {
  return millimes(0 - amount)
}
