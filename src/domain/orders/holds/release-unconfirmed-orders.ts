import { sql } from 'kysely'
import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Millimes } from '#domain/money.ts'
import { releasedStatus, unconfirmedStatuses } from '#domain/order-status.ts'
import { lockOrder } from '#domain/orders/lock-order.ts'
import { advanceOrder } from '#domain/orders/status/advance-order.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import type { ClosedDays } from './closed-days.ts'
import { closedDaysSetting } from './closed-days-setting.ts'
import { holdLimitSetting } from './hold-limit-setting.ts'
import type { HoldLimits } from './hold-limits.ts'
import { addWorkingHours } from './working-hours.ts'

/**
 * Reminds the office of orders that nobody has confirmed in time, and some working hours later releases them: their
 * pieces return to stock and the customer is told. Runs as a job. An order is never released without a reminder,
 * however long no job ran, nor before a call was due, nor while an operator has claimed it, nor once something was
 * paid.
 */
export async function releaseUnconfirmedOrders(marketplace: Marketplace): Promise<void> {
  requireAllowed(isSystem(marketplace.actor))
  const { value: limits } = await getSetting(marketplace, holdLimitSetting)
  const { value: days } = await getSetting(marketplace, closedDaysSetting)
  const times = { ...limits, ...days }
  for (let last = 0; ; ) {
    const orders = await waitingOrders(marketplace).where('id', '>', last).orderBy('id').limit(ordersPerBatch).execute()
    const now = marketplace.clock.now()
    for (const order of orders.filter((order) => actionDue(order, times, now) !== 'none'))
      await remindOrRelease(marketplace, order.id, times)
    last = orders.at(-1)?.id ?? 0
    if (orders.length < ordersPerBatch) return
  }
}

const ordersPerBatch = 500

/** Decides again with the order locked: it may have been confirmed, canceled or claimed meanwhile. */
async function remindOrRelease(marketplace: Marketplace, orderId: number, times: ReleaseTimes): Promise<void> {
  await inTransaction(marketplace, async (marketplace) => {
    const { clock } = marketplace
    const status = await lockOrder(marketplace, orderId)
    const order = await waitingOrders(marketplace).where('id', '=', orderId).executeTakeFirst()
    const action = order ? actionDue(order, times, clock.now()) : 'none'
    if (action === 'remind') await remind(marketplace, orderId)
    if (action !== 'release') return
    const step = await advanceOrder(marketplace, orderId, { from: status, to: releasedStatus })
    if (step.outcome !== 'advanced') return
    const { stepId } = step
    await recordEvent(marketplace, { type: 'order.customer-notified', orderId, status: releasedStatus, stepId })
  })
}

async function remind(marketplace: Marketplace, orderId: number): Promise<void> {
  const { db, clock } = marketplace
  await db.updateTable('orders').set({ reminded_at: clock.now() }).where('id', '=', orderId).execute()
  await recordEvent(marketplace, { type: 'order.reminded', orderId })
}

/** When unconfirmed orders are reminded and released. */
type ReleaseTimes = Pick<HoldLimits, 'hoursToConfirm' | 'hoursAfterReminder'> & ClosedDays

interface WaitingOrder {
  /** When it was placed or revived. */
  readonly since: Date
  readonly remindedAt: Date | null
  readonly callBackAt: Date | null
  readonly claimedUntil: Date | null
  readonly paid: Millimes
}

function waitingOrders({ db }: Marketplace) {
  return db
    .selectFrom('orders')
    .select(['id', 'reminded_at as remindedAt', 'call_back_at as callBackAt', 'claimed_until as claimedUntil'])
    .select('paid_millimes as paid')
    .select(
      sql<Date>`coalesce((select max(made_at) from order_steps where order_id = orders.id), placed_at)`.as('since'),
    )
    .where('status', 'in', unconfirmedStatuses)
}

/** Returns what is due for an unconfirmed order; pure. */
export function actionDue(
  { since, remindedAt, callBackAt, claimedUntil, paid }: WaitingOrder,
  { hoursToConfirm, hoursAfterReminder, ...days }: ReleaseTimes,
  now: Date,
): 'none' | 'remind' | 'release' {
  if (remindedAt === null) return addWorkingHours(since, hoursToConfirm, days) <= now ? 'remind' : 'none'
  // Who has paid gets the pieces, or the money back: somebody has to decide.
  if (paid > 0) return 'none'
  const isClaimed = claimedUntil !== null && claimedUntil > now
  const from = callBackAt !== null && callBackAt > remindedAt ? callBackAt : remindedAt
  return !isClaimed && addWorkingHours(from, hoursAfterReminder, days) <= now ? 'release' : 'none'
}
