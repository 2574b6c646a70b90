import type { Marketplace } from '#domain/marketplace.ts'
import type { DeliveryRules } from '#domain/orders/delivery/delivery-rules.ts'
import { deliverySetting } from '#domain/orders/delivery/delivery-setting.ts'
import type { Promises } from '#domain/sale-terms/sale-terms.ts'
import { getSettings } from '#domain/settings/get-setting.ts'
import type { ReturnRules } from './return-rules.ts'
import { returnRulesSetting } from './return-rules-setting.ts'

/** Returns what the settings of deliveries and of returns promise: what texts say is what the program keeps. */
export function promisesFrom({ maxHours }: DeliveryRules, { withdrawalDays, refundDays }: ReturnRules): Promises {
  return { deliveryHours: maxHours, withdrawalDays, refundDays }
}

export async function readPromises(marketplace: Pick<Marketplace, 'db'>): Promise<Promises> {
  const [delivery, returns] = await getSettings(marketplace, [deliverySetting, returnRulesSetting])
  return promisesFrom(delivery.value, returns.value)
}
