import { actorColumns } from '#domain/access/actor-columns.ts'
import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { millimes } from '#domain/money.ts'
import { readAgreedTerms } from '#domain/orders/lines/agreed-terms.ts'
import { auditedLine } from '#domain/orders/lines/change-order-lines.ts'
import { quantityByVariant, readOrderLines } from '#domain/orders/lines/order-lines.ts'
import type { ShortLine } from '#domain/orders/lines/quote-lines.ts'
import { moveDifference, replaceLines } from '#domain/orders/lines/replace-lines.ts'
import { maxLineQuantity, maxOrderLines, type QuotedLine } from '#domain/orders/order.ts'
import { advanceOrder } from '#domain/orders/status/advance-order.ts'
import { findShortLines } from '#domain/orders/status/take-stock.ts'
import { type Totals, totalsOf } from '#domain/orders/totals.ts'
import { canBeJoined } from './can-be-joined.ts'
import { joinLines } from './join-lines.ts'
import { type LockedOrder, lockOrders } from './lock-orders.ts'

export type JoinOutcome =
  | { readonly outcome: 'joined' }
  /**
   * One of them is packed already or over, is paid, replaces returned pieces, belongs to somebody else, is paid in
   * another way, or both are too many lines.
   */
  | { readonly outcome: 'not-possible' }
  /** The joined order was a request, and its pieces are no longer in stock. */
  | { readonly outcome: 'out-of-stock'; readonly lines: readonly ShortLine[] }

/**
 * Joins an order into another one of the same customer, so that both come in one parcel with one delivery fee. The
 * lines keep the prices and discounts with which they were ordered. Delivery is free if it was for one of them, or for
 * pieces of the value that they have together, and costs the fee of the kept order otherwise; the joined order is
 * canceled. Joining them again changes nothing. Throws NotFound for an unknown order.
 */
export async function joinOrders(marketplace: Marketplace, keptId: number, joinedId: number): Promise<JoinOutcome> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const { order: kept, other: joined } = await lockOrders(marketplace, keptId, joinedId)
    if (joined.joined_into_id === keptId) return { outcome: 'joined' }
    if (!canBeJoined(joinable(kept), joinable(joined))) return { outcome: 'not-possible' }
    const [keptLines, joinedLines] = [
      await readOrderLines(marketplace, keptId),
      await readOrderLines(marketplace, joinedId),
    ]
    const lines = joinLines(keptLines, joinedLines)
    if (lines.length > maxOrderLines || lines.some(({ quantity }) => quantity > maxLineQuantity))
      return { outcome: 'not-possible' }
    const short = await findMissing(marketplace, kept, joined, joinedLines)
    if (short.length > 0) return { outcome: 'out-of-stock', lines: short }

    await marketplace.db.updateTable('orders').set({ joined_into_id: keptId }).where('id', '=', joinedId).execute()
    const totals = await agreeOnFee(marketplace, kept, joined, lines)
    await insertJoining(marketplace, kept, joined, totals)
    await moveDiscountCode(marketplace, keptId, joinedId)
    await advanceOrder(marketplace, joinedId, { to: 'cancelled', note: kept.number })
    await replaceLines(marketplace, keptId, { lines, totals, otherId: joinedId }, kept.status)
    if (kept.status !== 'requested')
      await moveDifference(marketplace, keptId, quantityByVariant(keptLines), quantityByVariant(lines))
    await recordJoining(marketplace, { kept, joined, keptLines, lines, totals })
    return { outcome: 'joined' }
  })
}

/** Records what the kept order had before, so that the joining can be undone. */
async function insertJoining(
  { db, clock, actor }: Marketplace,
  kept: LockedOrder,
  joined: LockedOrder,
  totals: Totals,
): Promise<void> {
  await db
    .insertInto('order_joinings')
    .values({
      ...{ kept_id: kept.id, joined_id: joined.id, total_millimes: totals.total },
      ...{ shipping_millimes: kept.shipping_millimes, agreed_fee_millimes: kept.agreed_fee_millimes },
      agreed_free_from_millimes: kept.agreed_free_from_millimes,
      ...{ kept_code_id: kept.discount_code_id, joined_code_id: joined.discount_code_id },
      ...{ ...actorColumns(actor), made_at: clock.now() },
    })
    .execute()
}

