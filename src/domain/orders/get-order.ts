import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { NotFound } from '../errors.ts'
import type { Marketplace } from '../marketplace.ts'
import { type Millimes, millimes } from '../money.ts'
import { customerNotesFromRow } from './customer-notes-from-row.ts'
import type { Customer, CustomerNotes, PaymentMethod } from './order.ts'
import type { Totals } from './totals.ts'

/** An order as emails show it. */
export interface Order extends CustomerNotes {
  readonly number: string
  readonly placedAt: Date
  readonly customer: Customer
  readonly delivery: { readonly address: string; readonly city: string }
  readonly payment: PaymentMethod
  readonly lines: readonly OrderLine[]
  readonly totals: Totals
}

export interface OrderLine {
  readonly name: string
  /** Empty for a product with a single size. */
  readonly sizeName: string
  readonly colorName?: string
  /** File name of the picture; empty when there is none. */
  readonly picture: string
  readonly quantity: number
  readonly lineTotal: Millimes
}

/** Returns the order with this id. Throws NotFound for an unknown order. */
export async function getOrder({ actor, db }: Marketplace, orderId: number): Promise<Order> {
  requireAllowed(mayHandleOrders(actor))
  const order = await db
    .selectFrom('orders')
    .select(['number', 'placed_at', 'customer_name', 'customer_email', 'customer_phone'])
    .select(['delivery_address', 'delivery_city', 'payment_method'])
    .select(['subtotal_millimes', 'shipping_millimes', 'total_millimes', 'customer_note', 'gift_note'])
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!order) throw new NotFound('order', orderId)
  const lines = await db
    .selectFrom('order_lines')
    .select(['name', 'size_name', 'color_name', 'picture', 'quantity', 'line_total_millimes'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  return {
    number: order.number,
    placedAt: order.placed_at,
    customer: {
      name: order.customer_name,
      ...(order.customer_email !== null && { email: order.customer_email }),
      phone: order.customer_phone,
    },
    delivery: { address: order.delivery_address, city: order.delivery_city },
    payment: order.payment_method,
    ...customerNotesFromRow(order),
    lines: lines.map((line) => ({
      name: line.name,
      sizeName: line.size_name,
      ...(line.color_name !== null && { colorName: line.color_name }),
      picture: line.picture,
      quantity: line.quantity,
      lineTotal: millimes(line.line_total_millimes),
    })),
    totals: {
      subtotal: millimes(order.subtotal_millimes),
      shipping: millimes(order.shipping_millimes),
      total: millimes(order.total_millimes),
    },
  }
}
