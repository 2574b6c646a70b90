import { randomUUID } from 'node:crypto'
import { actorColumns, isSameActor } from '#domain/access/actor-columns.ts'
import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { undefinedIfNotFound } from '#domain/errors.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Millimes } from '#domain/money.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import { lockOrder } from '#domain/orders/lock-order.ts'
import { isHandoverToCourier, owesPayment } from '#domain/orders/payments/payment.ts'
import { type AdvanceOutcome, advanceOrder } from './advance-order.ts'
import { readLastStep } from './read-last-step.ts'

export interface OperatorStep {
  readonly to: OrderStatus
  /** The status the operator saw; an order with another status since is left unchanged. */
  readonly from?: OrderStatus
  readonly note?: string
  /** Whether the customer is notified by email, if the order has an email address. */
  readonly notifiesCustomer?: boolean
  /** Whether the person agreed to hand over the parcel of an order that is not paid. */
  readonly isUnpaidAgreed?: boolean
  /** Common to the steps that were taken together. */
  readonly batchId?: string
  /** What the courier owes for the pieces of a lost parcel that is written off, in millimes. */
  readonly claim?: Millimes
  /** Whether the order is handed over in the shop: then it is delivered without a parcel. */
  readonly isAtCounter?: boolean
}

export type OperatorStepOutcome =
  | AdvanceOutcome
  /** The parcel of an unpaid order would be handed over, and `isUnpaidAgreed` is not set. */
  | { readonly outcome: 'unpaid' }

/**
 * Advances an order on behalf of the signed-in operator, with an entry in the audit log. Throws NotFound for an unknown
 * order.
 */
export async function advanceOrderAsOperator(
  marketplace: Marketplace,
  orderId: number,
  { notifiesCustomer = false, isUnpaidAgreed = false, ...step }: OperatorStep,
): Promise<OperatorStepOutcome> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const isUnpaid = isHandoverToCourier(step.to) && (await isPackedUnpaid(marketplace, orderId))
    if (isUnpaid && !isUnpaidAgreed) return { outcome: 'unpaid' }
    const result = await advanceOrder(marketplace, orderId, step)
    if (result.outcome === 'not-possible') {
      const taken = await findJustTaken(marketplace, orderId, step)
      return taken === undefined ? result : { outcome: 'advanced', stepId: taken }
    }
    if (result.outcome === 'out-of-stock') return result
    const { to, note } = step
    const after = { status: to, note, ...(isUnpaid && { isPaid: false }), stepId: result.stepId }
    await recordAudit(marketplace, { entity: 'order', id: orderId, action: to, after })
    if (notifiesCustomer) {
      await recordEvent(marketplace, { type: 'order.customer-notified', orderId, status: to, stepId: result.stepId })
    }
    return result
  })
}

/** Locks the order, so that its payment is not revoked between this check and the step. */
async function isPackedUnpaid(marketplace: Marketplace, orderId: number): Promise<boolean> {
  if ((await lockOrder(marketplace, orderId)) !== 'packed') return false
  const { payment_method, paid_at } = await marketplace.db
    .selectFrom('orders')
    .select(['payment_method', 'paid_at'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  return owesPayment({ payment: payment_method, isPaid: paid_at !== null })
}

/** Returns the id of the last step if the same operator has taken this one: a button tapped twice is one step. */
async function findJustTaken(
  marketplace: Marketplace,
  orderId: number,
  { to, from, note = '' }: Pick<OperatorStep, 'to' | 'from' | 'note'>,
): Promise<number | undefined> {
  const last = await readLastStep(marketplace, orderId)
  const isSame = last?.from_status === from && last?.to_status === to && last.note === note
  return isSame && isSameActor(last, actorColumns(marketplace.actor)) ? last.id : undefined
}

/** An order with the status in which it was listed (optimistic locking). */
export interface ExpectedOrder {
  readonly id: number
  readonly status: OrderStatus
}

/** An order that did not take the step, with its status now. */
export interface SkippedOrder extends ExpectedOrder {
  readonly number: string
}

export interface BulkStepOutcome {
  readonly advanced: number
  /** The numbers of the orders that took the step. */
  readonly taken: readonly string[]
  /** By which `undoBatch` undoes the step of all of them; undefined when none took it. */
  readonly batchId: string | undefined
  /** Orders whose status does not allow the step, or changed since they were listed. */
  readonly notPossible: readonly SkippedOrder[]
  /** Requests that were not confirmed because pieces are missing. */
  readonly outOfStock: readonly SkippedOrder[]
  /** Orders that were not handed over because they are not paid. */
  readonly unpaid: readonly SkippedOrder[]
}

/**
 * Takes the same step for several orders, each in its own transaction and from the status in which it was listed: one
 * that cannot take it does not stop the others, and unknown ones are skipped.
 */
export async function advanceOrdersAsOperator(
  marketplace: Marketplace,
  orders: readonly ExpectedOrder[],
  step: Omit<OperatorStep, 'from'>,
): Promise<BulkStepOutcome> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  const notPossible: ExpectedOrder[] = []
  const outOfStock: ExpectedOrder[] = []
  const unpaid: ExpectedOrder[] = []
  const stepIds: number[] = []
  const batchId = randomUUID()
  for (const { id, status: from } of orders) {
    const result = await advanceOrderAsOperator(marketplace, id, { ...step, from, batchId }).catch(undefinedIfNotFound)
    if (!result) continue
    if (result.outcome === 'advanced') stepIds.push(result.stepId)
    if (result.outcome === 'not-possible') notPossible.push({ id, status: result.status })
    if (result.outcome === 'out-of-stock') outOfStock.push({ id, status: from })
    if (result.outcome === 'unpaid') unpaid.push({ id, status: from })
  }
  const numbers = await numbersOf(marketplace, [...notPossible, ...outOfStock, ...unpaid])
  const named = (order: ExpectedOrder): SkippedOrder => ({
    ...order,
    number: numbers.get(order.id) ?? String(order.id),
  })
  return {
    advanced: stepIds.length,
    ...(await readBatch(marketplace, stepIds)),
    notPossible: notPossible.map(named),
    outOfStock: outOfStock.map(named),
    unpaid: unpaid.map(named),
  }
}

/** Reads the batch from the steps: a button tapped twice takes the steps of the first tap. */
async function readBatch({ db }: Marketplace, stepIds: readonly number[]) {
  if (stepIds.length === 0) return { taken: [], batchId: undefined }
  const steps = await db
    .selectFrom('order_steps')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['number', 'batch_id'])
    .where('order_steps.id', 'in', stepIds)
    .orderBy('order_steps.id')
    .execute()
  return { taken: steps.map(({ number }) => number), batchId: steps[0]?.batch_id ?? undefined }
}

async function numbersOf({ db }: Marketplace, orders: readonly ExpectedOrder[]): Promise<Map<number, string>> {
  if (orders.length === 0) return new Map()
  const ids = orders.map(({ id }) => id)
  const rows = await db.selectFrom('orders').select(['id', 'number']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, number }) => [id, number]))
}
