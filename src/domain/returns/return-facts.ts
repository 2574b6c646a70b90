import type { Marketplace } from '#domain/marketplace.ts'
import { closedDaysSetting } from '#domain/orders/holds/closed-days-setting.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import { type DeadlineTerms, type ReturnDeadlines, returnDeadlines } from './return-deadlines.ts'
import { returnRulesSetting } from './return-rules-setting.ts'

export async function readRefundTerms(marketplace: Marketplace): Promise<Omit<DeadlineTerms, 'exchangeDays'>> {
  const rules = await getSetting(marketplace, returnRulesSetting)
  const closedDays = await getSetting(marketplace, closedDaysSetting)
  return { rules: rules.value, closedDays: closedDays.value }
}

/** Returns the deadlines of an order; undefined for one that was not delivered. */
export async function readDeadlines(marketplace: Marketplace, orderId: number): Promise<ReturnDeadlines | undefined> {
  const delivered = await marketplace.db
    .selectFrom('orders')
    .innerJoin('effective_order_steps as step', 'step.order_id', 'orders.id')
    .select(['exchange_days', 'step.made_at'])
    .where('orders.id', '=', orderId)
    .where('orders.status', '=', 'delivered')
    .where('step.to_status', '=', 'delivered')
    .orderBy('step.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!delivered) return undefined
  const terms = await readRefundTerms(marketplace)
  return returnDeadlines(delivered.made_at, { ...terms, exchangeDays: delivered.exchange_days })
}
