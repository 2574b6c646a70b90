import { sql } from 'kysely'
import { type Placeholders, prepareQuery } from '#database/prepared-query.ts'
import { mayReadOrder } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { millimes } from '#domain/money.ts'
import type { QuotedLine, RequestedLine } from '#domain/orders/order.ts'

export interface LinesOfOrder {
  readonly orderId: number
  readonly lines: readonly QuotedLine[]
}

/** Inserts the lines of orders, with the names, prices and pictures of the moment of ordering. */
export function insertOrderLines({ db }: Marketplace, orders: readonly LinesOfOrder[]) {
  const rows = orders.flatMap(({ orderId, lines }) =>
    lines.map((line, position) => ({
      order_id: orderId,
      position,
      product_id: line.productId,
      size_id: line.sizeId,
      color_id: line.colorId ?? null,
      name: line.name,
      model: line.model,
      size_name: line.sizeName,
      color_name: line.colorName ?? null,
      picture: line.picture,
      unit_price_millimes: line.unitPrice,
      quantity: line.quantity,
      line_total_millimes: line.lineTotal,
    })),
  )
  return insertedLines(db, { lines: JSON.stringify(rows) })
}

/** Takes the lines as JSON, so that one prepared statement serves any number of them. */
const insertedLines = prepareQuery(
  (_, { lines }: Placeholders<{ lines: string }>) => sql<never>`
    insert into order_lines (order_id, position, product_id, size_id, color_id, name, model, size_name, color_name,
      picture, unit_price_millimes, quantity, line_total_millimes)
    select * from jsonb_to_recordset(${lines}::jsonb) as line (order_id bigint, position int,
      product_id int, size_id int, color_id int, name text, model text, size_name text, color_name text,
      picture text, unit_price_millimes bigint, quantity int, line_total_millimes bigint)`,
)

export async function readOrderLines({ actor, db }: Marketplace, orderId: number): Promise<QuotedLine[]> {
  requireAllowed(mayReadOrder(actor, orderId))
  const rows = await db
    .selectFrom('order_lines')
    .select(['product_id', 'size_id', 'color_id', 'name', 'model', 'size_name', 'color_name', 'picture'])
    .select(['unit_price_millimes', 'quantity', 'line_total_millimes'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
    productId: row.product_id,
    sizeId: row.size_id,
    ...(row.color_id !== null && { colorId: row.color_id }),
    name: row.name,
    model: row.model,
    sizeName: row.size_name,
    ...(row.color_name !== null && { colorName: row.color_name }),
    picture: row.picture,
    unitPrice: millimes(row.unit_price_millimes),
    quantity: row.quantity,
    lineTotal: millimes(row.line_total_millimes),
  }))
}

/** Returns whether both have the same products, sizes, colors and quantities, line by line, whatever the prices. */
export function areSameLines(some: readonly RequestedLine[], others: readonly RequestedLine[]): boolean {
  const identity = (lines: readonly RequestedLine[]) =>
    lines.map(({ productId, sizeId, colorId, quantity }) => [productId, sizeId, colorId, quantity])
  return JSON.stringify(identity(some)) === JSON.stringify(identity(others))
}

/** Sums the quantities of the lines by size. */
export function quantityBySize(lines: readonly Pick<QuotedLine, 'sizeId' | 'quantity'>[]): Map<number, number> {
  const pieces = new Map<number, number>()
  for (const { sizeId, quantity } of lines) pieces.set(sizeId, (pieces.get(sizeId) ?? 0) + quantity)
  return pieces
}
