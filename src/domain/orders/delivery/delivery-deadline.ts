const hourMilliseconds = 60 * 60 * 1000

/**
 * Returns the latest delivery time of an order confirmed at a time, with the promised hours from confirmation to
 * delivery.
 */
export function deliveryDeadline(confirmedAt: Date, deliveryHours: number): Date {
  return new Date(confirmedAt.getTime() + deliveryHours * hourMilliseconds)
}
