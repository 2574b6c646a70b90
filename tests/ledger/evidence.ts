import type { Call } from './history.ts'

/** Everything the checker needs about a run: plain data, so the same evidence has the same verdict. */
export interface Evidence {
  readonly calls: readonly Call[]
  /** When the last fault ended, in milliseconds; from then on every instance must respond. */
  readonly healedAt: number
  /** Samples of the database during the run, each from one snapshot. */
  readonly samples: readonly StockSample[]
  /** The state after the last fault, before the remaining orders are undone. */
  readonly state: DatabaseState
  /** The stock after every order has been undone. */
  readonly emptied: StockSample
  /** App processes that ended without being stopped. */
  readonly unexpectedExits: readonly string[]
  /** From the end of the last fault to the first order answered 201 or 409, for each instance, in milliseconds. */
  readonly recoveries: readonly number[]
  /** Undefined for a version of the shop without emails. */
  readonly emails?: EmailEvidence
}

export interface StockSample {
  readonly at: number
  readonly sizes: readonly {
    readonly sizeId: number
    readonly stock: number
    /** Sum of all movements. */
    readonly ledger: number
    /** Pieces added by restocking and corrections, not by cancellations. */
    readonly brought: number
    /** Pieces sold and not restocked. */
    readonly sold: number
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
  /** `from to` for every transition. */
  readonly transitions: ReadonlySet<string>
}

export interface StoredOrder {
  readonly id: number
  readonly number: string
  /** The customer's name, which the clients set to the id of the request. */
  readonly requestId: string
  readonly status: string
  readonly subtotal: number
  readonly total: number
  readonly lines: readonly { readonly sizeId: number; readonly quantity: number; readonly lineTotal: number }[]
  readonly steps: readonly { readonly from: string; readonly to: string }[]
  readonly tokens: number
  /** How many `order.placed` events it has. */
  readonly placings: number
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
