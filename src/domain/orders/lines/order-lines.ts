import { mayReadOrder } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { QuotedLine, RequestedLine } from '#domain/orders/order.ts'
import { orderLineFromRow } from '#domain/orders/order-rows.ts'

/** Returns the query that inserts the lines of an order, with the names, prices and pictures of the moment of ordering. */
export function insertOrderLines({ db }: Marketplace, orderId: number, lines: readonly QuotedLine[]) {
  return db.insertInto('order_lines').values(
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
}

export async function readOrderLines({ actor, db }: Marketplace, orderId: number): Promise<QuotedLine[]> {
  requireAllowed(mayReadOrder(actor, orderId))
  const rows = await db
    .selectFrom('order_lines')
    .select(['product_id', 'size_id', 'color_id', 'name', 'model', 'size_name', 'color_name', 'picture'])
    .select(['unit_price_millimes', 'quantity', 'line_total_millimes'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  return rows.map(orderLineFromRow)
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

export function piecesOf(lines: readonly Pick<QuotedLine, 'quantity'>[]): number {
  return lines.reduce((pieces, { quantity }) => pieces + quantity, 0)
}
