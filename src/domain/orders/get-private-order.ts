import { hasPrivateOrder } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import type { Marketplace } from '../marketplace.ts'
import { statusToTell } from './holds/request-reason.ts'
import { readOrderLines } from './lines/order-lines.ts'
import { maskAddress, maskPhone } from './masking.ts'
import type { PaymentMethod, QuotedLine } from './order.ts'
import { orderSummaryFromRow, totalsFromRow } from './order-rows.ts'
import type { Totals } from './totals.ts'

/** An order as its private page shows it. Links get forwarded, so personal data is masked. */
export interface PrivateOrder {
  readonly number: string
  /** A request may be `received` here: see `statusToTell`. */
  readonly status: OrderStatus
  readonly placedAt: Date
  /** The status in which it was placed. */
  readonly placedAs: OrderStatus
  readonly payment: PaymentMethod
  readonly totals: Totals
  readonly lines: readonly QuotedLine[]
  readonly maskedPhone: string
  readonly maskedAddress: string
  readonly city: string
  /** Whether there is a note, not its text: it may hold a name, or where a key is hidden. */
  readonly hasCustomerNote: boolean
  readonly hasGiftNote: boolean
  /** The status changes since it was placed, oldest first. */
  readonly steps: readonly { readonly status: OrderStatus; readonly at: Date }[]
}

/** Returns the order of the customer's private link. */
export async function getPrivateOrder(marketplace: Marketplace): Promise<PrivateOrder> {
  requireAllowed(hasPrivateOrder(marketplace.actor))
  const { orderId } = marketplace.actor
  const order = await marketplace.db
    .selectFrom('orders')
    .select(['number', 'status', 'placed_at', 'payment_method', 'customer_phone', 'delivery_address', 'delivery_city'])
    .select('request_reason')
    .select(['subtotal_millimes', 'shipping_millimes', 'total_millimes', 'customer_note', 'gift_note'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const steps = await readSteps(marketplace, orderId)
  const toTell = (status: OrderStatus) =>
    status === 'requested' ? statusToTell(order.request_reason ?? undefined) : status
  return {
    ...orderSummaryFromRow({ ...order, status: toTell(order.status) }),
    placedAs: toTell(steps[0]?.from_status ?? order.status),
    totals: totalsFromRow(order),
    lines: await readOrderLines(marketplace, orderId),
    maskedPhone: maskPhone(order.customer_phone),
    maskedAddress: maskAddress(order.delivery_address),
    city: order.delivery_city,
    hasCustomerNote: order.customer_note !== null,
    hasGiftNote: order.gift_note !== null,
    steps: steps.map(({ to_status, made_at }) => ({ status: toTell(to_status), at: made_at })),
  }
}

function readSteps({ db }: Marketplace, orderId: number) {
  return db
    .selectFrom('order_steps')
    .select(['from_status', 'to_status', 'made_at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
}
