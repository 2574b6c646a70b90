import { actorColumns } from '#domain/access/actor-columns.ts'
import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { isUnconfirmed, type OrderStatus } from '#domain/order-status.ts'
import {
  findWaitingCorrection,
  settleCustomerRequest,
} from '#domain/orders/customer-requests/settle-customer-request.ts'
import { type CorrectionOutcome, correctDelivery } from '#domain/orders/delivery/correct-delivery.ts'
import { type ChangeOutcome, changeOrderLines } from '#domain/orders/lines/change-order-lines.ts'
import { readOrderLines } from '#domain/orders/lines/order-lines.ts'
import { lockOrder } from '#domain/orders/lock-order.ts'
import { advanceOrderAsOperator, type OperatorStepOutcome } from '#domain/orders/status/advance-order-as-operator.ts'
import { findShortLines } from '#domain/orders/status/take-stock.ts'
import type { Phone } from '#domain/phone.ts'
import { type Call, reasonAndNote } from './call.ts'

export type RecordCallOutcome =
  /** `stepId`: the step that it led to, as confirming does. */
  | { readonly outcome: 'recorded'; readonly stepId?: number }
  /** The order is no longer unconfirmed: somebody else has called meanwhile, or the customer has canceled. */
  | { readonly outcome: 'not-to-call'; readonly status: OrderStatus }
  /**
   * The lines could not be changed, or pieces of a request are missing. Nothing was recorded: the operator is still on
   * the phone.
   */
  | { readonly outcome: 'not-changed'; readonly result: Exclude<ChangeOutcome, { outcome: 'changed' }> }
  /** The customer has corrected the delivery since the operator's card was shown: it has to be read once more. */
  | { readonly outcome: 'corrected-by-customer' }
  | { readonly outcome: 'not-corrected'; readonly result: Exclude<CorrectionOutcome, { outcome: 'corrected' }> }

export interface CallRemarks {
  readonly note?: string
  readonly notifiesCustomer?: boolean
  /** The correction by the customer that the operator saw, if any. */
  readonly seenCorrection?: number | undefined
}

/**
 * Records the outcome of a call to the customer and applies it, in one transaction. Only unconfirmed orders are called.
 * Throws NotFound for an unknown order.
 */
export async function recordCall(
  marketplace: Marketplace,
  orderId: number,
  call: Call,
  { note = '', notifiesCustomer = false, seenCorrection }: CallRemarks = {},
): Promise<RecordCallOutcome> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const status = await lockOrder(marketplace, orderId)
    if (!isUnconfirmed(status)) return { outcome: 'not-to-call', status }
    const correction = await findWaitingCorrection(marketplace, orderId)
    if (confirms(call) && correction !== undefined && correction !== seenCorrection)
      return { outcome: 'corrected-by-customer' }
    if (status === 'requested' && (call.outcome === 'confirmed' || call.outcome === 'address-corrected')) {
      const lines = await findShortLines(marketplace, await readOrderLines(marketplace, orderId))
      if (lines.length > 0) return { outcome: 'not-changed', result: { outcome: 'out-of-stock', lines } }
    }
    if (call.outcome === 'changed') {
      const result = await changeOrderLines(marketplace, orderId, call.lines, call.claimedTotal, call.base)
      if (result.outcome !== 'changed') return { outcome: 'not-changed', result }
    }
    if (call.outcome === 'address-corrected') {
      const result = await correctDelivery(marketplace, orderId, call.correction, call.base)
      if (result.outcome !== 'corrected') return { outcome: 'not-corrected', result }
    }

    const text = call.outcome === 'cancelled' ? reasonAndNote(call.reason, note) : note
    await marketplace.db
      .insertInto('order_calls')
      .values({
        ...{ order_id: orderId, outcome: call.outcome, note: text },
        ...actorColumns(marketplace.actor),
        made_at: marketplace.clock.now(),
      })
      .execute()
    await releaseClaim(marketplace, orderId)
    if (confirms(call) && correction !== undefined) await settleCustomerRequest(marketplace, orderId, correction)
    const step = await applyOutcome(marketplace, orderId, call, { note: text, notifiesCustomer })
    return { outcome: 'recorded', ...(step?.outcome === 'advanced' && { stepId: step.stepId }) }
  })
}

function confirms({ outcome }: Call): boolean {
  return outcome === 'confirmed' || outcome === 'address-corrected' || outcome === 'changed'
}

/** Releases the claim on the order, whoever has it. */
async function releaseClaim({ db }: Marketplace, orderId: number): Promise<void> {
  await db.updateTable('orders').set({ claimed_by: null, claimed_until: null }).where('id', '=', orderId).execute()
}

/**
 * Applies the outcome, except changed lines and addresses, which are saved before because that may be refused. Returns
 * the outcome of the step it leads to.
 */
async function applyOutcome(
  marketplace: Marketplace,
  orderId: number,
  call: Call,
  remarks: CallRemarks,
): Promise<OperatorStepOutcome | undefined> {
  const { outcome } = call
  if (outcome === 'no-answer') await scheduleCallBack(marketplace, orderId, call.callBackAt)
  if (outcome === 'wrong-number') await recordWrongNumber(marketplace, orderId, call.phone)
  if (outcome === 'cancelled') return advanceOrderAsOperator(marketplace, orderId, { to: 'cancelled', ...remarks })
  if (confirms(call)) return advanceOrderAsOperator(marketplace, orderId, { to: 'confirmed', ...remarks })
  return undefined
}

async function scheduleCallBack(marketplace: Marketplace, orderId: number, at: Date): Promise<void> {
  const { unanswered_calls } = await marketplace.db
    .updateTable('orders')
    .set((eb) => ({ unanswered_calls: eb('unanswered_calls', '+', 1), call_back_at: at }))
    .where('id', '=', orderId)
    .returning('unanswered_calls')
    .executeTakeFirstOrThrow()
  const after = { unansweredCalls: unanswered_calls, callBackAt: at }
  await recordAudit(marketplace, { entity: 'order', id: orderId, action: 'not reached', after })
}

async function recordWrongNumber(marketplace: Marketplace, orderId: number, phone: Phone | undefined): Promise<void> {
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
  await recordAudit(marketplace, { entity: 'order', id: orderId, action: 'wrong number', before, after })
}
