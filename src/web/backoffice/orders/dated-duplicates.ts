import type { OrderDetails } from '#domain/orders/get-order-details.ts'
import { shortMoment } from '#web/backoffice/text/short-moment.ts'

/** Returns the likely duplicates of an order with formatted dates. */
export function datedDuplicates({ duplicates }: Pick<OrderDetails, 'duplicates'>) {
  return duplicates.map(({ placedAt, ...duplicate }) => ({ ...duplicate, placedOn: shortMoment(placedAt) }))
}
