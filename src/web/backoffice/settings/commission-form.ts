import { z } from 'zod'
import type { CommissionTerms } from '#domain/commission/commission-terms.ts'
import { percentageField } from '#web/backoffice/forms/percentage-field.ts'
import { percentageText } from '#web/backoffice/forms/percentage-text.ts'
import type { Typed } from './setting-result.ts'

export const commissionForm = z.object({
  ...{ withoutPlan: percentageField, silver: percentageField, gold: percentageField, diamonds: percentageField },
  courierFees: percentageField,
})

/** Returns the form values of the commissions. */
export function commissionTexts({ withoutPlan, silver, gold, diamonds, courierFees }: CommissionTerms): Typed {
  return {
    ...{ withoutPlan: percentageText(withoutPlan), silver: percentageText(silver), gold: percentageText(gold) },
    ...{ diamonds: percentageText(diamonds), courierFees: percentageText(courierFees) },
  }
}
