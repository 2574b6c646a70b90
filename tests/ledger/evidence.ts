import type { Call } from './history.ts'

/** Everything the checker judges a run by. It holds no connection and no clock: the same evidence, the same verdict. */
export interface Evidence {
  readonly calls: readonly Call[]
  /** When the last fault was made good; from here on every instance must answer. */
  readonly healedAt: number
  /** Of the database while the run went on, each read in one snapshot. */
  readonly samples: readonly StockSample[]
  /** The whole ledger after healing, before the remaining orders are cancelled. */
  readonly books: Books
  /** After every order that may be cancelled has been. */
  readonly emptied: StockSample
  /** Ends of app processes that nobody had asked for. */
  readonly unexpectedExits: readonly string[]
  /** From the end of the last fault to the first order answered 201 or 409, for each instance, in milliseconds. */
  readonly recoveries: readonly number[]
  /** Undefined while the shop writes no letters. */
  readonly post?: Post
}

export interface StockSample {
  readonly at: number
  readonly sizes: readonly {
    readonly sizeId: number
    readonly stock: number
    /** Sum of all movements. */
    readonly ledger: number
    /** Pieces brought in other than by cancelling. */
    readonly brought: number
    /** Pieces sold and not given back. */
    readonly sold: number
  }[]
}

export interface Books {
  readonly orders: readonly BookedOrder[]
  readonly movements: readonly {
    readonly orderId?: number
    readonly sizeId: number
    readonly kind: string
    readonly pieces: number
  }[]
  /** Attempts kept by key, with the order each led to; one without an order should have been released. */
  readonly attempts: readonly { readonly orderId?: number }[]
  /** `from to`, for every step there may be. */
  readonly transitions: ReadonlySet<string>
}

export interface BookedOrder {
  readonly id: number
  readonly number: string
  /** The customer's name, which the clients set to the name of the attempt. */
  readonly attempt: string
  readonly status: string
  readonly subtotal: number
  readonly total: number
  readonly lines: readonly { readonly sizeId: number; readonly quantity: number; readonly lineTotal: number }[]
  readonly steps: readonly { readonly from: string; readonly to: string }[]
  readonly tokens: number
  /** How many events of its placing there are. */
  readonly placings: number
}

export interface Post {
  /** One for each row of `letters`. */
  readonly letters: readonly {
    readonly kind: string
    readonly orderId?: number
    readonly messageId: string
    readonly status: string
  }[]
  /** Moments at which the mail server took a message in. */
  readonly received: readonly { readonly messageId: string; readonly at: number }[]
  /** Moments at which something broke that a sender may not have survived. */
  readonly disturbances: readonly Disturbance[]
}

export interface Disturbance {
  readonly from: number
  readonly until: number
}
