import { ask } from '#database/in-fixed-words.ts'
import { together } from '#database/together.ts'
import { moveStock } from '../catalog/move-stock.ts'
import { recordChange } from '../history/record-change.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import type { Millimes } from '../money.ts'
import { requireOperator } from '../operators/require-operator.ts'
import { recordEvent } from '../record-event.ts'
import { lockOrder } from './lock-order.ts'
import type { QuotedLine, RequestedLine } from './order.ts'
import { areSameLines, orderLines, piecesOfSizes, readOrderLines } from './order-lines.ts'
import type { OrderSource } from './order-source.ts'
import { mayChangeLines, type OrderStatus } from './order-status.ts'
import { lockSizes, type Quote, quoteFrom, type ShortLine, selectSizes, type UnknownLine } from './quote-lines.ts'
import { shippingOf } from './totals.ts'

export type ChangeOutcome =
  | { readonly outcome: 'changed'; readonly quote: Quote }
  | { readonly outcome: 'too-late'; readonly status: OrderStatus }
  /** They are no longer what the person had before them. */
  | { readonly outcome: 'changed-meanwhile'; readonly lines: readonly QuotedLine[] }
  | { readonly outcome: 'unknown-lines'; readonly lines: readonly UnknownLine[] }
  | { readonly outcome: 'out-of-stock'; readonly lines: readonly ShortLine[] }
  /** The total is not the one the customer was told. */
  | { readonly outcome: 'repriced'; readonly quote: Quote }

/**
 * Gives an order other lines, at the prices of today, until it is packed. What it takes more or less moves through the
 * ledger; pieces it holds already count as there. Nothing changes unless the total is the one the customer has agreed
 * to, and the lines are still `base`, which the person had before them. Throws NotFound for an order that never was.
 */
export async function changeOrderLines(
  marketplace: Marketplace,
  orderId: number,
  requested: readonly RequestedLine[],
  claimedTotal: Millimes,
  base?: readonly RequestedLine[],
): Promise<ChangeOutcome> {
  requireOperator(marketplace, 'staff')
  return inTransaction(marketplace, async (marketplace) => {
    const status = await lockOrder(marketplace, orderId)
    if (!mayChangeLines(status)) return { outcome: 'too-late', status }
    const before = await readOrderLines(marketplace, orderId)
    if (base && !areSameLines(before, base) && !areSameLines(before, requested))
      return { outcome: 'changed-meanwhile', lines: before }
    const held = piecesOfSizes(before)
    const [, sizes] = await together(
      marketplace.db,
      lockSizes(marketplace, [...before, ...requested]),
      selectSizes(marketplace, requested),
    )
    const quote = quoteFrom(sizes, requested, held, shippingOf(await readSource(marketplace, orderId)))
    if (quote.unknown.length > 0) return { outcome: 'unknown-lines', lines: quote.unknown }
    if (quote.short.length > 0) return { outcome: 'out-of-stock', lines: quote.short }
    if (quote.totals.total !== claimedTotal) return { outcome: 'repriced', quote }

    await replaceLines(marketplace, orderId, quote)
    await moveDifference(marketplace, orderId, held, piecesOfSizes(quote.lines))
    await recordChange(marketplace, {
      ...{ what: 'order', id: orderId, action: 'changed' },
      before: { lines: before.map(wordsOfLine) },
      after: { lines: quote.lines.map(wordsOfLine), total: quote.totals.total },
    })
    await recordEvent(marketplace, { type: 'order.corrected', orderId })
    return { outcome: 'changed', quote }
  })
}

async function readSource({ db }: Marketplace, orderId: number): Promise<OrderSource> {
  const query = db.selectFrom('orders').select('source').where('id', '=', orderId)
  return (await query.executeTakeFirstOrThrow()).source as OrderSource
}

async function replaceLines(marketplace: Marketplace, orderId: number, { lines, totals }: Quote): Promise<void> {
  await marketplace.db.deleteFrom('order_lines').where('order_id', '=', orderId).execute()
  await ask(marketplace.db, orderLines(marketplace, [{ orderId, lines }]))
  await marketplace.db
    .updateTable('orders')
    .set({
      subtotal_millimes: totals.subtotal,
      shipping_millimes: totals.shipping,
      total_millimes: totals.total,
    })
    .where('id', '=', orderId)
    .execute()
}

/** One entry a size whose count differs, in the order in which sizes are locked. */
async function moveDifference(
  marketplace: Marketplace,
  orderId: number,
  before: ReadonlyMap<number, number>,
  after: ReadonlyMap<number, number>,
): Promise<void> {
  const sizeIds = [...new Set([...before.keys(), ...after.keys()])].sort((one, other) => one - other)
  const movements = sizeIds.map((sizeId) => ({
    ...{ kind: 'amendment' as const, sizeId, orderId },
    pieces: (before.get(sizeId) ?? 0) - (after.get(sizeId) ?? 0),
  }))
  await moveStock(
    marketplace,
    movements.filter(({ pieces }) => pieces !== 0),
  )
}

/** What the history needs to tell of a line. */
function wordsOfLine({ name, sizeName, colorName, quantity, unitPrice }: QuotedLine) {
  return { name, sizeName, colorName, quantity, unitPrice }
}
