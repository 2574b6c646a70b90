import { inSnapshot } from '#domain/in-snapshot.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import type { PaymentMethod } from '#domain/payment-method.ts'
import { type ExpectedDelivery, readExpectedDelivery } from './delivery/read-expected-delivery.ts'
import { statusToTell } from './holds/request-reason.ts'
import { readOrderLines } from './lines/order-lines.ts'
import type { QuotedLine } from './order.ts'
import { discountCodeOfOrder, orderSummaryFromRow, totalsColumns, totalsFromRow } from './order-rows.ts'
import { readVisibleSteps, type VisibleStep } from './status/visible-steps.ts'
import type { Totals } from './totals.ts'

/** What customers read of an order, without personal data. */
export interface OrderProgress {
  readonly number: string
  /** Not always that of staff: see `readVisibleSteps`. A request may be `received` here: see `statusToTell`. */
  readonly status: OrderStatus
  readonly placedAt: Date
  /** The status in which it was placed. */
  readonly placedAs: OrderStatus
  readonly payment: PaymentMethod
  readonly totals: Totals
  readonly lines: readonly QuotedLine[]
  /** The status changes since it was placed, oldest first, without those that are hidden: see `readVisibleSteps`. */
  readonly steps: readonly VisibleStep[]
  /** Whether its customer has confirmed it by a link that still holds. */
  readonly isConfirmedByLink: boolean
  /** Of an order that somebody is to bring. */
  readonly expected?: ExpectedDelivery
}

/** Reads the progress of the customer's own order, all of one moment. */
export async function readOrderProgress(marketplace: Marketplace, orderId: number): Promise<OrderProgress> {
  return inSnapshot(marketplace, (marketplace) => readProgress(marketplace, orderId))
}

async function readProgress(marketplace: Marketplace, orderId: number): Promise<OrderProgress> {
  const [order, visible, lines] = await Promise.all([
    readSummary(marketplace, orderId),
    readVisibleSteps(marketplace, orderId),
    readOrderLines(marketplace, orderId),
  ])
  const expected = await readExpectedDelivery(marketplace, orderId, { ...visible, placedAt: order.placed_at })
  const toTell = (status: OrderStatus) =>
    status === 'requested' ? statusToTell(order.request_reason ?? undefined) : status
  return {
    ...orderSummaryFromRow({ ...order, status: toTell(visible.status) }),
    placedAs: toTell(visible.placedAs),
    isConfirmedByLink: order.confirmed_by_link_at !== null,
    totals: totalsFromRow(order),
    lines,
    steps: visible.steps.map((step) => ({ ...step, status: toTell(step.status) })),
    ...(expected && { expected }),
  }
}

function readSummary({ db }: Marketplace, orderId: number) {
  return db
    .selectFrom('orders')
    .select(['number', 'placed_at', 'payment_method', 'request_reason', 'confirmed_by_link_at'])
    .select(totalsColumns)
    .select(discountCodeOfOrder)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
}
