import { pipeline } from '#database/pipeline.ts'
import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import { isExchange } from '#domain/is-exchange.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type Millimes, millimes } from '#domain/money.ts'
import { mayChangeLines, type OrderStatus } from '#domain/order-status.ts'
import { lockOrder } from '#domain/orders/lock-order.ts'
import type { QuotedLine, RequestedLine } from '#domain/orders/order.ts'
import { discountCodeOfOrder, totalsColumns, totalsFromRow } from '#domain/orders/order-rows.ts'
import type { Totals } from '#domain/orders/totals.ts'
import { type AgreedTerms, isDiscountOf, readAgreedTerms } from './agreed-terms.ts'
import { areSameLines, quantityByVariant, readOrderLines } from './order-lines.ts'
import { type Quote, quoteFrom, type ShortLine, type UnknownLine } from './quote-lines.ts'
import { moveDifference, replaceLines } from './replace-lines.ts'
import { lockVariants, selectVariants, type VariantRow } from './variant-statements.ts'

export type ChangeOutcome =
  | { readonly outcome: 'changed' }
  /** It is packed or over, or replaces returned pieces: then the return is settled anew for others. */
  | { readonly outcome: 'too-late'; readonly status: OrderStatus }
  /** The lines are no longer `base`: somebody else has changed them. */
  | { readonly outcome: 'changed-meanwhile'; readonly lines: readonly QuotedLine[] }
  | { readonly outcome: 'unknown-lines'; readonly lines: readonly UnknownLine[] }
  | { readonly outcome: 'out-of-stock'; readonly lines: readonly ShortLine[] }
  /** The total differs from `claimedTotal`. */
  | { readonly outcome: 'repriced'; readonly quote: Quote; readonly remarks: LineRemarks }

/** What a change means for the customer besides the new total. */
export interface LineRemarks {
  /** Added pieces that cost more today than those of their variant that the order has. */
  readonly risen: readonly { readonly name: string; readonly from: Millimes; readonly to: Millimes }[]
  /** The code whose discount the order loses. */
  readonly codeGivenUp?: string
  /** The code whose discount the order gets back. */
  readonly codeBack?: string
  readonly losesFreeDelivery: boolean
}

/**
 * Replaces the lines of an order, until it is packed. Pieces that it has keep their price, added ones cost today's; the
 * delivery fee and the code are those that were agreed, as far as the lines reach what they ask for. The differences in
 * quantity are recorded as stock movements; pieces the order already holds count as available to it. A request holds
 * none and takes none. Nothing changes unless the total is `claimedTotal`, to which the customer has agreed, and the
 * lines are still `base`, the version the operator saw. The customer is written the new total. Throws NotFound for an
 * unknown order.
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
    const { locale, totals, isReplacing } = await readOrder(marketplace, orderId)
    if (!mayChangeLines(status) || isReplacing) return { outcome: 'too-late', status }
    const before = await readOrderLines(marketplace, orderId)
    if (base && !areSameLines(before, base) && !areSameLines(before, requested))
      return { outcome: 'changed-meanwhile', lines: before }
    const held = status === 'requested' ? new Map<number, number>() : quantityByVariant(before)
    const agreed = await readAgreedTerms(marketplace, orderId)
    const { variants } = await pipeline(marketplace.db, {
      locks: lockVariants(marketplace, [...before, ...requested]),
      variants: selectVariants(marketplace, [...before, ...requested], locale),
    })
    const quote = quoteChange(variants, requested, { before, held, agreed })
    if (quote.unknown.length > 0) return { outcome: 'unknown-lines', lines: quote.unknown }
    if (quote.short.length > 0) return { outcome: 'out-of-stock', lines: quote.short }
    if (areSameLines(before, requested)) return { outcome: 'changed' }
    const remarks = remarksOn({ lines: before, totals }, quote)
    if (quote.totals.total !== claimedTotal) return { outcome: 'repriced', quote, remarks }

    await replaceLines(marketplace, orderId, quote, status)
    await saveAgreed(marketplace, orderId, agreed, quote.totals.code === undefined)
    if (status !== 'requested') await moveDifference(marketplace, orderId, held, quantityByVariant(quote.lines))
    await recordAudit(marketplace, {
      entity: 'order',
      id: orderId,
      action: 'changed',
      before: { lines: before.map(auditedLine) },
      after: { lines: quote.lines.map(auditedLine), total: quote.totals.total, ...auditedRemarks(remarks) },
    })
    await recordEvent(marketplace, { type: 'order.lines-changed', orderId })
    return { outcome: 'changed' }
  })
}

/** Only what there is to say. */
function auditedRemarks({ risen, losesFreeDelivery, ...codes }: LineRemarks) {
  return { ...codes, ...(risen.length > 0 && { risen }), ...(losesFreeDelivery && { losesFreeDelivery }) }
}

