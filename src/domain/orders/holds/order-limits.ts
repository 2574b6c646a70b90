import { pipeline } from '#database/pipeline.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type BlockRow, isInForce, selectBlock } from '#domain/orders/blocks/get-customer-block.ts'
import type { Quote } from '#domain/orders/lines/quote-lines.ts'
import type { Customer } from '#domain/orders/order.ts'
import { asRateLimited } from '#domain/rate-limits/consume-rate-limit.ts'
import {
  countOrderQueries,
  type OrderSender,
  selectUsedQuotas,
  usedUpQuotas,
} from '#domain/rate-limits/order-quotas.ts'
import type { RateLimits } from '#domain/rate-limits/rate-limit.ts'
import { rateLimitSetting } from '#domain/rate-limits/rate-limit-setting.ts'
import { selectSetting, settingFromRow } from '#domain/settings/get-setting.ts'
import { TransactionConflict } from '#domain/transaction-conflict.ts'
import { countHeldStock, type HeldStockRow, heldStockFromRow, selectHeldStock } from './held-stock.ts'
import { holdLimitSetting } from './hold-limit-setting.ts'
import { type HoldFacts, isWithinLimits } from './request-reason.ts'

/** What limits an order from a network. */
export interface OrderLimits extends HoldFacts {
  readonly sender: OrderSender
  readonly rateLimits: RateLimits
}

/**
 * Returns the queries of what limits an order of this sender; all undefined without one. Map their rows with
 * `orderLimitsFrom`.
 */
export function selectOrderLimits(marketplace: Marketplace, customer: Customer, sender: OrderSender | undefined) {
  return {
    rateLimits: sender && selectSetting(marketplace, rateLimitSetting),
    holdLimits: sender && selectSetting(marketplace, holdLimitSetting),
    used: sender && selectUsedQuotas(marketplace, sender),
    held: sender && selectHeldStock(marketplace, customer, sender),
    block: sender && selectBlock(marketplace, customer.phone),
  }
}

type SettingRow = NonNullable<Parameters<typeof settingFromRow>[0]>

interface OrderLimitRows {
  readonly rateLimits: readonly SettingRow[]
  readonly holdLimits: readonly SettingRow[]
  readonly used: Parameters<typeof usedUpQuotas>[1]
  readonly held: readonly HeldStockRow[]
  readonly block: readonly BlockRow[]
}

/** Maps the rows of `selectOrderLimits` for a sender. */
export function orderLimitsFrom(marketplace: Marketplace, sender: OrderSender, rows: OrderLimitRows): OrderLimits {
  const [[held], [block]] = [rows.held, rows.block]
  const rateLimits = settingFromRow(rows.rateLimits[0], rateLimitSetting).value
  return {
    ...{ sender, rateLimits },
    limits: settingFromRow(rows.holdLimits[0], holdLimitSetting).value,
    ordersOfPhone: rateLimits.unconfirmedOrders,
    held: heldStockFromRow(held as HeldStockRow),
    isBlocked: block !== undefined && isInForce(marketplace, block),
    overQuota: usedUpQuotas(marketplace, rows.used, sender, rateLimits),
  }
}

/** Counts an order that is written by steps: see `countOrderQueries`. Throws RateLimited. */
export async function countOrder(marketplace: Marketplace, sender: OrderSender, rateLimits: RateLimits): Promise<void> {
  try {
    await pipeline(marketplace.db, countOrderQueries(marketplace, sender, rateLimits))
  } catch (error) {
    throw asRateLimited('order', error)
  }
}

/**
 * Returns the queries that read what is held once more, to be sent last, with the order written: no other order can be
 * placed between them and the commit.
 */
export function recheckQueries(marketplace: Marketplace, customer: Customer, { sender }: OrderLimits) {
  return { counted: countHeldStock(marketplace), heldNow: selectHeldStock(marketplace, customer, sender) }
}

/**
 * Throws TransactionConflict if an order of these lines, which is written, exceeds a limit because of concurrent ones.
 */
export function requireWithinLimits(rows: readonly HeldStockRow[], lines: Quote['lines'], limits: OrderLimits): void {
  if (!isWithinLimits(heldStockFromRow(rows[0] as HeldStockRow), lines, limits))
    throw new TransactionConflict('Concurrent orders hold more stock than the limits allow')
}
