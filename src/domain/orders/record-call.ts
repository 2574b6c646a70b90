import { recordChange } from '../history/record-change.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import { operatorName } from '../operators/operator-name.ts'
import { requireOperator } from '../operators/require-operator.ts'
import { recordEvent } from '../record-event.ts'
import { type Call, reasonAndNote } from './call.ts'
import { type ChangeOutcome, changeOrderLines } from './change-order-lines.ts'
import { type CorrectionOutcome, correctDelivery } from './correct-delivery.ts'
import { lockOrder } from './lock-order.ts'
import type { OrderStatus } from './order-status.ts'
import { takeOrderStep } from './take-order-step.ts'

export type CallRecorded =
  | { readonly outcome: 'recorded' }
  /** Somebody else has called meanwhile, or the customer has cancelled. */
  | { readonly outcome: 'not-to-call'; readonly status: OrderStatus }
  /** The order could not be changed as the customer wishes. Nothing was recorded: the call goes on. */
  | { readonly outcome: 'not-changed'; readonly result: Exclude<ChangeOutcome, { outcome: 'changed' }> }
  | { readonly outcome: 'not-corrected'; readonly result: Exclude<CorrectionOutcome, { outcome: 'corrected' }> }

export interface CallRemarks {
  readonly note?: string
  readonly tellsCustomer?: boolean
}

/**
 * Writes down what came of calling the customer, and does what follows from it, all or nothing. Only an order that waits
 * to be confirmed is called. Throws NotFound for an order that never was.
 */
export async function recordCall(
  marketplace: Marketplace,
  orderId: number,
  call: Call,
  { note = '', tellsCustomer = false }: CallRemarks = {},
): Promise<CallRecorded> {
  const operator = requireOperator(marketplace, 'staff')
  return inTransaction(marketplace, async (marketplace) => {
    const status = await lockOrder(marketplace, orderId)
    if (status !== 'received') return { outcome: 'not-to-call', status }
    if (call.outcome === 'changed') {
      const result = await changeOrderLines(marketplace, orderId, call.lines, call.claimedTotal, call.base)
      if (result.outcome !== 'changed') return { outcome: 'not-changed', result }
    }
    if (call.outcome === 'address-corrected') {
      const result = await correctDelivery(marketplace, orderId, call.correction, call.base)
      if (result.outcome !== 'corrected') return { outcome: 'not-corrected', result }
    }

    const words = call.outcome === 'cancelled' ? reasonAndNote(call.reason, note) : note
    await marketplace.db
      .insertInto('order_calls')
      .values({
        ...{ order_id: orderId, outcome: call.outcome, note: words },
        ...{ made_by: operatorName(operator), made_at: marketplace.clock.now() },
      })
      .execute()
    await putCardDown(marketplace, orderId)
    await recordEvent(marketplace, { type: 'order.called', orderId })
    await follow(marketplace, orderId, call, { note: words, tellsCustomer })
    return { outcome: 'recorded' }
  })
}

/** Nobody needs the order before them any more, whoever had it. */
async function putCardDown({ db }: Marketplace, orderId: number): Promise<void> {
  await db.updateTable('orders').set({ claimed_by: null, claimed_until: null }).where('id', '=', orderId).execute()
}

/** What a call leads to, but for lines and address, which are changed first because that may be refused. */
async function follow(marketplace: Marketplace, orderId: number, call: Call, remarks: CallRemarks): Promise<void> {
  const { outcome } = call
  if (outcome === 'no-answer') await callAgain(marketplace, orderId, call.callBackAt)
  if (outcome === 'wrong-number') await takeNumber(marketplace, orderId, call.phone)
  if (outcome === 'cancelled') await takeOrderStep(marketplace, orderId, { to: 'cancelled', ...remarks })
  if (outcome === 'confirmed' || outcome === 'address-corrected' || outcome === 'changed') {
    await takeOrderStep(marketplace, orderId, { to: 'confirmed', ...remarks })
  }
}

async function callAgain(marketplace: Marketplace, orderId: number, at: Date): Promise<void> {
  const { unanswered_calls } = await marketplace.db
    .updateTable('orders')
    .set((eb) => ({ unanswered_calls: eb('unanswered_calls', '+', 1), call_back_at: at }))
    .where('id', '=', orderId)
    .returning('unanswered_calls')
    .executeTakeFirstOrThrow()
  const after = { unansweredCalls: unanswered_calls, callBackAt: at }
  await recordChange(marketplace, { what: 'order', id: orderId, action: 'not reached', after })
}

async function takeNumber(marketplace: Marketplace, orderId: number, phone: string | undefined): Promise<void> {
  const before = await marketplace.db
    .selectFrom('orders')
    .select('customer_phone')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const after = phone === undefined ? { phone_is_wrong: true } : { phone_is_wrong: false, customer_phone: phone }
  await marketplace.db
    .updateTable('orders')
    .set({ ...after, unanswered_calls: 0, call_back_at: null })
    .where('id', '=', orderId)
    .execute()
  await recordChange(marketplace, { what: 'order', id: orderId, action: 'wrong number', before, after })
}
