import type { Governorate } from '#domain/geography/governorate.ts'
import { defaultPromises } from '#domain/sale-terms/sale-terms.ts'

/** What an owner sets of deliveries. */
export interface DeliveryRules {
  /** A parcel on the way for more days than this is overdue. */
  readonly overdueDays: number
  /** Working days to prepare an order, for the stores that have no number of their own. */
  readonly preparationDays: number
  /** Working days on the way, where no other number is set. */
  readonly transitDays: number
  readonly transitDaysByGovernorate: Readonly<Partial<Record<Governorate, number>>>
  /** From the confirmation to the delivery, at most. */
  readonly maxHours: number
}

export const defaultDeliveryRules: DeliveryRules = {
  ...{ overdueDays: 5, preparationDays: 1, transitDays: 1, transitDaysByGovernorate: {} },
  maxHours: defaultPromises.deliveryHours,
}

export const maxOverdueDays = 60
export const maxTransitDays = 30
export const maxDeliveryHours = 2160
