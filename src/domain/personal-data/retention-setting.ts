import { z } from 'zod'
import type { Marketplace } from '#domain/marketplace.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import type { Setting } from '#domain/settings/setting.ts'
import { defaultRetentionPeriods, maxRetentionMonths, type RetentionPeriods } from './retention.ts'

const months = z.int().min(1).max(maxRetentionMonths)

const shape = z.object({
  ...{ contacts: months, letters: months, messages: months, commentContacts: months, logs: months },
}) satisfies z.ZodType<RetentionPeriods>

export const retentionSetting: Setting<RetentionPeriods> = {
  ...{ key: 'retention', shape, defaultValue: defaultRetentionPeriods },
}

export async function getRetentionPeriods(marketplace: Marketplace): Promise<RetentionPeriods> {
  return (await getSetting(marketplace, retentionSetting)).value
}