/**
 * The code goes with the discount into an order without one, so that it says where its discount is from. Of two codes
 * each counts as used, as both discounts stay.
 */
async function moveDiscountCode({ db }: Marketplace, keptId: number, joinedId: number): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .from('orders as joined')
    .set(({ ref }) => ({ discount_code_id: ref('joined.discount_code_id') }))
    .where('orders.id', '=', keptId)
    .where('joined.id', '=', joinedId)
    .where('orders.discount_code_id', 'is', null)
    .where('joined.discount_code_id', 'is not', null)
    .where(({ or, eb }) =>
      or([
        eb('joined.discount_millimes', '>', millimes(0)),
        eb('joined.discount_code_id', 'in', selectFreeDeliveryCodes({ db })),
      ]),
    )
    .executeTakeFirst()
  if (numUpdatedRows > 0n)
    await db.updateTable('orders').set({ discount_code_id: null }).where('id', '=', joinedId).execute()
}

function selectFreeDeliveryCodes({ db }: Pick<Marketplace, 'db'>) {
  return db.selectFrom('discount_codes').select('id').where('kind', '=', 'free-delivery')
}

/**
 * Returns the totals of the order with the joined lines, and saves what it is promised about its delivery fee from now
 * on.
 */
async function agreeOnFee(
  marketplace: Marketplace,
  kept: LockedOrder,
  joined: LockedOrder,
  lines: readonly QuotedLine[],
): Promise<Totals> {
  const [ofKept, ofJoined] = [
    await readAgreedTerms(marketplace, kept.id),
    await readAgreedTerms(marketplace, joined.id),
  ]
  const limits = [ofKept, ofJoined].flatMap(({ delivery }) => delivery.freeFrom ?? [])
  const freeFrom = limits.length > 0 ? millimes(Math.min(...limits)) : undefined
  const { subtotal, discount } = totalsOf(lines, ofKept.shippingOf)
  const isFreeByValue = freeFrom !== undefined && subtotal - discount >= freeFrom
  const bringsFreeDelivery =
    ofJoined.code?.kind === 'free-delivery' && !ofJoined.isCodeSuspended && kept.discount_code_id === null
  // Nothing is delivered of an order that is handed over in the shop.
  const isJoinedFree = joined.source !== 'visit' && joined.shipping_millimes === 0
  await marketplace.db
    .updateTable('orders')
    .set({
      agreed_fee_millimes: isJoinedFree && !isFreeByValue && !bringsFreeDelivery ? millimes(0) : ofKept.delivery.fee,
      agreed_free_from_millimes: freeFrom ?? null,
    })
    .where('id', '=', kept.id)
    .execute()
  const isFree = isJoinedFree || isFreeByValue || kept.shipping_millimes === 0
  return totalsOf(lines, isFree ? millimes(0) : ofKept.shippingOf)
}

function joinable({ status, paid_millimes, customer_phone, payment_method, is_exchange }: LockedOrder) {
  return { status, paid: paid_millimes, phone: customer_phone, payment: payment_method, isExchange: is_exchange }
}

/**
 * Locks the sizes of the joined lines, and returns those that the kept order would take and cannot: the joined one
 * gives back what it holds, which is all of it unless it is a request.
 */
async function findMissing(
  marketplace: Marketplace,
  kept: LockedOrder,
  joined: LockedOrder,
  lines: readonly QuotedLine[],
): Promise<ShortLine[]> {
  const short = await findShortLines(marketplace, lines)
  return kept.status !== 'requested' && joined.status === 'requested' ? short : []
}

interface Joining {
  readonly kept: LockedOrder
  readonly joined: LockedOrder
  readonly keptLines: readonly QuotedLine[]
  readonly lines: readonly QuotedLine[]
  readonly totals: Totals
}

async function recordJoining(
  marketplace: Marketplace,
  { kept, joined, keptLines, lines, totals }: Joining,
): Promise<void> {
  await recordAudit(marketplace, {
    ...({ entity: 'order', id: kept.id, action: 'changed' } as const),
    before: { lines: keptLines.map(auditedLine) },
    after: { lines: lines.map(auditedLine), total: totals.total },
  })
  await recordAudit(marketplace, { entity: 'order', id: joined.id, action: 'joined', after: { into: kept.number } })
  await recordEvent(marketplace, { type: 'order.lines-changed', orderId: kept.id })
}
