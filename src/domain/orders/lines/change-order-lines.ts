import { pipeline } from '#database/pipeline.ts'
import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { discountCodeFromRow, selectDiscountCodes } from '#domain/discounts/discount-code-rows.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Millimes } from '#domain/money.ts'
import { mayChangeLines, type OrderStatus } from '#domain/order-status.ts'
import { lockOrder } from '#domain/orders/lock-order.ts'
import type { QuotedLine, RequestedLine } from '#domain/orders/order.ts'
import { type Fee, shippingOf } from '#domain/orders/totals.ts'
import { getSaleTerms } from '#domain/sale-terms/sale-terms-setting.ts'
import { areSameLines, quantityBySize, readOrderLines } from './order-lines.ts'
import { type Quote, quoteFrom, type ShortLine, type UnknownLine } from './quote-lines.ts'
import { moveDifference, replaceLines } from './replace-lines.ts'
import { lockSizes, selectSizes } from './size-statements.ts'

export type ChangeOutcome =
  | { readonly outcome: 'changed'; readonly quote: Quote }
  | { readonly outcome: 'too-late'; readonly status: OrderStatus }
  /** The lines are no longer `base`: somebody else has changed them. */
  | { readonly outcome: 'changed-meanwhile'; readonly lines: readonly QuotedLine[] }
  | { readonly outcome: 'unknown-lines'; readonly lines: readonly UnknownLine[] }
  | { readonly outcome: 'out-of-stock'; readonly lines: readonly ShortLine[] }
  /** The total differs from `claimedTotal`. */
  | { readonly outcome: 'repriced'; readonly quote: Quote }

/**
 * Replaces the lines of an order at current prices, until it is packed. The differences in quantity are recorded as
 * stock movements; pieces the order already holds count as available to it. A request holds none and takes none. Nothing
 * changes unless the total is `claimedTotal`, to which the customer has agreed, and the lines are still `base`, the
 * version the operator saw. Throws NotFound for an unknown order.
 */
export async function changeOrderLines(
  marketplace: Marketplace,
  orderId: number,
  requested: readonly RequestedLine[],
  claimedTotal: Millimes,
  base?: readonly RequestedLine[],
): Promise<ChangeOutcome> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const status = await lockOrder(marketplace, orderId)
    if (!mayChangeLines(status)) return { outcome: 'too-late', status }
    const before = await readOrderLines(marketplace, orderId)
    if (base && !areSameLines(before, base) && !areSameLines(before, requested))
      return { outcome: 'changed-meanwhile', lines: before }
    const held = status === 'requested' ? new Map<number, number>() : quantityBySize(before)
    const { locale, shipping, discount } = await readAgreed(marketplace, orderId)
    const [, sizes] = await pipeline(
      marketplace.db,
      lockSizes(marketplace, [...before, ...requested]),
      selectSizes(marketplace, requested, locale),
    )
    const quote = quoteFrom(sizes, requested, { held, shipping, discount })
    if (quote.unknown.length > 0) return { outcome: 'unknown-lines', lines: quote.unknown }
    if (quote.short.length > 0) return { outcome: 'out-of-stock', lines: quote.short }
    if (quote.totals.total !== claimedTotal) return { outcome: 'repriced', quote }

    await replaceLines(marketplace, orderId, quote, status)
    if (quote.codeRefusal) await endDiscount(marketplace, orderId)
    if (status !== 'requested') await moveDifference(marketplace, orderId, held, quantityBySize(quote.lines))
    await recordAudit(marketplace, {
      entity: 'order',
      id: orderId,
      action: 'changed',
      before: { lines: before.map(auditedLine) },
      after: { lines: quote.lines.map(auditedLine), total: quote.totals.total },
    })
    await recordEvent(marketplace, { type: 'order.corrected', orderId })
    return { outcome: 'changed', quote }
  })
}

/**
 * The delivery fee stays as agreed, whatever the settings say now, and so does what the discount code gives: its terms do not change,
 * and it may have ended since. Of an order with free delivery by a code no fee was agreed: without the code it is that of today.
 */
async function readAgreed(marketplace: Marketplace, orderId: number) {
  const { db } = marketplace
  const order = await db
    .selectFrom('orders')
    .select(['locale', 'shipping_millimes', 'source', 'governorate', 'discount_code_id'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const { locale, shipping_millimes: agreedFee, source, discount_code_id: codeId } = order
  const row =
    codeId === null ? undefined : await selectDiscountCodes(marketplace).where('id', '=', codeId).executeTakeFirst()
  if (!row) return { locale, shipping: agreedFee, discount: undefined }
  const governorate = order.governorate === 'unknown' ? undefined : (order.governorate ?? undefined)
  const shipping: Fee =
    row.kind === 'free-delivery' ? shippingOf(await getSaleTerms(marketplace), { source, governorate }) : agreedFee
  return { locale, shipping, discount: { terms: discountCodeFromRow(row), code: row.code } }
}

/** The code does not suit the new lines: the order gives its use back. */
async function endDiscount({ db }: Marketplace, orderId: number): Promise<void> {
  await db.updateTable('orders').set({ discount_code_id: null }).where('id', '=', orderId).execute()
}

/** Returns what the audit log shows of a line. */
export function auditedLine({ name, sizeName, colorName, quantity, unitPrice }: QuotedLine) {
  return { name, sizeName, colorName, quantity, unitPrice }
}
