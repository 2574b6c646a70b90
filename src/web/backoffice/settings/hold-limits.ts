import { dinars, toDinars } from '#domain/money.ts'
import {
  type HoldLimits,
  maxHoldPieces,
  maxHoldValue,
  maxSizeShare,
  maxWorkingHours,
} from '#domain/orders/holds/hold-limits.ts'
import { settingsMessages } from '#page-messages/backoffice/settings.ts'
import { mapped, wholeNumber } from '#web/forms/codec.ts'
import { type SettingField, settingForm } from './setting-form.ts'

/** Whose orders are limited; each has a field for the pieces (`orderPieces`) and one for their value (`orderValue`). */
export const holders = ['order', 'customer', 'network', 'shop'] as const

const { parts, sizeShareHint, hoursHint, afterReminderHint } = settingsMessages.holds

const pieces = (label: string) => ({ label, ...wholeNumber(maxHoldPieces) })

/** Typed in whole dinars. */
function value(label: string): SettingField<HoldLimits['orderValue']> {
  return {
    label,
    ...mapped(wholeNumber(toDinars(maxHoldValue)), { decode: dinars, encode: (amount) => String(toDinars(amount)) }),
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
    sizeShare: { label: parts.sizeShare, hint: sizeShareHint, ...wholeNumber(maxSizeShare) },
    hoursToConfirm: { label: parts.hoursToConfirm, hint: hoursHint, ...wholeNumber(maxWorkingHours) },
    hoursAfterReminder: { label: parts.hoursAfterReminder, hint: afterReminderHint, ...wholeNumber(maxWorkingHours) },
  },
})
