import type { OrderStatus } from '#domain/order-status.ts'

/** The most orders of one hand-over. */
export const maxHandoverOrders = 200

/** The statuses in which an order can be put into a hand-over: it is packed, or will be before the courier comes. */
export const handoverStatuses = ['confirmed', 'packed'] as const satisfies readonly OrderStatus[]

export function canBeHandedOver(status: OrderStatus): boolean {
  return handoverStatuses.some((ready) => ready === status)
}

/** Why an order did not join a hand-over. */
export type NotAddedReason =
  /** It is in another hand-over that is open. */
  | { readonly reason: 'in-other'; readonly handoverId: number }
  /** It is neither confirmed nor packed. */
  | { readonly reason: 'not-ready'; readonly status: OrderStatus }
  /** The hand-over has as many orders as it may have. */
  | { readonly reason: 'full' }

export interface AddedOrders {
  /** The orders that are in the hand-over now and were not before. */
  readonly added: readonly number[]
  readonly alreadyIn: readonly number[]
  readonly notAdded: readonly (NotAddedReason & { readonly id: number; readonly number: string })[]
}
