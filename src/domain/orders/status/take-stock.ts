import { sql } from 'kysely'
import { pipeline } from '#database/pipeline.ts'
import { moveStock } from '#domain/catalog/stock/move-stock.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { readOrderLines } from '#domain/orders/lines/order-lines.ts'
import { type ShortLine, shortLine } from '#domain/orders/lines/quote-lines.ts'
import { findShortVariants, movementsOfLines } from '#domain/orders/lines/stock-of-lines.ts'
import { asOffered, lockVariants, selectVariants } from '#domain/orders/lines/variant-statements.ts'
import type { QuotedLine } from '#domain/orders/order.ts'

/**
 * Takes the pieces of an order that holds none, unless lines exceed the stock. Returns these lines. Undoing takes back
 * what came back, also where it is not offered any more.
 */
export async function takeStock(
  marketplace: Marketplace,
  orderId: number,
  kind: 'sale' | 'revival' | 'undo',
): Promise<ShortLine[]> {
  const lines = await readOrderLines(marketplace, orderId)
  const short = await findShortLines(marketplace, lines, { countsRetired: kind === 'undo' })
  if (short.length > 0) return short
  await moveStock(marketplace, movementsOfLines(orderId, lines, kind))
  return []
}

/**
 * Locks the variants of the lines, of an order that holds no pieces, and returns those that exceed the stock. A retired
 * variant has none, unless these count too; for a customer one of a closed store neither.
 */
export async function findShortLines(
  marketplace: Marketplace,
  lines: readonly QuotedLine[],
  {
    countsRetired = false,
    isForCustomer = false,
  }: { readonly countsRetired?: boolean; readonly isForCustomer?: boolean } = {},
): Promise<ShortLine[]> {
  const { variants } = await pipeline(marketplace.db, {
    locks: lockVariants(marketplace, lines),
    variants: countsRetired ? selectStock(marketplace, lines) : selectVariants(marketplace, lines),
  })
  const short = findShortVariants(lines, isForCustomer ? asOffered(variants) : variants)
  return lines.flatMap((line, position) => {
    const left = short.get(line.variantId)
    return left === undefined ? [] : [shortLine(position, line, left)]
  })
}

/** The stock of the variants of the lines, whether or not they are offered. */
function selectStock({ db }: Marketplace, lines: readonly QuotedLine[]) {
  return db
    .selectFrom('variants as variant')
    .innerJoin('products', 'products.id', 'product_id')
    .select(['variant.id', 'product_id as productId', 'supply', 'variant.stock', sql<boolean>`false`.as('isRetired')])
    .select(sql<Date | null>`null::timestamptz`.as('reopensAt'))
    .where('variant.id', '=', sql<number>`any(${lines.map(({ variantId }) => variantId)}::int[])`)
}
