import { sql } from 'kysely'
import { localizedText } from '#domain/localized-text.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { lineNamesInMainLanguage } from '#domain/orders/lines/order-lines.ts'
import { discountCodeOfOrder } from '#domain/orders/order-rows.ts'
import { during } from '#domain/reports/during.ts'
import type { Period } from '#domain/reports/period.ts'
import { exportPageSize, type RowPage, toRowPage } from './row-page.ts'

/** Orders placed in the period. */
export async function readOrders(marketplace: Marketplace, after: number, period: Period) {
  const rows = await ordersAfter(marketplace, after, period)
    .select(['id', 'number', 'status', 'placed_at', 'source', 'payment_method', 'paid_at'])
    .select(
      sql<string | null>`case when paid_at is not null then (select reference from order_payments
        where order_id = orders.id and kind = 'paid' order by id desc limit 1) end`.as('payment_reference'),
    )
    .select(['customer_name', 'customer_email', 'customer_phone', 'delivery_address', 'delivery_city', 'governorate'])
    .select(sql<number>`(select sum(quantity) from order_lines where order_id = orders.id)`.as('pieces'))
    .select(['subtotal_millimes', 'discount_millimes', 'shipping_millimes', 'total_millimes'])
    .select(discountCodeOfOrder)
    .select(['customer_note', 'gift_note'])
    .execute()
  return toRowPage(rows)
}

/** Lines of the orders placed in the period. */
export async function readLinesOfOrders(marketplace: Marketplace, after: number, period: Period) {
  return withRowsOf(await orderIds(marketplace, after, period), (ids) =>
    marketplace.db
      .selectFrom('order_lines as line')
      .innerJoin('orders', 'orders.id', 'line.order_id')
      .innerJoin('products', 'products.id', 'line.product_id')
      .innerJoin('stores', 'stores.id', 'line.store_id')
      .leftJoin('variants as variant', 'variant.id', 'line.variant_id')
      .leftJoin('product_colors as color', 'color.id', 'line.color_id')
      .select(['line.order_id', 'number', 'status', 'placed_at', 'line.position', 'line.product_id'])
      .select(['line.model', 'line.store_id', localizedText('stores.name').as('store_name')])
      .select(['line.variant_id', 'unit_price_millimes', 'quantity', 'line_total_millimes', 'line.discount_millimes'])
      .select(lineNamesInMainLanguage)
      .where(sql<boolean>`line.order_id = any(${ids})`)
      .orderBy('placed_at')
      .orderBy('line.order_id')
      .orderBy('line.position')
      .execute(),
  )
}

/** Status changes of the orders placed in the period. */
export async function readOrderSteps(marketplace: Marketplace, after: number, period: Period) {
  return withRowsOf(await orderIds(marketplace, after, period), (ids) =>
    marketplace.db
      .selectFrom('order_steps')
      .innerJoin('orders', 'orders.id', 'order_steps.order_id')
      .select(['order_id', 'number', 'from_status', 'to_status', 'made_by', 'note', 'made_at'])
      .where(sql<boolean>`order_id = any(${ids})`)
      .orderBy('placed_at')
      .orderBy('order_id')
      .orderBy('order_steps.id')
      .execute(),
  )
}

function ordersAfter({ db }: Marketplace, after: number, period: Period) {
  return db
    .selectFrom('orders')
    .where(during('placed_at', period))
    .$if(after > 0, (query) =>
      query.where(sql<boolean>`(placed_at, id) > (select placed_at, id from orders where id = ${after})`),
    )
    .orderBy('placed_at')
    .orderBy('id')
    .limit(exportPageSize)
}

async function orderIds(marketplace: Marketplace, after: number, period: Period): Promise<RowPage<{ id: number }>> {
  return toRowPage(await ordersAfter(marketplace, after, period).select('id').execute())
}

/** Reads the rows that belong to a page of orders. */
async function withRowsOf<Row>(
  { rows: orders, last }: RowPage<{ id: number }>,
  read: (ids: readonly number[]) => Promise<Row[]>,
): Promise<RowPage<Row>> {
  return { rows: orders.length === 0 ? [] : await read(orders.map(({ id }) => id)), last }
}
