import type { CommissionTerms } from '#domain/commission/commission-terms.ts'
import { settingsMessages } from '#page-messages/backoffice/settings.ts'
import { parsePercentage, percentageText } from '#web/backoffice/forms/percentage.ts'
import { type SettingField, settingForm } from './setting-form.ts'

const { parts, courierFeesHint } = settingsMessages.commission

function percentage(label: string): SettingField<number> {
  return {
    ...{ label, isRequired: true, input: { inputMode: 'decimal', dir: 'ltr' }, error: 'percentage' },
    ...{ parse: parsePercentage, format: percentageText },
  }
}

/** What makers leave to the shop. */
export const commission = settingForm<CommissionTerms>({
  ...{ key: 'commission', group: 'orders', rows: [['withoutPlan', 'silver', 'gold', 'diamonds'], ['courierFees']] },
  fields: {
    ...{ withoutPlan: percentage(parts.withoutPlan), silver: percentage(parts.silver) },
    ...{ gold: percentage(parts.gold), diamonds: percentage(parts.diamonds) },
    courierFees: { ...percentage(parts.courierFees), hint: courierFeesHint },
  },
})
