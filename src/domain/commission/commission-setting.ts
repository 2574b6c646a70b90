import { z } from 'zod'
import type { Setting } from '#domain/settings/setting.ts'
import { type CommissionTerms, defaultCommissionTerms, wholeInBasisPoints } from './commission-terms.ts'

const part = z.int().min(0).max(wholeInBasisPoints)

const shape = z.object({
  ...{ withoutPlan: part, silver: part, gold: part, diamonds: part, courierFees: part },
}) satisfies z.ZodType<CommissionTerms>

export const commissionSetting: Setting<CommissionTerms> = {
  key: 'commission',
  shape,
  defaultValue: defaultCommissionTerms,
}