interface ChangeFacts {
  readonly before: readonly QuotedLine[]
  readonly held: ReadonlyMap<number, number>
  readonly agreed: AgreedTerms
}

/** Quotes the lines with what was agreed; pure. */
function quoteChange(
  variants: readonly VariantRow[],
  requested: readonly RequestedLine[],
  { before, held, agreed: { code, isCodeSuspended, shippingOf } }: ChangeFacts,
): Quote {
  const common = { held, agreed: before }
  if (!code) return quoteFrom(variants, requested, { ...common, shipping: shippingOf })
  if (isDiscountOf(code, before, variants))
    return quoteFrom(variants, requested, {
      ...common,
      shipping: shippingOf,
      discount: { terms: code, code: code.code },
    })
  const isFree = code.kind === 'free-delivery' && !isCodeSuspended
  const quote = quoteFrom(variants, requested, { ...common, shipping: isFree ? millimes(0) : shippingOf })
  return isCodeSuspended ? quote : { ...quote, totals: { ...quote.totals, code: code.code } }
}

interface Before {
  readonly lines: readonly QuotedLine[]
  readonly totals: Totals
}

/** Returns what the customer has to hear before agreeing, besides the new total; pure. */
function remarksOn(before: Before, quote: Quote): LineRemarks {
  const risen = quote.lines.flatMap(({ variantId, name, unitPrice }) => {
    const ofVariant = before.lines.filter((line) => line.variantId === variantId)
    const from = ofVariant.toSorted((one, other) => other.unitPrice - one.unitPrice)[0]?.unitPrice
    return from !== undefined && unitPrice > from ? [{ name, from, to: unitPrice }] : []
  })
  const [codeBefore, codeAfter] = [before.totals.code, quote.totals.code]
  return {
    risen,
    ...(codeBefore !== undefined && codeAfter === undefined && { codeGivenUp: codeBefore }),
    ...(codeBefore === undefined && codeAfter !== undefined && { codeBack: codeAfter }),
    losesFreeDelivery: before.totals.shipping === 0 && quote.totals.shipping > 0,
  }
}

async function readOrder({ db }: Marketplace, orderId: number) {
  const order = await db
    .selectFrom('orders')
    .select(['locale', isExchange.as('is_exchange')])
    .select(totalsColumns)
    .select(discountCodeOfOrder)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  return { locale: order.locale, totals: totalsFromRow(order), isReplacing: order.is_exchange }
}

/**
 * A code that the lines do not suit gives its use back, and is remembered: it was promised, so it comes back when they
 * suit it again.
 */
async function saveAgreed({ db }: Marketplace, orderId: number, { code, delivery }: AgreedTerms, isSuspended: boolean) {
  await db
    .updateTable('orders')
    .set({
      agreed_fee_millimes: delivery.fee,
      agreed_free_from_millimes: delivery.freeFrom ?? null,
      discount_code_id: isSuspended ? null : (code?.id ?? null),
      suspended_code_id: isSuspended ? (code?.id ?? null) : null,
    })
    .where('id', '=', orderId)
    .execute()
}

/** Returns what the audit log shows of a line. */
export function auditedLine({ name, sizeName, colorName, quantity, unitPrice }: QuotedLine) {
  return { name, sizeName, colorName, quantity, unitPrice }
}
