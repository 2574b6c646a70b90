import type { Email } from '../email.ts'
import type { Millimes } from '../money.ts'
import type { Phone } from '../phone.ts'
import type { Governorate } from './governorate.ts'
import type { OrderSource } from './order-source.ts'
import type { OrderStatus } from './order-status.ts'
import type { Totals } from './totals.ts'

export type PaymentMethod = 'cash-on-delivery' | 'paypal'

/** What a visitor asks for. Prices are not part of it: they come from the catalogue. */
export interface OrderRequest extends CustomerNotes {
  readonly customer: Customer
  readonly delivery: {
    readonly address: string
    readonly city: string
    /** As somebody of the shop says; otherwise it is recognised from the city. */
    readonly governorate?: Governorate
  }
  readonly lines: readonly RequestedLine[]
  readonly payment: PaymentMethod
  /** What the visitor was shown as the total, shipping included. */
  readonly claimedTotal: Millimes
  /** The same for every repetition of one attempt: a repeated attempt is answered, not ordered again. */
  readonly idempotencyKey?: string
  /** `shop` when nothing is said. */
  readonly source?: OrderSource
}

/** What the customer writes with an order, at most `longestCustomerNote` characters each. */
export interface CustomerNotes {
  /** For the shop and the courier, such as "call before coming". What the shop itself remembers is a `Note`. */
  readonly customerNote?: string
  /** What is to go with a gift. */
  readonly giftNote?: string
}

/** Characters. Migration 0038 says the same number. */
export const longestCustomerNote = 300

export interface Customer {
  readonly name: string
  /** Who orders on the phone may have none; nobody else can leave it out. */
  readonly email?: Email
  readonly phone: Phone
}

export interface RequestedLine {
  readonly productId: number
  /** May be absent when the product comes in one size only. */
  readonly sizeId?: number
  readonly colorId?: number
  /** Pieces, a whole number from 1 to `mostPieces`. */
  readonly quantity: number
}

export const mostPieces = 1000
export const mostLines = 100

/** A requested line as the catalogue sees it now. */
export interface QuotedLine {
  readonly productId: number
  readonly sizeId: number
  readonly colorId?: number
  readonly name: string
  readonly model: string
  readonly sizeName: string
  readonly colorName?: string
  /** File name of the main picture; empty when the product has none. */
  readonly picture: string
  readonly unitPrice: Millimes
  readonly quantity: number
  readonly lineTotal: Millimes
}

export interface PlacedOrder {
  readonly id: number
  /** For people: `H-7K3M-92QX`. */
  readonly number: string
  /** The visitor's key to this order's private page. Only its hash is kept. */
  readonly token: string
  readonly status: OrderStatus
  readonly totals: Totals
}
