import type { Marketplace } from '#domain/marketplace.ts'
import { isStudioOpen } from '#domain/sellers/studio-setting.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import type { PlanRules } from './plan-rules.ts'
import { planSetting } from './plan-setting.ts'

/** Returns what plans allow; undefined in a shop without makers, where every store may do everything. */
export async function readPlanRules(marketplace: Pick<Marketplace, 'db'>): Promise<PlanRules | undefined> {
  return (await isStudioOpen(marketplace)) ? (await getSetting(marketplace, planSetting)).value : undefined
}
