import type { EmailAddress } from '#domain/email-address.ts'
import type { Governorate } from '#domain/geography/governorate.ts'
import type { Locale, PersonLocale } from '#domain/locale.ts'
import type { Millimes } from '#domain/money.ts'
import type { UnconfirmedStatus } from '#domain/order-status.ts'
import type { PaymentMethod } from '#domain/payment-method.ts'
import type { Phone } from '#domain/phone.ts'
import type { OrderSource } from './order-source.ts'
import type { Totals } from './totals.ts'

/** A request to place an order. It has no prices: they come from the catalog. */
export interface OrderRequest extends CustomerNotes {
  readonly customer: Customer
  readonly delivery: {
    readonly address: string
    readonly city: string
    /** As entered by staff; otherwise it is derived from the city. */
    readonly governorate?: Governorate
  }
  readonly lines: readonly RequestedLine[]
  readonly payment: PaymentMethod
  /** A discount code as typed. */
  readonly code?: string
  /** The total the visitor saw, shipping included. */
  readonly claimedTotal: Millimes
  /**
   * The same for every retry of one request: a duplicate request returns the first order instead of placing another.
   */
  readonly idempotencyKey?: string
  /** `shop` by default. */
  readonly source?: OrderSource
  /** The language of the customer; that of the request by default. */
  readonly locale?: PersonLocale
}

/** What the customer writes with an order, at most `maxCustomerNoteLength` characters each. */
export interface CustomerNotes {
  /** For the shop and the courier, such as "call before coming". Notes of staff are `OrderNote`s. */
  readonly customerNote?: string
  /** The text that accompanies a gift. */
  readonly giftNote?: string
}

/** Characters. Migration 0038 has a check with the same number. */
export const maxCustomerNoteLength = 300

export interface Customer {
  readonly name: string
  /** Optional only for orders entered by staff. */
  readonly email?: EmailAddress
  readonly phone: Phone
}

export interface RequestedLine {
  readonly productId: number
  /** May be absent when the product has a single size. */
  readonly sizeId?: number
  readonly colorId?: number
  /** Pieces, a whole number from 1 to `maxLineQuantity`. */
  readonly quantity: number
}

export const maxLineQuantity = 1000
export const maxOrderLines = 100

/** A requested line with the current names and prices of the catalog. */
export interface QuotedLine {
  readonly productId: number
  /** Whose pieces the line takes. */
  readonly variantId: number
  readonly sizeId: number
  readonly colorId?: number
  readonly name: string
  readonly model: string
  readonly sizeName: string
  readonly colorName?: string
  /** The languages of these names, as far as they are known. */
  readonly languages?: LineLanguages
  /** File name of the main picture; empty when the product has none. */
  readonly picture: string
  readonly unitPrice: Millimes
  readonly quantity: number
  readonly lineTotal: Millimes
  /** The part of the order's discount that the line bears; absent for none. */
  readonly discount?: Millimes
  /** Of pieces made to order, the working days of preparation that were promised. */
  readonly preparationDays?: number | undefined
}

export type LineLanguages = { readonly [Name in 'name' | 'sizeName' | 'colorName']?: Locale | undefined }

interface NamedChoice {
  readonly sizeName: string
  readonly colorName?: string | undefined
}

/** The size and the color of a line or a variant by their names, as far as it has them. */
export function choicesOf({ sizeName, colorName }: NamedChoice): string[] {
  return [sizeName, colorName ?? ''].filter((name) => name !== '')
}

export interface PlacedOrder {
  readonly id: number
  /** For people: `H-7K3M-92QX`. */
  readonly number: string
  /** The visitor's token for the order's private page. Only its hash is stored. */
  readonly token: string
  /** `requested`: it takes its pieces when the shop confirms it. */
  readonly status: UnconfirmedStatus
  readonly totals: Totals
}
