import type { Governorate } from '#domain/geography/governorate.ts'
import type { Millimes } from '#domain/money.ts'
import type { OrderStatus } from '#domain/order-status.ts'

/** A hand-over as it is listed. */
export interface HandoverSummary {
  readonly id: number
  readonly courierName: string
  readonly startedAt: Date
  readonly startedBy: string
  /** Absent while it is open. */
  readonly handedOverAt?: Date
  readonly orders: number
}

/** Parcels that a courier takes at once. */
export interface Handover {
  readonly id: number
  readonly courier: { readonly id: number; readonly name: string }
  readonly startedAt: Date
  readonly startedBy: string
  /** Absent while it is open: orders can still be added and taken out. */
  readonly handedOverAt?: Date
  readonly parcels: readonly HandoverParcel[]
  /** Parcels that were in it: their orders cannot be handed over any more, or were taken back. */
  readonly left: readonly HandoverParcel[]
}

/** An order in a hand-over. */
export interface HandoverParcel {
  readonly id: number
  readonly number: string
  readonly status: OrderStatus
  readonly customerName: string
  readonly city: string
  readonly governorate?: Governorate
  /** The cash that the courier is to collect or has collected, in millimes. */
  readonly toCollect: Millimes
  /** Whether it is to be paid in advance and is not paid: it needs a word before it is handed over. */
  readonly owesPayment: boolean
}

/** The most orders of one hand-over. */
export const maxHandoverOrders = 100

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
