const hourMilliseconds = 60 * 60 * 1000

/** The promised delivery time: hours from confirmation to delivery. */
export const deliveryHours = 48

/** Returns the latest delivery time of an order confirmed at a time. */
export function deliveryDeadline(confirmedAt: Date): Date {
  return new Date(confirmedAt.getTime() + deliveryHours * hourMilliseconds)
}
