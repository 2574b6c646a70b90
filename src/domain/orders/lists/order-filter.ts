import type { Governorate } from '#domain/geography/governorate.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import type { OrderSource } from '#domain/orders/order-source.ts'
import type { PaymentMethod } from '#domain/payment-method.ts'
import type { TunisDay } from '#domain/tunis-day.ts'

/** What orders are sorted by, descending after a hyphen. */
export const orderSorts = ['date', '-date', 'customer', '-customer', 'place', '-place', 'total', '-total'] as const

export type OrderSort = (typeof orderSorts)[number]

/** Filters and the order of the order list. An absent filter matches every order. */
export interface OrderFilter {
  readonly status?: OrderStatus
  /** Placed on this day or later. */
  readonly from?: TunisDay
  /** Placed on this day or earlier. */
  readonly until?: TunisDay
  readonly governorate?: Governorate | 'unknown'
  /** With a product of this store. */
  readonly storeId?: number
  readonly payment?: PaymentMethod
  readonly source?: OrderSource
  /** Search text: parts of an order number, a name, an address or a phone number. */
  readonly search?: string
  /** Only orders whose phone number turned out to be wrong. */
  readonly phoneIsWrong?: boolean
  /** Only orders that have been on the way for longer than an owner allows. */
  readonly isOverdue?: boolean
  /** Only orders whose customer asked for something that waits for the office. */
  readonly hasRequest?: boolean
  /** Only orders whose customer gets money back. */
  readonly owesRefund?: boolean
  /** Absent: by date, in the direction of `isOldestFirst`. */
  readonly sort?: OrderSort
}

/** The order after which a page begins, or before which it ends, as the list is sorted. */
export type OrderCursor = { readonly after: number } | { readonly before: number }

/** The statuses in which an order waits for staff. */
const waitingStatuses: readonly OrderStatus[] = ['requested', 'received', 'confirmed', 'packed', 'refused', 'lost']

/** By date, orders that wait for staff are listed oldest first. Any others are looked up, and the newest most often. */
export function isOldestFirst({ status, phoneIsWrong, isOverdue, hasRequest, owesRefund }: OrderFilter): boolean {
  return (
    phoneIsWrong === true ||
    isOverdue === true ||
    hasRequest === true ||
    owesRefund === true ||
    (status !== undefined && waitingStatuses.includes(status))
  )
}
