import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { readPlansOfStores } from '#domain/commission/read-plans-of-stores.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { SellerPushKind } from '#domain/push-kind.ts'
import { isStudioOpen } from '#domain/sellers/studio-setting.ts'
import { daysBetween, lastDayBefore, type TunisDay, tunisDayOf } from '#domain/tunis-day.ts'
import { endingSoonUntil } from './list-plan-requests.ts'

/** So many days before the end of their plan makers are reminded. On the last day there are none left. */
export const reminderDays = [14, 3, 0] as const

const batchSize = 500

/**
 * Reminds makers on their phones that the plan of their store ends: each once, and the latest only where no worker ran
 * for days. A plan that a higher or later one has followed ends silently. Nothing in a shop without makers.
 */
export async function remindOfPlanEnds(marketplace: Marketplace): Promise<void> {
  requireAllowed(isSystem(marketplace.actor))
  if (!(await isStudioOpen(marketplace))) return
  const today = tunisDayOf(marketplace.clock.now())
  let after = 0
  for (;;) {
    const requests = await listEnding(marketplace, after)
    const plans = await readPlansOfStores(
      marketplace,
      requests.map(({ storeId }) => storeId),
    )
    for (const request of requests) {
      if (plans.get(request.storeId)?.endsAt.getTime() !== request.endsAt.getTime()) continue
      const lastDay = lastDayBefore(request.endsAt)
      const due = dueReminder(daysBetween(today, lastDay))
      if (due !== undefined) await remind(marketplace, { ...request, lastDay, daysBefore: due })
    }
    const last = requests.at(-1)
    if (!last || requests.length < batchSize) return
    after = last.id
  }
}

/** Returns the reminder that is due so many days before the end; undefined while there is time. */
function dueReminder(daysLeft: number): number | undefined {
  return reminderDays.findLast((days) => daysLeft <= days)
}

interface EndingPlan {
  readonly id: number
  readonly storeId: number
  readonly endsAt: Date
}

/** Lists the plans of stores that end within the time of the first reminder, in the order of their ids. */
async function listEnding({ db, clock }: Marketplace, after: number): Promise<EndingPlan[]> {
  const now = clock.now()
  const rows = await db
    .selectFrom('plan_requests')
    .select(['id', 'store_id', 'expires_at'])
    .where('status', '=', 'approved')
    .where('expires_at', '>', now)
    .where('expires_at', '<=', endingSoonUntil(now))
    .where('store_id', 'is not', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(batchSize)
    .execute()
  return rows.flatMap(({ id, store_id: storeId, expires_at: endsAt }) =>
    storeId === null || !endsAt ? [] : [{ id, storeId, endsAt }],
  )
}

const kind: SellerPushKind = 'plan-ending'

/** Has the phones of those who run the store told, unless this reminder was given before. */
async function remind(
  marketplace: Marketplace,
  { id, storeId, lastDay, daysBefore }: EndingPlan & { readonly lastDay: TunisDay; readonly daysBefore: number },
): Promise<void> {
  await inTransaction(marketplace, async ({ db, clock }) => {
    const isNew = await db
      .insertInto('plan_reminders')
      .values({ plan_request_id: id, last_day: lastDay, days_before: daysBefore, made_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('plan_request_id')
      .executeTakeFirst()
    if (!isNew) return
    await db.insertInto('push_notices').values({ kind, store_id: storeId, count: 1 }).execute()
  })
}
