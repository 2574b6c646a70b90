import { storeFields } from '#domain/fields/store-fields.ts'
import type { Governorate } from '#domain/geography/governorate.ts'
import {
  type DeliveryRules,
  maxDeliveryHours,
  maxOverdueDays,
  maxTransitDays,
} from '#domain/orders/delivery/delivery-rules.ts'
import { settingsMessages } from '#page-messages/backoffice/settings.ts'
import { wholeNumber } from '#web/forms/codec.ts'
import { fieldsByGovernorate } from './governorate-fields.ts'
import { settingFormOf } from './setting-form.ts'

const { parts, preparationHint, hoursHint, overdueHint, daysIn } = settingsMessages.delivery

const transit = wholeNumber(maxTransitDays, 0)

/** The days on the way, by governorate. */
const transits = fieldsByGovernorate('transit', transit, daysIn)

type Fields = Omit<DeliveryRules, 'transitDaysByGovernorate'> &
  Readonly<Record<`transit-${Governorate}`, number | undefined>>

/** When a parcel is overdue, and the day on which an order is expected. */
export const delivery = settingFormOf<DeliveryRules, Fields>({
  ...{ key: 'delivery', group: 'orders' },
  fields: {
    preparationDays: {
      label: parts.preparationDays,
      hint: preparationHint,
      ...wholeNumber(storeFields.preparationDays.max, 0),
    },
    transitDays: { label: parts.transitDays, ...transit },
    maxHours: { label: parts.maxHours, hint: hoursHint(maxDeliveryHours), ...wholeNumber(maxDeliveryHours) },
    overdueDays: { label: parts.overdueDays, hint: overdueHint(maxOverdueDays), ...wholeNumber(maxOverdueDays) },
    ...transits.fields,
  },
  names: { ...parts, ...transits.names },
  toFields: ({ transitDaysByGovernorate, ...rules }) => ({ ...rules, ...transits.toFields(transitDaysByGovernorate) }),
  fromFields: ({ overdueDays, preparationDays, transitDays, maxHours, ...own }) => ({
    ...{ overdueDays, preparationDays, transitDays, maxHours, transitDaysByGovernorate: transits.fromFields(own) },
  }),
})
