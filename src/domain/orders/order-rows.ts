import { type Selectable, sql } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { CustomerNotes, LineLanguages, QuotedLine } from './order.ts'
import type { Totals } from './totals.ts'

// Maps rows of the tables of orders to the types of the domain, for all operations that read them.

type OrderRow<Column extends keyof Tables['orders']> = Pick<Selectable<Tables['orders']>, Column>

type SummaryRow = OrderRow<'number' | 'status' | 'placed_at' | 'payment_method'>

/** Maps what identifies an order, and its current status. */
export function orderSummaryFromRow(row: SummaryRow) {
  return {
    number: row.number,
    status: row.status,
    placedAt: row.placed_at,
    payment: row.payment_method,
  }
}

/** The columns of the totals of an order, and of an idempotency record. */
export const totalsColumns = ['subtotal_millimes', 'discount_millimes', 'shipping_millimes', 'total_millimes'] as const

/** SQL for the discount code of an order, for `totalsFromRow`. */
export const discountCodeOfOrder = sql<
  string | null
>`(select code from discount_codes where id = orders.discount_code_id)`.as('discount_code')

type TotalsRow = OrderRow<(typeof totalsColumns)[number]> & { readonly discount_code?: string | null }

/** Maps the totals of an order, or those of an idempotency record. */
export function totalsFromRow(row: TotalsRow): Totals {
  return {
    subtotal: row.subtotal_millimes,
    discount: row.discount_millimes,
    shipping: row.shipping_millimes,
    total: row.total_millimes,
    ...(row.discount_code && { code: row.discount_code }),
  }
}

type RecipientRow = OrderRow<
  'customer_name' | 'customer_email' | 'customer_phone' | 'delivery_address' | 'delivery_city' | 'governorate'
>

/** Maps the customer and the delivery address. */
export function recipientFromRow(row: RecipientRow) {
  const { customer_email, governorate } = row
  return {
    customer: {
      name: row.customer_name,
      ...(customer_email !== null && { email: customer_email }),
      phone: row.customer_phone,
    },
    delivery: {
      address: row.delivery_address,
      city: row.delivery_city,
      ...(governorate !== 'unknown' && { governorate }),
    },
  }
}

/** Maps the customer's notes. */
export function customerNotesFromRow(row: OrderRow<'customer_note' | 'gift_note'>): CustomerNotes {
  return {
    ...(row.customer_note !== null && { customerNote: row.customer_note }),
    ...(row.gift_note !== null && { giftNote: row.gift_note }),
  }
}

type LineRow = Omit<Selectable<Tables['order_lines']>, 'order_id' | 'position' | 'store_id' | LanguageColumn> & {
  readonly size_id: number
}

/** SQL for the size of a line, for `orderLineFromRow`. */
export function sizeOfLine(lines: 'order_lines' | 'line') {
  return sql<number>`(select size_id from variants where id = ${sql.ref(`${lines}.variant_id`)})`.as('size_id')
}

type LanguageColumn = 'name_locale' | 'size_name_locale' | 'color_name_locale'

type LanguagesRow = Pick<Selectable<Tables['order_lines']>, LanguageColumn>

/** Maps the languages of the names of a line. */
export function lineLanguagesFromRow(row: LanguagesRow): LineLanguages {
  return {
    name: row.name_locale ?? undefined,
    sizeName: row.size_name_locale ?? undefined,
    colorName: row.color_name_locale ?? undefined,
  }
}

/** Maps a line of an order, with the names and prices of the moment of ordering. */
export function orderLineFromRow(row: LineRow): QuotedLine {
  return {
    productId: row.product_id,
    variantId: row.variant_id,
    sizeId: row.size_id,
    ...(row.color_id !== null && { colorId: row.color_id }),
    name: row.name,
    model: row.model,
    sizeName: row.size_name,
    ...(row.color_name !== null && { colorName: row.color_name }),
    picture: row.picture,
    unitPrice: row.unit_price_millimes,
    quantity: row.quantity,
    lineTotal: row.line_total_millimes,
    ...(row.discount_millimes > 0 && { discount: row.discount_millimes }),
    ...(row.preparation_days !== null && { preparationDays: row.preparation_days }),
  }
}
