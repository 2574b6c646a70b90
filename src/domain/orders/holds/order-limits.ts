import type { Marketplace } from '#domain/marketplace.ts'
import { type BlockRow, isInForce, selectBlock } from '#domain/orders/blocks/get-customer-block.ts'
import type { Quote } from '#domain/orders/lines/quote-lines.ts'
import type { Customer } from '#domain/orders/order.ts'
import { type OrderSender, selectUsedQuotas, usedUpQuotas } from '#domain/rate-limits/order-quotas.ts'
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
  return [
    sender && selectSetting(marketplace, rateLimitSetting),
    sender && selectSetting(marketplace, holdLimitSetting),
    sender && selectUsedQuotas(marketplace, sender),
    sender && selectHeldStock(marketplace, customer, sender),
    sender && selectBlock(marketplace, customer.phone),
  ] as const
}

interface OrderLimitRows {
  readonly rateLimits: Parameters<typeof settingFromRow>[0]
  readonly holdLimits: Parameters<typeof settingFromRow>[0]
  readonly used: Parameters<typeof usedUpQuotas>[1]
  readonly held: HeldStockRow
  readonly block: BlockRow | undefined
}

export function orderLimitsFrom(marketplace: Marketplace, sender: OrderSender, rows: OrderLimitRows): OrderLimits {
  const rateLimits = settingFromRow(rows.rateLimits, rateLimitSetting).value
  return {
    ...{ sender, rateLimits },
    limits: settingFromRow(rows.holdLimits, holdLimitSetting).value,
    ordersOfPhone: rateLimits.unconfirmedOrders,
    held: heldStockFromRow(rows.held),
    isBlocked: rows.block !== undefined && isInForce(marketplace, rows.block),
    overQuota: usedUpQuotas(marketplace, rows.used, sender, rateLimits),
  }
}

/**
 * Returns the queries that read what is held once more, to be sent last, with the order written: no other order can be
 * placed between them and the commit.
 */
export function recheckQueries(marketplace: Marketplace, customer: Customer, { sender }: OrderLimits) {
  return [countHeldStock(marketplace), selectHeldStock(marketplace, customer, sender)] as const
}

/**
 * Throws TransactionConflict if an order of these lines, which is written, exceeds a limit because of concurrent ones.
 */
export function requireWithinLimits(held: HeldStockRow, lines: Quote['lines'], limits: OrderLimits): void {
  if (!isWithinLimits(heldStockFromRow(held), lines, limits))
    throw new TransactionConflict('Concurrent orders hold more stock than the limits allow')
}
