import { sql } from 'kysely'
import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { addWorkingDays } from '#domain/orders/holds/working-days.ts'
import { type TunisDay, tunisDayOf } from '#domain/tunis-day.ts'
import { readReturnTerms } from './return-facts.ts'

/** How many working days before the last one the office is reminded of a refund. */
export const reminderWorkingDays = 2

/** Of one run; the next one takes the others. */
const maxReminders = 200

/** The last day of refunds that are due soon. */
export async function dueSoonUntil(marketplace: Marketplace): Promise<TunisDay> {
  const { closedDays } = await readReturnTerms(marketplace)
  return addWorkingDays(tunisDayOf(marketplace.clock.now()), reminderWorkingDays, closedDays)
}

/** Reminds the office by email of refunds that the law wants soon, each once. */
export async function remindOfRefunds(marketplace: Marketplace): Promise<void> {
  requireAllowed(isSystem(marketplace.actor))
  const until = await dueSoonUntil(marketplace)
  await inTransaction(marketplace, async (marketplace) => {
    const due = await marketplace.db
      .selectFrom('order_returns')
      .select(['id', 'order_id'])
      .where('status', '=', 'inspected')
      .where('reminded_at', 'is', null)
      .where(sql<boolean>`refund_due_on <= ${until}::date`)
      .orderBy('id')
      .limit(maxReminders)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { id, order_id } of due) {
      await marketplace.db
        .updateTable('order_returns')
        .set({ reminded_at: marketplace.clock.now() })
        .where('id', '=', id)
        .execute()
      await recordEvent(marketplace, { type: 'return.refund-due', orderId: order_id, returnId: id })
    }
  })
}
