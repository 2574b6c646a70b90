import { pipeline } from '#database/pipeline.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { expiryCutoff } from '#domain/orders/placing/idempotency-record.ts'
import { maxOrdersOfNetwork } from '#domain/rate-limits/order-quotas.ts'
import { rateLimitSetting } from '#domain/rate-limits/rate-limit-setting.ts'
import { selectSetting, settingFromRow } from '#domain/settings/get-setting.ts'
import { advance } from './admission.ts'
import { type Answer, assignPlaces, hexOf, isValid } from './assign-places.ts'
import {
  countUnusedTurns,
  lockRoom,
  saveRoom,
  saveTickets,
  selectPlacedKeys,
  selectTickets,
} from './ticket-statements.ts'
import type { Arrival } from './waiting-room.ts'
import { waitingRoomSetting } from './waiting-room-setting.ts'

/** Answers those who want to order, in their order. Processes that do so at the same time wait for each other. */
export async function answerArrivals(
  { db, clock }: Pick<Marketplace, 'db' | 'clock'>,
  arrivals: readonly Arrival[],
): Promise<Answer[]> {
  const keys = arrivals.map(({ ticketKey }) => ticketKey)
  return db.transaction().execute(async (db) => {
    const [[stored], [rules], [rateLimits], tickets, placed] = await pipeline(
      db,
      lockRoom(db),
      selectSetting({ db }, waitingRoomSetting),
      selectSetting({ db }, rateLimitSetting),
      selectTickets(db, keys),
      selectPlacedKeys(db, keys, expiryCutoff(clock)),
    )
    const { ordersPerMinute } = settingFromRow(rules, waitingRoomSetting).value
    if (stored === undefined || ordersPerMinute === 0) return arrivals.map(() => ({ outcome: 'admitted' }))
    // After the lock, so that a process that waited for another one has the later time.
    const now = clock.now()
    const room = advance(stored, now, ordersPerMinute)
    const valid = new Set(tickets.filter((ticket) => isValid(ticket, now)).map(({ key }) => hexOf(key)))
    // A valid ticket without an idempotency key is used up by one request, and the next one in the batch needs another.
    const networks = arrivals.flatMap(({ ticketKey, hasIdempotencyKey, network }) =>
      hasIdempotencyKey && valid.has(hexOf(ticketKey)) ? [] : (network ?? []),
    )
    const [counts] = await pipeline(db, networks.length > 0 ? countUnusedTurns(db, networks, now) : undefined)
    const { answers, lastNumber, saved } = assignPlaces(arrivals, {
      ...{ room, now },
      tickets: new Map(tickets.map((ticket) => [hexOf(ticket.key), ticket])),
      placedKeys: new Set(placed.map(({ key_hash }) => hexOf(key_hash))),
      unusedTurns: new Map(counts.map(({ network, turns }) => [hexOf(network), Number(turns)])),
      maxOrdersOfNetwork: maxOrdersOfNetwork(settingFromRow(rateLimits, rateLimitSetting).value),
    })
    await pipeline(
      db,
      saveRoom(db, { ...room, last_number: lastNumber }),
      saved.length > 0 ? saveTickets(saved) : undefined,
    )
    return answers
  })
}
