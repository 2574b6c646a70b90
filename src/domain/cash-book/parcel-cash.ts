import type { Marketplace } from '#domain/marketplace.ts'
import { type Millimes, millimes } from '#domain/money.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import { cashDue } from './cash-due.ts'

/** What the cash book has to know of an order, whose row is locked. */
export interface ParcelCash {
  readonly orderId: number
  readonly status: OrderStatus
  /** What is to be taken at the door, in millimes, whether or not the parcel is on its way. */
  readonly due: Millimes
  /** The delivery fee in it, in millimes. */
  readonly shipping: Millimes
  /** Absent when the shop itself delivers. */
  readonly courier?: ParcelCourier
  /** The balances to collect other than zero, by courier. */
  readonly toCollect: readonly CourierAmount[]
}

/** Who has the parcel, with the fees agreed when it was handed over, in millimes. */
export interface ParcelCourier {
  readonly id: number
  readonly handoverId: number
  readonly deliveryFee: Millimes
  readonly refusalFee: Millimes
  /** For collecting cash. */
  readonly collectionFee: Millimes
}

export interface CourierAmount {
  /** Absent for the shop itself. */
  readonly courierId?: number
  readonly amount: Millimes
}

export async function readParcelCash(marketplace: Marketplace, orderId: number): Promise<ParcelCash> {
  const order = await marketplace.db
    .selectFrom('orders')
    .select(['status', 'payment_method', 'total_millimes', 'paid_millimes', 'shipping_millimes'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const courier = await readCourier(marketplace, orderId)
  return {
    orderId,
    status: order.status,
    shipping: order.shipping_millimes,
    ...(courier && { courier }),
    due: cashDue({ payment: order.payment_method, total: order.total_millimes, paid: order.paid_millimes }),
    toCollect: await readToCollect(marketplace, orderId),
  }
}

/** The last hand-over of an order says who has, or had, its parcel, unless it was taken back. */
async function readCourier({ db }: Marketplace, orderId: number): Promise<ParcelCourier | undefined> {
  const row = await db
    .selectFrom('handover_orders as taken')
    .innerJoin('handovers', 'handovers.id', 'handover_id')
    .select(['courier_id', 'handover_id'])
    .select(['delivery_fee_millimes', 'refusal_fee_millimes', 'collection_fee_millimes'])
    .where('order_id', '=', orderId)
    .where('taken.handed_over_at', 'is not', null)
    .where('taken.taken_back_at', 'is', null)
    .orderBy('taken.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    ...{ id: row.courier_id, handoverId: row.handover_id },
    deliveryFee: row.delivery_fee_millimes ?? millimes(0),
    refusalFee: row.refusal_fee_millimes ?? millimes(0),
    collectionFee: row.collection_fee_millimes ?? millimes(0),
  }
}

async function readToCollect({ db }: Marketplace, orderId: number): Promise<CourierAmount[]> {
  const rows = await db
    .selectFrom('order_balances')
    .select(['courier_id', 'to_collect_millimes'])
    .where('order_id', '=', orderId)
    .where('to_collect_millimes', '<>', millimes(0))
    .execute()
  return rows.map((row) => ({
    ...(row.courier_id !== 0 && { courierId: row.courier_id }),
    amount: row.to_collect_millimes,
  }))
}
