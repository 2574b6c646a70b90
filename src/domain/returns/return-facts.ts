import type { Marketplace } from '#domain/marketplace.ts'
import { closedDaysSetting } from '#domain/orders/holds/closed-days-setting.ts'
import { getSettings } from '#domain/settings/get-setting.ts'
import { type ReturnDeadlines, type ReturnTerms, returnDeadlines } from './return-deadlines.ts'
import { returnRulesSetting } from './return-rules-setting.ts'

export async function readReturnTerms(marketplace: Marketplace): Promise<ReturnTerms> {
  const [rules, closedDays] = await getSettings(marketplace, [returnRulesSetting, closedDaysSetting])
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
  const terms = await readReturnTerms(marketplace)
  return returnDeadlines(delivered.made_at, { ...terms, exchangeDays: delivered.exchange_days })
}
