import type { Millimes } from '#domain/money.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import type { BlockState } from '#domain/orders/blocks/customer-block.ts'
import type { CallOutcome } from '#domain/orders/calls/call.ts'
import type { Phone } from '#domain/phone.ts'
import type { ListedReturn } from '#domain/returns/order-return.ts'

/** What the shop knows of the person with a phone number. */
export interface Customer {
  readonly phone: Phone
  /** The different names and email addresses of their orders, the last one first. */
  readonly names: readonly string[]
  readonly emails: readonly string[]
  readonly block: BlockState
  readonly counts: CustomerCounts
  /** What they order most, by pieces. */
  readonly usual: readonly UsualProduct[]
  /** The newest first, like all lists below. */
  readonly orders: readonly CustomerOrder[]
  /** Newest first. */
  readonly returns: readonly ListedReturn[]
  readonly calls: readonly CustomerCall[]
  /** Notes of staff on their orders. */
  readonly notes: readonly CustomerNote[]
  readonly messages: readonly CustomerMessage[]
  readonly comments: readonly CustomerComment[]
  readonly consents: CustomerConsents
}

export interface CustomerCounts {
  readonly orders: number
  readonly delivered: number
  /** Refused at the door, returned to the shop since or not. */
  readonly refused: number
  readonly cancelled: number
  /** Of what was delivered and kept, delivery included. */
  readonly spent: Millimes
}

export interface UsualProduct {
  readonly productId: number
  readonly name: string
  readonly pieces: number
}

export interface CustomerOrder {
  readonly id: number
  readonly number: string
  readonly status: OrderStatus
  readonly placedAt: Date
  readonly city: string
  readonly total: Millimes
}

interface OnOrder {
  readonly orderId: number
  readonly number: string
  readonly by: string
  readonly at: Date
}

export interface CustomerCall extends OnOrder {
  readonly outcome: CallOutcome
  readonly note: string
}

export interface CustomerNote extends OnOrder {
  readonly body: string
}

export interface CustomerMessage {
  readonly id: number
  readonly message: string
  readonly at: Date
}

export interface CustomerComment {
  readonly productId: number
  readonly product: string
  readonly body: string
  readonly at: Date
}

export interface CustomerConsents {
  /** When they last saw the text about personal data with an order. */
  readonly orderedAt?: Date
  /** When an address of theirs confirmed the newsletter, unless it has left. */
  readonly newsletterAt?: Date
}
