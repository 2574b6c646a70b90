import { maxReturnDays, type ReturnRules } from '#domain/returns/return-rules.ts'
import { returnsMessages } from '#page-messages/backoffice/returns.ts'
import { settingForm, wholeNumber } from './setting-form.ts'

const { parts, daysHint } = returnsMessages
const days = (label: string) => wholeNumber({ label, hint: daysHint(maxReturnDays) }, maxReturnDays)

/** How long customers may withdraw, and when the shop pays back. */
export const returns = settingForm<ReturnRules>({
  ...{ key: 'returns', group: 'orders' },
  fields: { withdrawalDays: days(parts.withdrawalDays), refundDays: days(parts.refundDays) },
})
