import type { Wait } from './waiting-room.ts'

// Tickets have numbers, and those up to `admitted` may order. It grows at the limit, so a changed limit moves everybody at once.

/** So many orders may come at once before anybody waits: few enough for the queue of transactions, which refuses what it cannot hold. */
const maxBurst = 20

/** A burst has the orders of so many minutes at most. */
const burstMinutes = 1 / 6

/** A stored time that is less far ahead is that of another instance. One that is further ahead was a wrong clock, and is replaced. */
const maxSkewMilliseconds = 60_000

/** The row of the waiting room. */
export interface Room {
  /** The limit since `admitted_at`; 0: all are admitted. */
  readonly orders_per_minute: number
  /** Of the ticket that was given last. */
  readonly last_number: number
  /**
   * Numbers up to this one were admitted at `admitted_at`. It has a fraction of the next one, and is ahead of `last_number` by
   * the orders that may come without waiting.
   */
  readonly admitted: number
  readonly admitted_at: Date
}

/** Admits those whose turn has come by now, and sets the limit from now on. */
export function advance(room: Room, now: Date, ordersPerMinute: number): Room {
  const elapsed = now.getTime() - room.admitted_at.getTime()
  const isSkewed = elapsed < 0 && elapsed > -maxSkewMilliseconds
  const passed = room.admitted + (room.orders_per_minute * Math.max(0, elapsed)) / 60_000
  const burst = Math.max(1, Math.min(maxBurst, ordersPerMinute * burstMinutes))
  return {
    orders_per_minute: ordersPerMinute,
    last_number: room.last_number,
    admitted: Math.min(room.orders_per_minute === 0 ? Number.POSITIVE_INFINITY : passed, room.last_number + burst),
    // Clocks of instances differ by milliseconds: the time between them must not count twice.
    admitted_at: isSkewed ? room.admitted_at : now,
  }
}

/** Returns how long this number has to wait; undefined when it is admitted. */
export function waitOf(number: number, { admitted, orders_per_minute: ordersPerMinute }: Room): Wait | undefined {
  const place = Math.ceil(number - admitted)
  return place <= 0 ? undefined : { place, seconds: Math.ceil(((number - admitted) / ordersPerMinute) * 60) }
}
