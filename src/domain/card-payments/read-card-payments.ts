import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { queueJob } from '#domain/events/queue-job.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { nextReadAfter } from './card-payment.ts'
import { noteGatewayProblem, readGatewayAccess } from './gateway-settings.ts'
import { recordReading } from './record-reading.ts'

/** Of one run: the next one follows at once. */
const maxReadings = 20

/**
 * Asks the gateway for the payments that are due, one after the other: those that it has notified, and in case a
 * notification is lost, all that may still be paid. Runs as a job.
 */
export async function readCardPayments(marketplace: Marketplace): Promise<void> {
  requireAllowed(isSystem(marketplace.actor))
  for (let count = 0; count < maxReadings; count += 1) {
    const due = await claimReading(marketplace)
    if (!due) return
    const access = await readGatewayAccess(marketplace)
    const answer =
      access === undefined || access === 'unreadable-token'
        ? ({ outcome: 'failed', problem: 'unreadable-token' } as const)
        : await marketplace.paymentGateway.read(access, due.reference)
    await noteGatewayProblem(marketplace, answer.outcome === 'failed' ? answer.problem : undefined)
    await recordReading(marketplace, due.id, answer)
    // It does not answer: the others are read in a minute. What it says of one payment may be understood of the others.
    if (answer.outcome === 'failed' && answer.problem !== 'not-understood') return
  }
  await queueJob(marketplace, 'read-card-payments', {})
}

/**
 * Queues the job where payments are due: this runs every minute. Jobs of one queue run one at a time, so a gateway that
 * is slow keeps one worker busy, never all.
 */
export async function queueDueReadings(marketplace: Marketplace): Promise<void> {
  requireAllowed(isSystem(marketplace.actor))
  const { db, clock } = marketplace
  const due = db.selectFrom('card_payments').select('id').where('next_read_at', '<=', clock.now()).limit(1)
  if (await due.executeTakeFirst()) await queueJob(marketplace, 'read-card-payments', {})
}

/** Claims a payment in the database before it is read: of two runs at once each reads another. */
async function claimReading(
  marketplace: Marketplace,
): Promise<{ readonly id: number; readonly reference: string } | undefined> {
  return inTransaction(marketplace, async ({ db, clock }) => {
    const now = clock.now()
    const due = await db
      .selectFrom('card_payments')
      .select(['id', 'reference', 'ends_at'])
      .where('next_read_at', '<=', now)
      .orderBy('next_read_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!due?.reference) return undefined
    await db
      .updateTable('card_payments')
      .set({ last_read_at: now, next_read_at: nextReadAfter(due.ends_at, now) })
      .where('id', '=', due.id)
      .execute()
    return { id: due.id, reference: due.reference }
  })
}
