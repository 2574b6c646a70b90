import { recordChange } from '../history/record-change.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import { operatorName } from '../operators/operator-name.ts'
import { requireOperator } from '../operators/require-operator.ts'
import { recordEvent } from '../record-event.ts'
import { type AdvanceOutcome, advanceOrder } from './advance-order.ts'
import { lockOrder } from './lock-order.ts'
import type { PaymentMethod } from './order.ts'
import type { OrderStatus } from './order-status.ts'
import { handsOver, owesPayment } from './payment.ts'

export interface DeskStep {
  readonly to: OrderStatus
  /** Where the order was when the person decided; one that has moved on since is left alone. */
  readonly from?: OrderStatus
  readonly note?: string
  /** Whether the customer, if there is an address, hears of it by letter. */
  readonly tellsCustomer?: boolean
  /** The person knows that the money has not come, and hands the parcel over all the same. */
  readonly isUnpaidAgreed?: boolean
}

export type DeskStepOutcome =
  | AdvanceOutcome
  /** The parcel would be handed over although its money has not come, and nobody has agreed to that. */
  | { readonly outcome: 'unpaid' }

/** Somebody of the shop takes an order one step further. Throws NotFound for an order that never was. */
export async function takeOrderStep(
  marketplace: Marketplace,
  orderId: number,
  { tellsCustomer = false, isUnpaidAgreed = false, ...step }: DeskStep,
): Promise<DeskStepOutcome> {
  const operator = requireOperator(marketplace, 'staff')
  return inTransaction(marketplace, async (marketplace) => {
    const isUnpaid = handsOver(step.to) && (await isPackedUnpaid(marketplace, orderId))
    if (isUnpaid && !isUnpaidAgreed) return { outcome: 'unpaid' }
    const result = await advanceOrder(marketplace, orderId, { ...step, by: operatorName(operator) })
    if (result.outcome === 'not-possible') {
      return (await isJustTaken(marketplace, orderId, step)) ? { outcome: 'advanced' } : result
    }
    const { to, note } = step
    const after = { status: to, note, ...(isUnpaid && { isPaid: false }) }
    await recordChange(marketplace, { what: 'order', id: orderId, action: to, after })
    if (tellsCustomer) await recordEvent(marketplace, { type: 'order.announced', orderId, status: to })
    return result
  })
}

/** Locked, so that nobody takes the payment back between this look and the step. */
async function isPackedUnpaid(marketplace: Marketplace, orderId: number): Promise<boolean> {
  if ((await lockOrder(marketplace, orderId)) !== 'packed') return false
  const { payment_method, paid_at } = await marketplace.db
    .selectFrom('orders')
    .select(['payment_method', 'paid_at'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  return owesPayment({ payment: payment_method as PaymentMethod, isPaid: paid_at !== null })
}

/** A button was tapped twice before the first answer came: the same person has just taken the same step. */
async function isJustTaken(
  marketplace: Marketplace,
  orderId: number,
  step: Omit<DeskStep, 'tellsCustomer' | 'isUnpaidAgreed'>,
) {
  const last = await marketplace.db
    .selectFrom('order_steps')
    .select(['from_status', 'to_status', 'note', 'made_by'])
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const { to, from, note = '' } = step
  const isSame = last?.from_status === from && last?.to_status === to && last.note === note
  return isSame && last.made_by === operatorName(requireOperator(marketplace, 'staff'))
}

/** An order as somebody saw it in a list. */
export interface SeenOrder {
  readonly id: number
  readonly status: OrderStatus
}

/** An order that stays where it is now. */
export interface LeftOrder extends SeenOrder {
  readonly number: string
}

export interface StepsTaken {
  readonly advanced: number
  /** From where these are no such step leads on, or they were elsewhere when they were seen. */
  readonly notPossible: readonly LeftOrder[]
  /** These stay because they are not paid. */
  readonly unpaid: readonly LeftOrder[]
}

/**
 * The same step for several orders, each from where it was seen. Each is taken by itself: one that cannot be, or has moved
 * on since, does not hold up the others.
 */
export async function takeOrderSteps(
  marketplace: Marketplace,
  orders: readonly SeenOrder[],
  step: Omit<DeskStep, 'from'>,
): Promise<StepsTaken> {
  requireOperator(marketplace, 'staff')
  const notPossible: SeenOrder[] = []
  const unpaid: SeenOrder[] = []
  for (const { id, status: from } of orders) {
    const result = await takeOrderStep(marketplace, id, { ...step, from })
    if (result.outcome === 'not-possible') notPossible.push({ id, status: result.status })
    if (result.outcome === 'unpaid') unpaid.push({ id, status: from })
  }
  const numbers = await numbersOf(marketplace, [...notPossible, ...unpaid])
  const named = (order: SeenOrder): LeftOrder => ({ ...order, number: numbers.get(order.id) ?? String(order.id) })
  return {
    advanced: orders.length - notPossible.length - unpaid.length,
    notPossible: notPossible.map(named),
    unpaid: unpaid.map(named),
  }
}

async function numbersOf({ db }: Marketplace, orders: readonly SeenOrder[]): Promise<Map<number, string>> {
  if (orders.length === 0) return new Map()
  const ids = orders.map(({ id }) => id)
  const rows = await db.selectFrom('orders').select(['id', 'number']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, number }) => [id, number]))
}
