import { postPayment } from '#domain/cash-book/post-payment.ts'
import { cutText } from '#domain/cut-text.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Millimes } from '#domain/money.ts'
import { cleanPlainLine } from '#domain/text.ts'
import { gatewayFee, gatewayOrderId, isGivenUp } from './card-payment.ts'
import type { ReadAnswer, ReportedPayment } from './payment-gateway.ts'

/** Characters of what a gateway says. */
const maxReported = 200

/**
 * Records what the gateway says of a payment. One that was paid as it was asked for is recorded once, whatever became
 * of its order: that of one that was canceled meanwhile is to go back. Anything else that was paid is wrong, and
 * somebody has to look at it.
 */
export async function recordReading(marketplace: Marketplace, id: number, answer: ReadAnswer): Promise<void> {
  if (answer.outcome === 'failed') return
  const reported = answer.outcome === 'read' && answer.payment.isPaid ? answer.payment : undefined
  await inTransaction(marketplace, async (marketplace) => {
    const known = await lockPayment(marketplace, id)
    if (known.state === 'paid' || known.state === 'wrong') return
    if (!reported) {
      const now = marketplace.clock.now()
      const isNotified = known.next_read_at !== null && known.next_read_at <= now
      if (isGivenUp(known.started_at, now) && !isNotified) await setState(marketplace, id, { state: 'over' })
      return
    }
    const { order_id: orderId, amount_millimes: amount, reference, number } = known
    const { amount: asked, paid, currency, orderId: named } = reported
    if (asked !== amount || paid !== amount || currency !== 'TND' || named !== gatewayOrderId(number, id)) {
      await setState(marketplace, id, { state: 'wrong', reported: reportedText(reported) })
      return
    }
    const payment = orderId === null ? null : await post(marketplace, { orderId, amount, reference: reference ?? '' })
    await setState(marketplace, id, { state: 'paid', payment_id: payment })
  })
}

function reportedText({ amount, paid, currency, orderId }: ReportedPayment): string {
  const sums = amount === paid ? [paid] : [paid, amount]
  const text = `${sums.map((sum) => sum / 1000).join(' / ')} ${currency}, ${orderId || '-'}`
  return cutText(cleanPlainLine(text), maxReported)
}

/** Locks the order first, as all that records payments does. */
async function lockPayment({ db }: Marketplace, id: number) {
  const payment = db.selectFrom('card_payments').where('card_payments.id', '=', id)
  const { order_id } = await payment.select('order_id').executeTakeFirstOrThrow()
  const order =
    order_id === null
      ? undefined
      : await db.selectFrom('orders').select('number').where('id', '=', order_id).forUpdate().executeTakeFirstOrThrow()
  const row = await payment
    .select(['order_id', 'amount_millimes', 'reference', 'state', 'started_at', 'next_read_at'])
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { ...row, number: order?.number }
}

async function setState(
  { db }: Marketplace,
  id: number,
  change:
    | { readonly state: 'over' }
    | { readonly state: 'wrong'; readonly reported: string }
    | { readonly state: 'paid'; readonly payment_id: number | null },
): Promise<void> {
  await db
    .updateTable('card_payments')
    .set({ ...change, next_read_at: null })
    .where('id', '=', id)
    .execute()
}

async function post(
  marketplace: Marketplace,
  { orderId, amount, reference }: { orderId: number; amount: Millimes; reference: string },
): Promise<number> {
  const { courier_id: courierId, ...terms } = await marketplace.db
    .selectFrom('payment_gateways')
    .select(['courier_id', 'fee_basis_points as feeBasisPoints', 'fee_millimes as fee'])
    .executeTakeFirstOrThrow()
  const gateway = { courierId, fee: gatewayFee(amount, terms) }
  return postPayment(marketplace, { orderId, kind: 'paid', amount, means: 'card', reference, gateway })
}
