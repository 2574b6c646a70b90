/** When visitors have to wait before they order. */
export interface WaitingRoomRules {
  /** How many orders of visitors the shop takes a minute; 0: as many as come. */
  readonly ordersPerMinute: number
}

export const maxOrdersPerMinute = 6000

export const defaultWaitingRoomRules: WaitingRoomRules = { ordersPerMinute: 0 }

/** What somebody who has to wait is shown. */
export interface Wait {
  /** 1 is next. */
  readonly place: number
  /** Until the order may be sent again, at least 1. */
  readonly seconds: number
}

/** Somebody who wants to order. */
export interface Arrival {
  /** The idempotency key of the order; undefined for a client that keeps no place. */
  readonly key: string | undefined
  /** The quota key of the network it comes from; undefined when no limit applies to it. */
  readonly network: Buffer | undefined
}

export interface WaitingRoom {
  /**
   * Returns undefined when the order may be placed now. Whoever comes again with the same key keeps the first turn. Throws
   * RateLimited when too many of its network wait, or the line is too long.
   */
  enter(arrival: Arrival): Promise<Wait | undefined>
}
