import { pipeline } from '#database/pipeline.ts'
import { hasPrivateOrder } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { isUnconfirmed, releasedStatus, type UnconfirmedStatus } from '#domain/order-status.ts'
import { readOrderLines } from '#domain/orders/lines/order-lines.ts'
import type { ShortLine, StockedLine } from '#domain/orders/lines/quote-lines.ts'
import { selectVariants } from '#domain/orders/lines/variant-statements.ts'
import { lockOrder } from '#domain/orders/lock-order.ts'
import type { Customer, QuotedLine } from '#domain/orders/order.ts'
import { recipientFromRow } from '#domain/orders/order-rows.ts'
import { advanceOrder } from '#domain/orders/status/advance-order.ts'
import { findShortLines } from '#domain/orders/status/take-stock.ts'
import { orderNetworkKeyOf, orderSender } from '#domain/rate-limits/order-quotas.ts'
import {
  countOrder,
  type OrderLimits,
  orderLimitsFrom,
  recheckQueries,
  requireWithinLimits,
  selectOrderLimits,
} from './order-limits.ts'
import { requestReason, statusToTell } from './request-reason.ts'

export type ReviveOutcome =
  | { readonly outcome: 'revived'; readonly status: UnconfirmedStatus }
  /** Pieces are no longer in stock, or their store is closed. */
  | { readonly outcome: 'out-of-stock'; readonly lines: readonly ShortLine[] }
  /** It is not released: the shop has confirmed it, or it was canceled. */
  | { readonly outcome: 'not-released' }

/**
 * Revives the released order of the customer's private link at its old prices: it takes its pieces again, or is a
 * request where it exceeds the hold limits. Idempotent. Throws RateLimited when its network orders far too often.
 */
export async function reviveOwnOrder(marketplace: Marketplace): Promise<ReviveOutcome> {
  requireAllowed(hasPrivateOrder(marketplace.actor))
  const { orderId } = marketplace.actor
  return inTransaction(marketplace, async (marketplace) => {
    const status = await lockOrder(marketplace, orderId)
    if (isUnconfirmed(status)) return { outcome: 'revived', status: await toldStatusOf(marketplace, orderId) }
    if (status !== releasedStatus) return { outcome: 'not-released' }
    const lines = await readOrderLines(marketplace, orderId)
    const short = await findShortLines(marketplace, lines, { isForCustomer: true })
    if (short.length > 0) return { outcome: 'out-of-stock', lines: short }
    return { outcome: 'revived', status: await revive(marketplace, orderId, lines) }
  })
}

/**
 * Takes the pieces of a released order, whose variants are locked and suffice, or makes it a request. Returns the
 * status to tell.
 */
async function revive(
  marketplace: Marketplace,
  orderId: number,
  lines: readonly QuotedLine[],
): Promise<UnconfirmedStatus> {
  const { db } = marketplace
  const customer = await readCustomer(marketplace, orderId)
  const sender = orderSender(marketplace, customer)
  const { variants, ...rows } = await pipeline(db, {
    variants: selectVariants(marketplace, lines),
    ...selectOrderLimits(marketplace, customer, sender),
  })
  const limits = sender && orderLimitsFrom(marketplace, sender, rows)
  const stock = new Map(variants.map(({ id, stock }) => [id, stock]))
  const stocked = lines.map((line, position) => ({ ...line, position, left: stock.get(line.variantId) ?? 0 }))
  const reason = limits && requestReason(stocked, limits)
  if (limits) await countOrder(marketplace, limits.sender, limits.rateLimits)
  await db
    .updateTable('orders')
    .set({ request_reason: reason ?? null, network_key: sender ? orderNetworkKeyOf(sender) : null })
    .where('id', '=', orderId)
    .execute()
  await advanceOrder(marketplace, orderId, { from: releasedStatus, to: reason ? 'requested' : 'received' })
  if (limits && !reason) await recheck(marketplace, customer, stocked, limits)
  return statusToTell(reason)
}

async function readCustomer({ db }: Marketplace, orderId: number): Promise<Customer> {
  const row = await db
    .selectFrom('orders')
    .select(['customer_name', 'customer_email', 'customer_phone', 'delivery_address', 'delivery_city', 'governorate'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  return recipientFromRow(row).customer
}

async function recheck(
  marketplace: Marketplace,
  customer: Customer,
  lines: readonly StockedLine[],
  limits: OrderLimits,
): Promise<void> {
  const { heldNow } = await pipeline(marketplace.db, recheckQueries(marketplace, customer, limits))
  requireWithinLimits(heldNow, lines, limits)
}

async function toldStatusOf({ db }: Marketplace, orderId: number): Promise<UnconfirmedStatus> {
  const { request_reason } = await db
    .selectFrom('orders')
    .select('request_reason')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  return statusToTell(request_reason ?? undefined)
}
