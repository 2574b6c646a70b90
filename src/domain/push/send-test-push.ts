import { hasOfficeAccount } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/** Least time between two test notifications of one operator, in milliseconds. */
const pauseMilliseconds = 10_000

/**
 * Has a test notification sent to the phones of the signed-in operator, quiet hours or not. `too-soon`: one was just
 * sent, or a phone is left alone after failures.
 */
export async function requestTestPush(marketplace: Marketplace): Promise<'queued' | 'too-soon' | 'no-phone'> {
  requireAllowed(hasOfficeAccount(marketplace.actor))
  const { id: operatorId } = marketplace.actor
  return inTransaction(marketplace, async (marketplace) => {
    const { db, clock } = marketplace
    const now = clock.now()
    const own = db.selectFrom('push_subscriptions').select('id').where('operator_id', '=', operatorId)
    if (!(await own.executeTakeFirst())) return 'no-phone'
    const [ready] = await db
      .updateTable('push_subscriptions')
      .set({ tested_at: now })
      .where('operator_id', '=', operatorId)
      .where((is) =>
        is.or([is('tested_at', 'is', null), is('tested_at', '<=', new Date(now.getTime() - pauseMilliseconds))]),
      )
      .returning('id')
      .execute()
    if (!ready) return 'too-soon'
    await db
      .insertInto('push_pending')
      .columns(['subscription_id', 'kind', 'count'])
      .expression(own.select((is) => [is.val('test').as('kind'), is.lit(1).as('count')]))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await recordEvent(marketplace, { type: 'operator.notification-tested', operatorId })
    return 'queued'
  })
}
