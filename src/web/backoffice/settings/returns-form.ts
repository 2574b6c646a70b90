import { z } from 'zod'
import { maxReturnDays, type ReturnRules } from '#domain/returns/return-rules.ts'
import { wholeNumber } from '../forms/whole-number.ts'
import type { Typed } from './setting-result.ts'

export const returnRulesForm = z.object({
  withdrawalDays: wholeNumber(maxReturnDays),
  refundDays: wholeNumber(maxReturnDays),
})

/** Returns the form values of the rules of returns. */
export function returnRulesTexts({ withdrawalDays, refundDays }: ReturnRules): Typed {
  return { withdrawalDays: String(withdrawalDays), refundDays: String(refundDays) }
}
