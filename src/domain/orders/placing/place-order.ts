import { randomUUID } from 'node:crypto'
import { pipeline } from '#database/pipeline.ts'
import { mayActInPublic } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { insertStockMovements, type StockMovement } from '#domain/catalog/stock/move-stock.ts'
import { insertEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { insertOrderLines, quantityBySize } from '#domain/orders/lines/order-lines.ts'
import { lockSizes, selectSizes } from '#domain/orders/lines/size-statements.ts'
import type { OrderRequest } from '#domain/orders/order.ts'
import { insertOrderToken, newSalt, orderToken } from '#domain/orders/order-token.ts'
import { asRateLimited, orderLimitQueries } from '#domain/rate-limits/consume-rate-limit.ts'
import type { RateLimits } from '#domain/rate-limits/rate-limit.ts'
import { rateLimitSetting } from '#domain/rate-limits/rate-limit-setting.ts'
import { selectSetting, settingFromRow } from '#domain/settings/get-setting.ts'
import { decideOrder, type OrderDecision, type OrderFacts } from './decide-order.ts'
import { earlierRequest, hasExpired } from './idempotency-record.ts'
import { newOrderNumber } from './order-number.ts'
import type { OrderOutcome } from './order-outcome.ts'
import {
  deleteIdempotencyRecord,
  insertIdempotencyRecord,
  insertOrder,
  keepPlans,
  nextOrderId,
  selectIdempotencyRecord,
} from './order-statements.ts'

/**
 * Turns a cart into an order. Prices come from the catalog now; the total of the browser is only compared. Stock is
 * taken for all lines or for none. A duplicate request, known by its idempotency key, returns the first outcome again.
 * Throws RateLimited when its network or customer exceeds a quota.
 */
export async function placeOrder(marketplace: Marketplace, request: OrderRequest): Promise<OrderOutcome> {
  requireAllowed(mayActInPublic(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const facts = await readOrderFacts(marketplace, request)
    const decision = decideOrder(facts, request)
    if (decision.outcome === 'placed') await writeOrder(marketplace, request, decision, facts)
    return outcomeOf(decision)
  })
}

/** What is needed to write the order, but not to decide on it. */
interface FactsToWrite extends OrderFacts {
  readonly rateLimits: RateLimits
  /** The token is derived from the idempotency key and this. */
  readonly salt: Buffer
  readonly hasExpiredRecord: boolean
}

/**
 * Locks the requested sizes in the order of their ids, so that orders cannot deadlock, waiting at most the lock timeout;
 * then reads. A concurrent duplicate request waits at the lock until the record of the first one is committed.
 */
async function readOrderFacts(marketplace: Marketplace, request: OrderRequest): Promise<FactsToWrite> {
  const { lines, idempotencyKey: key } = request
  const [, , sizes, [record], [drawn], [setting]] = await pipeline(
    marketplace.db,
    keepPlans(marketplace),
    lockSizes(marketplace, lines),
    selectSizes(marketplace, lines),
    key === undefined ? undefined : selectIdempotencyRecord(marketplace, key),
    nextOrderId(marketplace),
    selectSetting(marketplace, rateLimitSetting),
  )
  const hasExpiredRecord = record !== undefined && hasExpired(marketplace, record)
  const salt = newSalt()
  const token = orderToken(key ?? randomUUID(), salt)
  return {
    sizes,
    earlier: key === undefined || !record || hasExpiredRecord ? undefined : earlierRequest(record, key),
    identity: { id: (drawn as { id: number }).id, number: newOrderNumber(), token },
    rateLimits: settingFromRow(setting, rateLimitSetting).value,
    salt,
    hasExpiredRecord,
  }
}

type PlacedDecision = Extract<OrderDecision, { outcome: 'placed' }>

/**
 * Consumes the quotas, writes the order, its lines, stock movements and idempotency record, and records the event.
 * Two orders that draw the same number, or concurrent duplicates without a size in common, violate a unique key; the later
 * one is retried.
 */
async function writeOrder(
  marketplace: Marketplace,
  request: OrderRequest,
  { order, lines }: PlacedDecision,
  { rateLimits, salt, hasExpiredRecord }: FactsToWrite,
): Promise<void> {
  const { idempotencyKey: key } = request
  try {
    await pipeline(
      marketplace.db,
      ...orderLimitQueries(marketplace, rateLimits, request.customer),
      insertOrder(marketplace, request, order),
      insertOrderToken(marketplace, order.id, order.token),
      insertOrderLines(marketplace, order.id, lines),
      insertStockMovements(marketplace, salesOf(order.id, lines)),
      hasExpiredRecord && key !== undefined ? deleteIdempotencyRecord(marketplace, key) : undefined,
      key === undefined ? undefined : insertIdempotencyRecord(marketplace, key, salt, request, order),
      insertEvent(marketplace, { type: 'order.placed', orderId: order.id }),
    )
  } catch (error) {
    throw asRateLimited('order', error)
  }
}

/** Returns one stock movement for each size, in the order in which sizes are locked. */
function salesOf(orderId: number, lines: PlacedDecision['lines']): StockMovement[] {
  const bySize = [...quantityBySize(lines)].sort(([one], [other]) => one - other)
  return bySize.map(([sizeId, pieces]) => ({ kind: 'sale', sizeId, pieces: -pieces, orderId }))
}

function outcomeOf(decision: OrderDecision): OrderOutcome {
  const { outcome } = decision
  return outcome === 'placed' || outcome === 'repeated' ? { outcome: 'placed', order: decision.order } : decision
}
