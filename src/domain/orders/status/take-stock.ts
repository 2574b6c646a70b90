import { pipeline } from '#database/pipeline.ts'
import { moveStock } from '#domain/catalog/stock/move-stock.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { readOrderLines } from '#domain/orders/lines/order-lines.ts'
import { type ShortLine, shortLine } from '#domain/orders/lines/quote-lines.ts'
import { findShortVariants, movementsOfLines } from '#domain/orders/lines/stock-of-lines.ts'
import { lockVariants, selectVariants } from '#domain/orders/lines/variant-statements.ts'
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
 * Locks the variants of the lines, of an order that holds no pieces, and returns those that exceed the stock. A retired
 * variant has none.
 */
export async function findShortLines(marketplace: Marketplace, lines: readonly QuotedLine[]): Promise<ShortLine[]> {
  const { variants } = await pipeline(marketplace.db, {
    locks: lockVariants(marketplace, lines),
    variants: selectVariants(marketplace, lines),
  })
  const short = findShortVariants(lines, variants)
  return lines.flatMap((line, position) => {
    const left = short.get(line.variantId)
    return left === undefined ? [] : [shortLine(position, line, left)]
  })
}
