import { randomUUID } from 'node:crypto'
import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import { owesPayment } from '#domain/orders/payments/payment.ts'
import {
  advanceOrdersAsOperator,
  type BulkStepOutcome,
  type ExpectedOrder,
  type OperatorStep,
} from '#domain/orders/status/advance-order-as-operator.ts'
import { type CarrierProblem, type ChosenCarrier, listCarriers, resolveCarrier } from './carrier.ts'
import { takeOutOfHandover } from './change-handover.ts'
import { handOver } from './hand-over.ts'
import { startHandover } from './start-handover.ts'

export interface GivenStep extends Omit<OperatorStep, 'from' | 'to' | 'batchId'> {
  readonly carrier: ChosenCarrier | undefined
}

export type GivenOrders =
  | ({ readonly outcome: 'taken' } & BulkStepOutcome)
  /** Nothing was given to anybody. */
  | { readonly outcome: 'carrier-missing'; readonly problem: CarrierProblem }

/**
 * Gives packed orders to who brings them, by a hand-over of their own: so the cash is with them until they remit it. A
 * shop without couriers brings its parcels itself, and nobody is asked. An order that cannot go does not stop the
 * others.
 */
export async function giveOrders(
  marketplace: Marketplace,
  orders: readonly ExpectedOrder[],
  { carrier, ...step }: GivenStep,
): Promise<GivenOrders> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  if (!carrier) {
    const { carriers } = await listCarriers(marketplace)
    if (carriers.length > 0) return { outcome: 'carrier-missing', problem: 'no-carrier' }
    return { outcome: 'taken', ...(await advanceOrdersAsOperator(marketplace, orders, { ...step, to: 'shipped' })) }
  }
  return inTransaction(marketplace, async (marketplace) => {
    const found = await resolveCarrier(marketplace, carrier)
    if ('problem' in found) return { outcome: 'carrier-missing', problem: found.problem }
    const ready = await lockReadyOrders(marketplace, orders, step)
    const others = orders.filter(({ id }) => !ready.some((order) => order.id === id))
    const batchId = randomUUID()
    if (ready.length > 0) await handOverNow(marketplace, ready, { ...step, courierId: found.id, batchId })
    const rest = await advanceOrdersAsOperator(marketplace, others, { ...step, to: 'shipped' })
    return {
      ...{ outcome: 'taken', ...rest },
      advanced: ready.length + rest.advanced,
      taken: [...ready.map(({ number }) => number), ...rest.taken],
      batchId: ready.length > 0 ? batchId : rest.batchId,
    }
  })
}

/** Gives one order away. Throws NotFound for an unknown order. */
export async function giveOrder(
  marketplace: Marketplace,
  order: ExpectedOrder,
  step: GivenStep,
): Promise<
  | { readonly outcome: 'advanced' | 'unpaid' }
  | { readonly outcome: 'not-possible'; readonly status: OrderStatus }
  | Extract<GivenOrders, { outcome: 'carrier-missing' }>
> {
  const given = await giveOrders(marketplace, [order], step)
  if (given.outcome === 'carrier-missing') return given
  const [refused] = given.notPossible
  if (refused) return { outcome: 'not-possible', status: refused.status }
  return { outcome: given.unpaid.length > 0 ? 'unpaid' : 'advanced' }
}

/** Locks the orders in the order of their ids, and returns those that can be given away. */
async function lockReadyOrders(
  { db }: Marketplace,
  orders: readonly ExpectedOrder[],
  { isUnpaidAgreed = false }: Pick<OperatorStep, 'isUnpaidAgreed'>,
) {
  const ids = orders.flatMap(({ id, status }) => (status === 'packed' ? id : []))
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'number', 'status', 'payment_method', 'paid_at'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.filter(
    ({ status, payment_method, paid_at }) =>
      status === 'packed' && (isUnpaidAgreed || !owesPayment({ payment: payment_method, isPaid: paid_at !== null })),
  )
}

async function handOverNow(
  marketplace: Marketplace,
  orders: readonly { readonly id: number }[],
  {
    courierId,
    batchId,
    note = '',
    notifiesCustomer = false,
  }: Omit<OperatorStep, 'to'> & { courierId: number; batchId: string },
): Promise<void> {
  const orderIds = orders.map(({ id }) => id)
  await leaveOpenHandovers(marketplace, orderIds)
  const started = await startHandover(marketplace, { submission: randomUUID(), courierId, orderIds })
  if (started.outcome !== 'started' || started.notAdded.length > 0) throw new Error('The orders cannot be handed over')
  const request = { agreedUnpaid: orderIds, notifiesCustomers: notifiesCustomer, note, batchId }
  await handOver(marketplace, started.id, request)
}

/** Who gives a parcel away now does not wait for the hand-over in which it was. */
async function leaveOpenHandovers(marketplace: Marketplace, orderIds: readonly number[]): Promise<void> {
  const rows = await marketplace.db
    .selectFrom('handover_orders')
    .select(['handover_id', 'order_id'])
    .where('order_id', 'in', orderIds)
    .where('handed_over_at', 'is', null)
    .orderBy('handover_id')
    .execute()
  for (const { handover_id, order_id } of rows) await takeOutOfHandover(marketplace, handover_id, order_id)
}
