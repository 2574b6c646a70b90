import type { Millimes } from '#domain/money.ts'
import type { OwedCash } from './owed-cash.ts'

/** An order for which a courier owes cash, or the shop fees. */
export interface OwedOrder extends OwedCash {
  readonly id: number
  readonly number: string
  readonly customerName: string
  readonly city: string
  /** Since when the courier owes it. */
  readonly since: Date
}

/** An order of a remittance as the person saw it. */
export interface RemittedOrder {
  readonly orderId: number
  /** What the page said that the courier owes for it. */
  readonly seenOwed: Millimes
  /** What came for it, more or less than that; 0 where it is as it should be. */
  readonly difference: Millimes
}

/** A remittance as its page shows it. */
export interface Remittance {
  readonly id: number
  readonly courier: { readonly id: number; readonly name: string }
  readonly expected: Millimes
  readonly received: Millimes
  readonly tax: WithheldTax
  readonly reference: string
  /** Why it differs; empty where it does not. */
  readonly reason: string
  readonly by: string
  readonly at: Date
  readonly revoked?: { readonly reason: string; readonly by: string; readonly at: Date }
  readonly orders: readonly SettledOrder[]
}

/** What the courier withheld as tax on what customers paid. Millimes; the rate in hundredths of a percent. */
export interface WithheldTax {
  readonly basisPoints: number
  readonly taxed: Millimes
  readonly withheld: Millimes
}

export interface SettledOrder {
  readonly id: number
  readonly number: string
  readonly collected: Millimes
  readonly fees: Millimes
  readonly withheldTax: Millimes
  readonly difference: Millimes
}

/** A courier whose page lists more orders than this remits in several parts. */
export const maxRemittedOrders = 1000
/** Characters. Migration 0092 has checks with the same numbers. */
export const maxRemittanceReference = 120
export const maxDifferenceReason = 200
