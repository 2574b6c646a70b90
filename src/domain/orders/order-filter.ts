import type { TunisDay } from '../tunis-day.ts'
import type { Governorate } from './governorate.ts'
import type { PaymentMethod } from './order.ts'
import type { OrderSource } from './order-source.ts'
import type { OrderStatus } from './order-status.ts'

/** Which orders are wanted. What is absent narrows nothing. */
export interface OrderFilter {
  readonly status?: OrderStatus
  /** Placed on this day or later. */
  readonly from?: TunisDay
  /** Placed on this day or earlier. */
  readonly until?: TunisDay
  readonly governorate?: Governorate | 'unknown'
  /** With a piece of this store. */
  readonly storeId?: number
  readonly payment?: PaymentMethod
  readonly source?: OrderSource
  /** Parts of a number, a name or a phone number, as somebody typed them. */
  readonly words?: string
  /** Only orders whose number was said to be somebody else's. */
  readonly phoneIsWrong?: boolean
}

/** Where in the list a page begins: beside an order that the reader has seen. */
export type OrderPlace = { readonly olderThan: number } | { readonly newerThan: number }

/** Where an order waits for somebody of the shop. */
const waitingStatuses: readonly OrderStatus[] = ['received', 'confirmed', 'packed', 'refused']

/** Of what waits for the shop the longest waiting comes first; all else is looked up, and the newest is looked up most. */
export function isOldestFirst({ status, phoneIsWrong }: OrderFilter): boolean {
  return phoneIsWrong === true || (status !== undefined && waitingStatuses.includes(status))
}
