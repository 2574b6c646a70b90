import type { OrderStatus } from '#domain/order-status.ts'
import type { Marketplace } from '../marketplace.ts'
import { statusToTell } from './holds/request-reason.ts'
import { readOrderLines } from './lines/order-lines.ts'
import type { PaymentMethod, QuotedLine } from './order.ts'
import { orderSummaryFromRow, totalsFromRow } from './order-rows.ts'
import type { Totals } from './totals.ts'

/** What customers read of an order, without personal data. */
export interface OrderProgress {
  readonly number: string
  /** A request may be `received` here: see `statusToTell`. */
  readonly status: OrderStatus
  readonly placedAt: Date
  /** The status in which it was placed. */
  readonly placedAs: OrderStatus
  readonly payment: PaymentMethod
  readonly totals: Totals
  readonly lines: readonly QuotedLine[]
  /** The status changes since it was placed, oldest first. */
  readonly steps: readonly { readonly status: OrderStatus; readonly at: Date }[]
}

/** Reads the progress of the customer's own order. */
export async function readOrderProgress(marketplace: Marketplace, orderId: number): Promise<OrderProgress> {
  const [order, steps, lines] = await Promise.all([
    readSummary(marketplace, orderId),
    readSteps(marketplace, orderId),
    readOrderLines(marketplace, orderId),
  ])
  const toTell = (status: OrderStatus) =>
    status === 'requested' ? statusToTell(order.request_reason ?? undefined) : status
  return {
    ...orderSummaryFromRow({ ...order, status: toTell(order.status) }),
    placedAs: toTell(steps[0]?.from_status ?? order.status),
    totals: totalsFromRow(order),
    lines,
    steps: steps.map(({ to_status, made_at }) => ({ status: toTell(to_status), at: made_at })),
  }
}

function readSummary({ db }: Marketplace, orderId: number) {
  return db
    .selectFrom('orders')
    .select(['number', 'status', 'placed_at', 'payment_method', 'request_reason'])
    .select(['subtotal_millimes', 'shipping_millimes', 'total_millimes'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
}

function readSteps({ db }: Marketplace, orderId: number) {
  return db
    .selectFrom('order_steps')
    .select(['from_status', 'to_status', 'made_at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
}
