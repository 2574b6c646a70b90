import type { OrderDetails } from '#domain/orders/get-order-details.ts'
import { formatShortMoment } from '#web/text/format.ts'

/** Returns the likely duplicates of an order with formatted dates. */
export function datedDuplicates({ duplicates }: Pick<OrderDetails, 'duplicates'>) {
  return duplicates.map(({ placedAt, ...duplicate }) => ({ ...duplicate, placedOn: formatShortMoment(placedAt) }))
}
