import { pipeline } from '#database/pipeline.ts'
import { moveStock } from '#domain/catalog/stock/move-stock.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { readOrderLines } from '#domain/orders/lines/order-lines.ts'
import type { ShortLine } from '#domain/orders/lines/quote-lines.ts'
import { lockSizes, selectSizes } from '#domain/orders/lines/size-statements.ts'
import { findShortSizes, movementsOfLines } from '#domain/orders/lines/stock-of-lines.ts'
import type { QuotedLine } from '#domain/orders/order.ts'

/** Takes the pieces of an order that holds none, unless lines exceed the stock. Returns these lines. */
export async function takeStock(
  marketplace: Marketplace,
  orderId: number,
  kind: 'sale' | 'revival' | 'undo',
): Promise<ShortLine[]> {
  const lines = await readOrderLines(marketplace, orderId)
  const short = await findShortLines(marketplace, lines)
  if (short.length > 0) return short
  await moveStock(marketplace, movementsOfLines(orderId, lines, kind))
  return []
}

/**
 * Locks the sizes of the lines, of an order that holds no pieces, and returns those that exceed the stock. A retired
 * size has none.
 */
export async function findShortLines(marketplace: Marketplace, lines: readonly QuotedLine[]): Promise<ShortLine[]> {
  const { sizes } = await pipeline(marketplace.db, {
    locks: lockSizes(marketplace, lines),
    sizes: selectSizes(marketplace, lines),
  })
  const short = findShortSizes(lines, sizes)
  return lines.flatMap(({ productId, sizeId, name }, position) => {
    const left = short.get(sizeId)
    return left === undefined ? [] : [{ position, productId, sizeId, name, left }]
  })
}
