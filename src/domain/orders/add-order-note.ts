import { actorColumns } from '#domain/access/actor-columns.ts'
import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { lockOrder } from './lock-order.ts'
import { unsentNoteDays } from './order-note.ts'

/** How a note was sent, once or more: a page keeps it until an answer comes. */
export interface SentNote {
  /** A UUID made when it was typed. */
  readonly submissionKey: string
  /** How long ago it was typed, by the clock of the phone, which may be wrong: a difference is not. */
  readonly typedSecondsAgo: number
}

/** Unsent notes are kept that long by browsers. */
const maxTypedSecondsAgo = unsentNoteDays * 24 * 60 * 60

/** A note sent sooner than that counts as typed when it came. */
const minTypedSecondsAgo = 60

/**
 * Adds a note to an order, visible to staff only. One operator adds a note with a submission key once. Throws NotFound
 * for an unknown order.
 */
export async function addOrderNote(
  marketplace: Marketplace,
  orderId: number,
  body: string,
  sent: SentNote,
): Promise<void> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  const actor = actorColumns(marketplace.actor)
  await inTransaction(marketplace, async (marketplace) => {
    const { db, clock } = marketplace
    await lockOrder(marketplace, orderId)
    const now = clock.now()
    const added = await db
      .insertInto('order_notes')
      .values({ order_id: orderId, body, ...actor, made_at: now, ...sendingColumns(sent, now) })
      .onConflict((conflict) => conflict.columns(['actor_id', 'submission_key']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) return
    await recordAudit(marketplace, { entity: 'order', id: orderId, action: 'noted', after: { note: body } })
  })
}

function sendingColumns({ submissionKey, typedSecondsAgo }: SentNote, now: Date) {
  const seconds = Math.min(Math.max(typedSecondsAgo, 0), maxTypedSecondsAgo)
  const typedAt = seconds < minTypedSecondsAgo ? null : new Date(now.getTime() - seconds * 1000)
  return { submission_key: submissionKey, typed_at: typedAt }
}
