/** When visitors have to wait before they order. */
export interface WaitingRoomRules {
  /** How many orders of visitors the shop takes a minute; 0: as many as come. */
  readonly ordersPerMinute: number
}

export const maxOrdersPerMinute = 6000

export const defaultWaitingRoomRules: WaitingRoomRules = { ordersPerMinute: 0 }

/** The waiting room is full for whoever would wait longer. */
export const maxWaitMilliseconds = 60 * 60_000

/** How long a place is kept after its turn. */
export const graceMilliseconds = 10 * 60_000

/** Somebody who wants to order. */
export interface Arrival {
  /** Hash of the idempotency key, or of the order where there is none. */
  readonly ticketKey: Buffer
  /** Without one a ticket admits a single request, since the next one with the same content is another order. */
  readonly hasIdempotencyKey: boolean
  /** The quota key of the network it comes from; undefined when no limit applies to it. */
  readonly network: Buffer | undefined
}

/** What somebody who has to wait is shown. */
export interface Wait {
  /** 1 is next. */
  readonly place: number
  /** Until the order may be sent again, at least 1. */
  readonly seconds: number
}

/** Why an order may not be placed now. */
export type NotAdmitted =
  | ({ readonly outcome: 'waiting' } & Wait)
  /** Whoever came now would wait too long. After so many seconds there may be a place. */
  | { readonly outcome: 'waiting-room-full'; readonly seconds: number }

export interface WaitingRoom {
  /**
   * Returns undefined when the order may be placed now. Whoever comes again with the same key keeps the place. Throws
   * RateLimited when its network has had too many turns without placing an order.
   */
  enter(arrival: Arrival): Promise<NotAdmitted | undefined>
}
