import type { FoundViolation } from '#domain/consistency/find-violations.ts'
import type { Call } from './history.ts'

/** Everything the checker needs about a run: plain data, so the same evidence has the same verdict. */
export interface Evidence {
  readonly calls: readonly Call[]
  /** When the last fault ended, in milliseconds; from then on every instance must respond. */
  readonly healedAt: number
  /** What broke the consistency rules of the shop: stock during the run, and everything after it. */
  readonly violations: readonly TimedViolation[]
  /** The state after the last fault, before the remaining orders are undone. */
  readonly state: DatabaseState
  /** The stock after every order has been undone. */
  readonly emptied: StockSample
  /** How often the stock was checked during the run. */
  readonly checks: number
  /** App processes that ended without being stopped. */
  readonly unexpectedExits: readonly string[]
  /** From the end of the last fault to the first order answered 201 or 409, for each instance, in milliseconds. */
  readonly recoveries: readonly number[]
  /** Undefined for a version of the shop without emails. */
  readonly emails?: EmailEvidence
  /** How often each actor did something that had an effect. */
  readonly actions: Readonly<Record<Actor, number>>
  /** Whether the run was so long that every actor had its turn. */
  readonly isLong: boolean
  /** What orders held together at most, and what they may. */
  readonly held: { readonly most: number; readonly limit: number }
  /** What was wrong with backups taken during the run. */
  readonly backupProblems: readonly string[]
}

/**
 * Who acts in a run: clients of the shop, its staff, its jobs, its backups, and the fault that needs an order to
 * strike.
 */
export const actors = [
  ...(['orders at instance 0', 'orders at instance 1', 'orders at instance 2'] as const),
  ...(['orders of the hot size', 'duplicate requests'] as const),
  ...(['cancellations', 'requests', 'confirmed requests', 'releases', 'revivals', 'erasures'] as const),
  ...(['staff steps', 'changed orders', 'restocks', 'backups', 'cut commits'] as const),
  ...(['handed over parcels', 'delivered orders', 'undone steps', 'remittances', 'revoked remittances'] as const),
  ...(['remittances with withheld tax', 'payments by card', 'wrong payments by card'] as const),
  ...(['inspected returns', 'refunded returns', 'undone steps of returns'] as const),
] as const

export type Actor = (typeof actors)[number]

export interface TimedViolation extends Pick<FoundViolation, 'rule' | 'detail'> {
  readonly at: number
}

export interface StockSample {
  readonly at: number
  readonly sizes: readonly {
    readonly sizeId: number
    readonly stock: number
    /** Pieces added by restocking and corrections, not by cancellations. */
    readonly brought: number
  }[]
}

export interface DatabaseState {
  readonly orders: readonly StoredOrder[]
  readonly movements: readonly {
    readonly orderId?: number
    readonly sizeId: number
    readonly kind: string
    readonly pieces: number
  }[]
  /** Idempotency records with their orders; each must have one. */
  readonly idempotencyRecords: readonly { readonly orderId?: number }[]
}

export interface StoredOrder {
  readonly id: number
  readonly number: string
  /** The customer's name, which the clients set to the id of the request. */
  readonly requestId: string
  /** Whether its personal data, and with it the private page, was erased. */
  readonly isErased: boolean
  readonly status: string
  readonly total: number
  readonly lines: readonly { readonly sizeId: number; readonly quantity: number }[]
}

export interface EmailEvidence {
  /** One for each row of `emails`. */
  readonly outbox: readonly {
    readonly kind: string
    readonly orderId?: number
    readonly messageId: string
    readonly status: string
  }[]
  /** When the mail server accepted each message. */
  readonly received: readonly { readonly messageId: string; readonly at: number }[]
  /** Times of faults that a sender may not have survived. */
  readonly disturbances: readonly Disturbance[]
}

export interface Disturbance {
  readonly from: number
  readonly until: number
}
