import { randomUUID } from 'node:crypto'
import { pipeline } from '#database/pipeline.ts'
import { mayActInPublic } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { insertStockMovements } from '#domain/catalog/stock/move-stock.ts'
import { lockTypedCode } from '#domain/discounts/try-code.ts'
import { insertEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { governorateOf } from '#domain/orders/governorate-of.ts'
import {
  type OrderLimits,
  orderLimitsFrom,
  recheckQueries,
  requireWithinLimits,
  selectOrderLimits,
} from '#domain/orders/holds/order-limits.ts'
import { insertOrderLines, piecesOf } from '#domain/orders/lines/order-lines.ts'
import { discountFrom } from '#domain/orders/lines/quote-lines.ts'
import { movementsOfLines } from '#domain/orders/lines/stock-of-lines.ts'
import { lockVariants, selectVariants } from '#domain/orders/lines/variant-statements.ts'
import type { OrderRequest } from '#domain/orders/order.ts'
import { insertOrderToken, newSalt, orderToken } from '#domain/orders/order-token.ts'
import { agreedFeeOf } from '#domain/orders/totals.ts'
import { isPaidOnline } from '#domain/payment-method.ts'
import { asRateLimited } from '#domain/rate-limits/consume-rate-limit.ts'
import { countOrderQueries, orderNetworkKeyOf, orderSender } from '#domain/rate-limits/order-quotas.ts'
import { selectOpenGateway } from '#domain/sale-terms/has-gateway.ts'
import { saleTermsSetting } from '#domain/sale-terms/sale-terms-setting.ts'
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
 * taken for all lines or for none, and an order beyond the hold limits is a request, which takes none yet. A duplicate
 * request, known by its idempotency key, returns the first outcome again. Throws RateLimited when its network orders
 * far too often, and Unavailable when too many wait for their turn.
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
  readonly holds: OrderLimits | undefined
  /** The token is derived from the idempotency key and this. */
  readonly salt: Buffer
  readonly hasExpiredRecord: boolean
  readonly discountCodeId: number | undefined
}

/**
 * Locks the discount code, if there is one, then the requested variants in the order of their ids, so that orders
 * cannot deadlock, waiting at most the lock timeout; then reads. A concurrent duplicate request waits at the lock until
 * the record of the first one is committed.
 */
async function readOrderFacts(marketplace: Marketplace, request: OrderRequest): Promise<FactsToWrite> {
  const { customer, lines, idempotencyKey: key } = request
  const sender = orderSender(marketplace, customer)
  const typedCode =
    request.code === undefined ? undefined : await lockTypedCode(marketplace, request.code, customer.phone)
  const { variants, terms, gateways, records, drawn, ...limits } = await pipeline(marketplace.db, {
    plans: keepPlans(marketplace),
    locks: lockVariants(marketplace, lines),
    variants: selectVariants(marketplace, lines, request.locale),
    terms: selectSetting(marketplace, saleTermsSetting),
    gateways: isPaidOnline(request.payment) ? selectOpenGateway(marketplace) : undefined,
    records: key === undefined ? undefined : selectIdempotencyRecord(marketplace, key),
    drawn: nextOrderId(marketplace),
    ...selectOrderLimits(marketplace, customer, sender),
  })
  const [record] = records
  const hasExpiredRecord = record !== undefined && hasExpired(marketplace, record)
  const salt = newSalt()
  const token = orderToken(key ?? randomUUID(), salt)
  return {
    variants,
    terms: settingFromRow(terms[0], saleTermsSetting).value,
    hasGateway: gateways.length > 0,
    discount: typedCode && discountFrom(marketplace.clock, typedCode),
    discountCodeId: typedCode?.found?.id,
    earlier: key === undefined || !record || hasExpiredRecord ? undefined : earlierRequest(record, key),
    identity: { id: (drawn[0] as { id: number }).id, number: newOrderNumber(), token },
    holds: sender && orderLimitsFrom(marketplace, sender, limits),
    salt,
    hasExpiredRecord,
  }
}

type PlacedDecision = Extract<OrderDecision, { outcome: 'placed' }>

/**
 * Counts the order, writes it with its lines, stock movements and idempotency record, and records the event. Two orders
 * that draw the same number, or concurrent duplicates without a variant in common, violate a unique key; the later one
 * is retried, and so is one of two orders that exceed the hold limits only together.
 */
async function writeOrder(
  marketplace: Marketplace,
  request: OrderRequest,
  { order, lines, requestReason }: PlacedDecision,
  { terms, holds, salt, hasExpiredRecord, discountCodeId }: FactsToWrite,
): Promise<void> {
  const { customer, idempotencyKey: key, source } = request
  const agreed = {
    delivery: agreedFeeOf(terms, { source, governorate: governorateOf(request.delivery) }),
    ...{ exchangeDays: terms.exchangeDays, discountCodeId, pieces: piecesOf(lines), requestReason },
    networkKey: holds && orderNetworkKeyOf(holds.sender),
  }
  const isHolding = requestReason === undefined
  try {
    const { heldNow = [] } = await pipeline(marketplace.db, {
      ...(holds && countOrderQueries(marketplace, holds.sender, holds.rateLimits)),
      order: insertOrder(marketplace, request, order, agreed),
      token: insertOrderToken(marketplace, order.id, order.token),
      lines: insertOrderLines(marketplace, order.id, lines),
      movements: isHolding ? insertStockMovements(marketplace, movementsOfLines(order.id, lines, 'sale')) : undefined,
      expired: hasExpiredRecord && key !== undefined ? deleteIdempotencyRecord(marketplace, key) : undefined,
      record: key === undefined ? undefined : insertIdempotencyRecord(marketplace, key, salt, request, order),
      event: insertEvent(marketplace, { type: 'order.placed', orderId: order.id }),
      ...(holds && isHolding && recheckQueries(marketplace, customer, holds)),
    })
    if (holds && isHolding) requireWithinLimits(heldNow, lines, holds)
  } catch (error) {
    throw asRateLimited('order', error)
  }
}

function outcomeOf(decision: OrderDecision): OrderOutcome {
  const { outcome } = decision
  return outcome === 'placed' || outcome === 'repeated' ? { outcome: 'placed', order: decision.order } : decision
}
