import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { NotFound } from '#domain/errors.ts'
import { inSnapshot } from '#domain/in-snapshot.ts'
import type { Locale } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import type { PaymentMethod } from '#domain/payment-method.ts'
import type { RequestReason } from './holds/hold-limits.ts'
import { readLinesInMainLanguage, readOrderLines } from './lines/order-lines.ts'
import type { Customer, CustomerNotes, QuotedLine } from './order.ts'
import {
  customerNotesFromRow,
  discountCodeOfOrder,
  orderSummaryFromRow,
  recipientFromRow,
  totalsColumns,
  totalsFromRow,
} from './order-rows.ts'
import type { OrderSource } from './order-source.ts'
import type { Totals } from './totals.ts'

/** An order as emails show it. */
export interface Order extends CustomerNotes {
  readonly number: string
  readonly status: OrderStatus
  /** The language of the customer. */
  readonly locale: Locale
  readonly source: OrderSource
  readonly placedAt: Date
  readonly customer: Customer
  readonly delivery: { readonly address: string; readonly city: string }
  readonly payment: PaymentMethod
  readonly lines: readonly OrderedLine[]
  readonly totals: Totals
  /** How long a delivered piece may be exchanged, in days. */
  readonly exchangeDays: number
  /** Why it is a request, or was. */
  readonly requestReason?: RequestReason
}

type OrderedLine = Pick<
  QuotedLine,
  'name' | 'sizeName' | 'colorName' | 'languages' | 'picture' | 'quantity' | 'lineTotal' | 'preparationDays'
>

/** Returns the order with this id, with its lines as bought. Throws NotFound for an unknown order. */
export async function getOrder(marketplace: Marketplace, orderId: number): Promise<Order> {
  return readOrder(marketplace, orderId, readOrderLines)
}

/** As `getOrder`, for emails to the shop: with the names of its lines in the main language. */
export async function getOrderInMainLanguage(marketplace: Marketplace, orderId: number): Promise<Order> {
  return readOrder(marketplace, orderId, readLinesInMainLanguage)
}

/** Reads the order and its lines at one moment: an email whose sum is not that of its lines would be wrong for ever. */
async function readOrder(marketplace: Marketplace, orderId: number, readLines: typeof readOrderLines): Promise<Order> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  return inSnapshot(marketplace, (marketplace) => readOrderAndLines(marketplace, orderId, readLines))
}

async function readOrderAndLines(
  marketplace: Marketplace,
  orderId: number,
  readLines: typeof readOrderLines,
): Promise<Order> {
  const order = await marketplace.db
    .selectFrom('orders')
    .select(['number', 'locale', 'status', 'placed_at', 'customer_name', 'customer_email', 'customer_phone'])
    .select(['delivery_address', 'delivery_city', 'governorate', 'payment_method'])
    .select(totalsColumns)
    .select(discountCodeOfOrder)
    .select(['source', 'customer_note', 'gift_note', 'request_reason', 'exchange_days'])
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!order) throw new NotFound('order', orderId)
  return {
    ...orderSummaryFromRow(order),
    locale: order.locale,
    source: order.source,
    ...recipientFromRow(order),
    ...customerNotesFromRow(order),
    ...(order.request_reason !== null && { requestReason: order.request_reason }),
    lines: await readLines(marketplace, orderId),
    totals: totalsFromRow(order),
    exchangeDays: order.exchange_days,
  }
}
