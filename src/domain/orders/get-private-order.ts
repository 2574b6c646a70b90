import { NotFound } from '../errors.ts'
import type { Marketplace } from '../marketplace.ts'
import { millimes } from '../money.ts'
import type { Phone } from '../phone.ts'
import { maskAddress, maskPhone } from './masking.ts'
import type { PaymentMethod, QuotedLine } from './order.ts'
import { readOrderLines } from './order-lines.ts'
import type { OrderStatus } from './order-status.ts'
import { findOrderIdByToken } from './order-token.ts'
import type { Totals } from './totals.ts'

/** An order as whoever holds its link may see it: links get forwarded, so what identifies the customer is masked. */
export interface PrivateOrder {
  readonly number: string
  readonly status: OrderStatus
  readonly placedAt: Date
  readonly payment: PaymentMethod
  readonly totals: Totals
  readonly lines: readonly QuotedLine[]
  readonly maskedPhone: string
  readonly maskedAddress: string
  readonly city: string
  /** That there are words of the customer, not which: they may tell a name or where a key lies. */
  readonly hasCustomerNote: boolean
  readonly hasGiftNote: boolean
  /** What happened since it was placed, oldest first. */
  readonly steps: readonly { readonly status: OrderStatus; readonly at: Date }[]
}

/** The order a private link leads to. Throws NotFound for a token that opens nothing. */
export async function getPrivateOrder(marketplace: Marketplace, token: string): Promise<PrivateOrder> {
  const orderId = await findOrderIdByToken(marketplace, token)
  if (orderId === undefined) throw new NotFound('order', 'with this token')
  const order = await marketplace.db
    .selectFrom('orders')
    .select(['number', 'status', 'placed_at', 'payment_method', 'customer_phone', 'delivery_address', 'delivery_city'])
    .select(['subtotal_millimes', 'shipping_millimes', 'total_millimes', 'customer_note', 'gift_note'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  return {
    number: order.number,
    status: order.status as OrderStatus,
    placedAt: order.placed_at,
    payment: order.payment_method as PaymentMethod,
    totals: {
      subtotal: millimes(order.subtotal_millimes),
      shipping: millimes(order.shipping_millimes),
      total: millimes(order.total_millimes),
    },
    lines: await readOrderLines(marketplace, orderId),
    maskedPhone: maskPhone(order.customer_phone as Phone),
    maskedAddress: maskAddress(order.delivery_address),
    city: order.delivery_city,
    hasCustomerNote: order.customer_note !== null,
    hasGiftNote: order.gift_note !== null,
    steps: await readSteps(marketplace, orderId),
  }
}

async function readSteps({ db }: Marketplace, orderId: number): Promise<PrivateOrder['steps']> {
  const rows = await db
    .selectFrom('order_steps')
    .select(['to_status', 'made_at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ status: row.to_status as OrderStatus, at: row.made_at }))
}
