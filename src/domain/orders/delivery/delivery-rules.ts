/** What an owner sets of deliveries. */
export interface DeliveryRules {
  /** A parcel on the way for more days than this is overdue. */
  readonly overdueDays: number
}

export const defaultDeliveryRules: DeliveryRules = { overdueDays: 5 }

export const maxOverdueDays = 60
