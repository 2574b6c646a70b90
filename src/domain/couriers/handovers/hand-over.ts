import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { queueParcels } from '#domain/couriers/api/queue-parcels.ts'
import { type Courier, feesFor } from '#domain/couriers/courier.ts'
import { getCourier } from '#domain/couriers/list-couriers.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import { lockOrder } from '#domain/orders/lock-order.ts'
import { owesPayment } from '#domain/orders/payments/payment.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import { lockHandover } from './lock-handover.ts'

export interface HandOverRequest {
  /** The orders that are handed over although they are to be paid in advance and are not paid. */
  readonly agreedUnpaid: readonly number[]
  /** Whether the customers are told by email. */
  readonly notifiesCustomers: boolean
  /** Of the steps of all orders. */
  readonly note?: string
  /** Common to the steps of all orders. */
  readonly batchId?: string
}

export type HandOverOutcome =
  | {
      readonly outcome: 'handed-over'
      readonly handedOver: number
      /** Parcels that stay: they are in the hand-over no more. */
      readonly left: readonly LeftParcel[]
    }
  /** None of its orders can be handed over. It is open as before. */
  | { readonly outcome: 'nothing-to-hand-over'; readonly left: readonly LeftParcel[] }

export interface LeftParcel {
  readonly id: number
  readonly number: string
  readonly reason: 'unpaid' | 'not-possible'
  readonly status: OrderStatus
}

/**
 * Hands the parcels of a hand-over to its courier: packs the orders that are not packed yet and advances all to
 * `shipped`, in one transaction. An order that cannot take the step leaves the hand-over and does not stop the others.
 * Handing over again returns the first outcome without the parcels that stayed. Throws NotFound.
 */
export async function handOver(
  marketplace: Marketplace,
  handoverId: number,
  request: HandOverRequest,
): Promise<HandOverOutcome> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const { db } = marketplace
    const { courierId, isOpen } = await lockHandover(marketplace, handoverId)
    const orders = await readOrders(marketplace, handoverId)
    if (!isOpen) return { outcome: 'handed-over', handedOver: orders.length, left: [] }
    const courier = await getCourier(marketplace, courierId)
    const handedOver: string[] = []
    const left: LeftParcel[] = []
    for (const { id, number } of orders) {
      const status = await packOrder(marketplace, id)
      const reason = await findObstacle(marketplace, id, { status, request })
      if (reason) left.push({ id, number, reason, status })
      else {
        // First, since the books of the step say who has the parcel.
        await recordTaken(marketplace, { handoverId, orderId: id, courier })
        await shipOrder(marketplace, id, { status, request })
        handedOver.push(number)
      }
    }
    if (handedOver.length === 0) return { outcome: 'nothing-to-hand-over', left }
    await removeLeft(marketplace, handoverId)
    const handed_over_at = marketplace.clock.now()
    await db.updateTable('handovers').set({ handed_over_at }).where('id', '=', handoverId).execute()
    await queueParcels(marketplace, handoverId)
    const after = { courier: courier.name, orders: handedOver }
    await recordAudit(marketplace, { entity: 'handover', id: handoverId, action: 'handed over', after })
    return { outcome: 'handed-over', handedOver: handedOver.length, left }
  })
}

/** Marks the orders of a hand-over as packed that are confirmed, and returns how many there were. Throws NotFound. */
export async function packHandover(marketplace: Marketplace, handoverId: number): Promise<number> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    if (!(await lockHandover(marketplace, handoverId)).isOpen) return 0
    let packed = 0
    for (const { id } of await readOrders(marketplace, handoverId)) {
      if ((await lockOrder(marketplace, id)) !== 'confirmed') continue
      await advanceOrderAsOperator(marketplace, id, { from: 'confirmed', to: 'packed' })
      packed += 1
    }
    return packed
  })
}

/** In the order of their ids, in which the orders are locked. */
function readOrders({ db }: Marketplace, handoverId: number) {
  return db
    .selectFrom('handover_orders')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['orders.id', 'orders.number'])
    .where('handover_id', '=', handoverId)
    .orderBy('orders.id')
    .execute()
}

/** Packs an order that is confirmed. Locks it and returns its status. */
async function packOrder(marketplace: Marketplace, id: number): Promise<OrderStatus> {
  const status = await lockOrder(marketplace, id)
  if (status !== 'confirmed') return status
  await advanceOrderAsOperator(marketplace, id, { from: status, to: 'packed' })
  return 'packed'
}

interface ParcelToShip {
  readonly status: OrderStatus
  readonly request: HandOverRequest
}

/** Returns why an order stays. One that somebody has marked as shipped by hand went with this courier. */
async function findObstacle(
  { db }: Marketplace,
  id: number,
  { status, request }: ParcelToShip,
): Promise<LeftParcel['reason'] | undefined> {
  if (status === 'shipped') return undefined
  if (status !== 'packed') return 'not-possible'
  const { payment_method, paid_at } = await db
    .selectFrom('orders')
    .select(['payment_method', 'paid_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const isUnpaid = owesPayment({ payment: payment_method, isPaid: paid_at !== null })
  return isUnpaid && !request.agreedUnpaid.includes(id) ? 'unpaid' : undefined
}

async function shipOrder(marketplace: Marketplace, id: number, { status, request }: ParcelToShip): Promise<void> {
  if (status === 'shipped') return
  const { agreedUnpaid, notifiesCustomers, note = '', batchId } = request
  const { outcome } = await advanceOrderAsOperator(marketplace, id, {
    ...{ from: 'packed', to: 'shipped', notifiesCustomer: notifiesCustomers, note },
    ...(batchId !== undefined && { batchId }),
    isUnpaidAgreed: agreedUnpaid.includes(id),
  })
  if (outcome !== 'advanced') throw new Error(`Order ${id} cannot be shipped: ${outcome}`)
}

async function recordTaken(
  { db, clock }: Marketplace,
  { handoverId, orderId, courier }: { handoverId: number; orderId: number; courier: Courier },
): Promise<void> {
  const { governorate } = await db
    .selectFrom('orders')
    .select('governorate')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const fees = feesFor(courier, governorate === 'unknown' ? undefined : governorate)
  await db
    .updateTable('handover_orders')
    .set({
      handed_over_at: clock.now(),
      delivery_fee_millimes: fees.deliveryFee,
      refusal_fee_millimes: fees.refusalFee,
      collection_fee_millimes: fees.collectionFee,
    })
    .where('handover_id', '=', handoverId)
    .where('order_id', '=', orderId)
    .execute()
}

async function removeLeft({ db }: Marketplace, handoverId: number): Promise<void> {
  await db
    .deleteFrom('handover_orders')
    .where('handover_id', '=', handoverId)
    .where('handed_over_at', 'is', null)
    .execute()
}
