import { sql } from 'kysely'
import { hasPrivateOrder, mayActInPublic } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/** However often it is notified, a payment is read once in so many seconds. */
const secondsBetweenReadings = 10

/**
 * Has a payment read soon because the gateway, or whoever says so, has notified it. A notification proves nothing:
 * what counts is what is read. One of an unknown payment, or of one that is known to be paid, does nothing.
 */
export async function noteNotification(marketplace: Marketplace, reference: string): Promise<void> {
  requireAllowed(mayActInPublic(marketplace.actor))
  await readSoon(marketplace, { column: 'reference', value: reference })
}

/** Has the payments of the order of the private link read soon: its customer is back from the page of the gateway. */
export async function noteReturn(marketplace: Marketplace): Promise<void> {
  requireAllowed(hasPrivateOrder(marketplace.actor))
  await readSoon(marketplace, { column: 'order_id', value: marketplace.actor.orderId })
}

type Which =
  | { readonly column: 'reference'; readonly value: string }
  | { readonly column: 'order_id'; readonly value: number }

async function readSoon(marketplace: Marketplace, { column, value }: Which): Promise<void> {
  await inTransaction(marketplace, async (marketplace) => {
    const { db, clock } = marketplace
    const now = clock.now()
    // One that was just read may have been paid since: the job of the next minute reads it.
    const soonest = sql<Date>`greatest(${now}::timestamptz, last_read_at + make_interval(secs => ${secondsBetweenReadings}))`
    const noted = await db
      .updateTable('card_payments')
      .set({ next_read_at: soonest })
      .where(column, '=', value)
      .where('reference', 'is not', null)
      .where('state', 'in', ['open', 'over'])
      // However often it is notified until then, nothing is written.
      .where('next_read_at', 'is distinct from', soonest)
      .returning('next_read_at')
      .execute()
    const isDue = noted.some(({ next_read_at }) => next_read_at !== null && next_read_at <= now)
    if (isDue) await recordEvent(marketplace, { type: 'card-payment.notified' })
  })
}
