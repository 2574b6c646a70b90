const hourMilliseconds = 60 * 60 * 1000

/** Within how many hours of its confirmation an order is delivered. */
const deliveryHours = 48

/** The latest moment at which what is confirmed at a moment is delivered. */
export function deliveredBy(confirmedAt: Date): Date {
  return new Date(confirmedAt.getTime() + deliveryHours * hourMilliseconds)
}
