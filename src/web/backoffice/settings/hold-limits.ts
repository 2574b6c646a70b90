import { dinars, toDinars } from '#domain/money.ts'
import {
  type HoldLimits,
  maxHoldPieces,
  maxHoldValue,
  maxSizeShare,
  maxWorkingHours,
} from '#domain/orders/holds/hold-limits.ts'
import { settingsMessages } from '#page-messages/backoffice/settings.ts'
import { type SettingField, settingForm, wholeNumber } from './setting-form.ts'

/** Whose orders are limited; each has a field for the pieces (`orderPieces`) and one for their value (`orderValue`). */
export const holders = ['order', 'customer', 'network', 'shop'] as const

const { parts, sizeShareHint, hoursHint, afterReminderHint } = settingsMessages.holds

const pieces = (label: string) => wholeNumber({ label }, maxHoldPieces)

/** Typed in whole dinars. */
function value(label: string): SettingField<HoldLimits['orderValue']> {
  const { parse, ...field } = wholeNumber({ label }, toDinars(maxHoldValue))
  return {
    ...field,
    format: (amount) => String(toDinars(amount)),
    parse: (typed) => {
      const amount = parse(typed)
      return amount === undefined ? undefined : dinars(amount)
    },
  }
}

/** How much stock orders hold before they are confirmed, and for how long. */
export const holdLimits = settingForm<HoldLimits>({
  ...{ key: 'hold-limits', group: 'orders' },
  fields: {
    ...{ orderPieces: pieces(parts.orderPieces), orderValue: value(parts.orderValue) },
    ...{ customerPieces: pieces(parts.customerPieces), customerValue: value(parts.customerValue) },
    ...{ networkPieces: pieces(parts.networkPieces), networkValue: value(parts.networkValue) },
    ...{ shopPieces: pieces(parts.shopPieces), shopValue: value(parts.shopValue) },
    sizeShare: wholeNumber({ label: parts.sizeShare, hint: sizeShareHint }, maxSizeShare),
    hoursToConfirm: wholeNumber({ label: parts.hoursToConfirm, hint: hoursHint }, maxWorkingHours),
    hoursAfterReminder: wholeNumber({ label: parts.hoursAfterReminder, hint: afterReminderHint }, maxWorkingHours),
  },
})
