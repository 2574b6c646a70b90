import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { millimes } from '#domain/money.ts'
import { releasedStatus } from '#domain/order-status.ts'
import { lockOrder } from '#domain/orders/lock-order.ts'
import { advanceOrder } from '#domain/orders/status/advance-order.ts'
import { onlinePayments } from '#domain/payment-method.ts'
import { minutesAfterPaying, minutesToPay } from './card-payment.ts'
import { hasWrongPayment, heldToPaySince } from './read-payable-order.ts'

const ordersPerRun = 500

/**
 * Releases orders to be paid by card that nobody has paid in time: their pieces return to stock and the customer is
 * told. Runs as a job. One that an operator has claimed to call its customer stays meanwhile, as does one for which
 * something else was paid, until somebody has looked at it.
 */
export async function releaseUnpaidOrders(marketplace: Marketplace): Promise<void> {
  requireAllowed(isSystem(marketplace.actor))
  const due = await unpaidOrders(marketplace).orderBy('id').limit(ordersPerRun).execute()
  for (const { id } of due) await releaseUnpaid(marketplace, id)
}

function unpaidOrders({ db, clock }: Marketplace) {
  const now = clock.now()
  const before = new Date(now.getTime() - (minutesToPay + minutesAfterPaying) * 60_000)
  return db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'received')
    .where('payment_method', 'in', onlinePayments)
    .where('paid_millimes', '=', millimes(0))
    .where(heldToPaySince, '<=', before)
    .where(({ not }) => not(hasWrongPayment))
    .where(({ or, eb }) => or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
}

/** Decides again with the order locked: it may have been paid, confirmed, canceled or claimed meanwhile. */
async function releaseUnpaid(marketplace: Marketplace, orderId: number): Promise<void> {
  await inTransaction(marketplace, async (marketplace) => {
    const from = await lockOrder(marketplace, orderId)
    if (!(await unpaidOrders(marketplace).where('id', '=', orderId).executeTakeFirst())) return
    const step = await advanceOrder(marketplace, orderId, { from, to: releasedStatus })
    if (step.outcome !== 'advanced') return
    const { stepId } = step
    await recordEvent(marketplace, { type: 'order.customer-notified', orderId, status: releasedStatus, stepId })
  })
}
