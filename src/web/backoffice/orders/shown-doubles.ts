import type { OrderSheet } from '#domain/orders/get-order-sheet.ts'
import { shortMoment } from '../text/short-moment.ts'

/** The likely doubles of an order, with when they came. */
export function shownDoubles({ doubles }: Pick<OrderSheet, 'doubles'>) {
  return doubles.map(({ placedAt, ...double }) => ({ ...double, placedOn: shortMoment(placedAt) }))
}
