import { sql } from 'kysely'
import { type Blanks, inFixedWords } from '#database/in-fixed-words.ts'
import type { Marketplace } from '../marketplace.ts'
import { millimes } from '../money.ts'
import type { QuotedLine, RequestedLine } from './order.ts'

export interface LinesOfOrder {
  readonly orderId: number
  readonly lines: readonly QuotedLine[]
}

/** Has orders keep their lines: the words, price and picture of the day. */
export function orderLines({ db }: Marketplace, orders: readonly LinesOfOrder[]) {
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
  return linesOfOrders(db, { lines: JSON.stringify(rows) })
}

/** The lines as JSON, so that any number of them is told in the same words. */
const linesOfOrders = inFixedWords(
  (_, { lines }: Blanks<{ lines: string }>) => sql<never>`
    insert into order_lines (order_id, position, product_id, size_id, color_id, name, model, size_name, color_name,
      picture, unit_price_millimes, quantity, line_total_millimes)
    select * from jsonb_to_recordset(${lines}::jsonb) as line (order_id bigint, position int,
      product_id int, size_id int, color_id int, name text, model text, size_name text, color_name text,
      picture text, unit_price_millimes bigint, quantity int, line_total_millimes bigint)`,
)

export async function readOrderLines({ db }: Marketplace, orderId: number): Promise<QuotedLine[]> {
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

/** Whether both ask for the same pieces, line by line, whatever they cost. */
export function areSameLines(some: readonly RequestedLine[], others: readonly RequestedLine[]): boolean {
  const asked = (lines: readonly RequestedLine[]) =>
    lines.map(({ productId, sizeId, colorId, quantity }) => [productId, sizeId, colorId, quantity])
  return JSON.stringify(asked(some)) === JSON.stringify(asked(others))
}

/** How many pieces of each size the lines ask for, however they are split. */
export function piecesOfSizes(lines: readonly Pick<QuotedLine, 'sizeId' | 'quantity'>[]): Map<number, number> {
  const pieces = new Map<number, number>()
  for (const { sizeId, quantity } of lines) pieces.set(sizeId, (pieces.get(sizeId) ?? 0) + quantity)
  return pieces
}
