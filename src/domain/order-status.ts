export const orderStatuses = [
  'requested',
  'received',
  'confirmed',
  'packed',
  'shipped',
  'delivered',
  'cancelled',
  'refused',
  'lost',
  'written-off',
  'returned',
  'released',
] as const

export type OrderStatus = (typeof orderStatuses)[number]

/**
 * The statuses of orders that the shop has to confirm on the phone. `received` holds its pieces meanwhile; `requested` takes
 * them when it is confirmed.
 */
export const unconfirmedStatuses = ['requested', 'received'] as const satisfies readonly OrderStatus[]

export type UnconfirmedStatus = (typeof unconfirmedStatuses)[number]

export function isUnconfirmed(status: OrderStatus): status is UnconfirmedStatus {
  return status === 'requested' || status === 'received'
}

/** The status of an order that could not be confirmed in time: its pieces are back in stock. */
export const releasedStatus = 'released' satisfies OrderStatus

/** A customer may cancel an order until it is packed. */
export function customerMayCancel(status: OrderStatus): boolean {
  return isUnconfirmed(status) || status === 'confirmed'
}

/** Recipient and address can be corrected until the parcel is with the courier. */
export function mayCorrectDelivery(status: OrderStatus): boolean {
  return isUnconfirmed(status) || status === 'confirmed' || status === 'packed'
}

/** The lines can be changed until the order is packed. */
export function mayChangeLines(status: OrderStatus): boolean {
  return isUnconfirmed(status) || status === 'confirmed'
}

/** The status in which pieces count as sold. The triggers of the table `product_sales` count the same status. */
export const soldStatus = 'delivered' satisfies OrderStatus

/** The statuses of orders that have their pieces and may still be delivered. */
export const openStatuses = ['received', 'confirmed', 'packed', 'shipped'] as const satisfies readonly OrderStatus[]

/** The statuses of orders that are over for their customers: nothing is sent to them or asked of them any more. */
export const settledStatuses = [
  'delivered',
  'cancelled',
  'refused',
  'lost',
  'written-off',
  'returned',
  'released',
] as const satisfies readonly OrderStatus[]

/** Returns whether an order ended without a sale: its parcel is not sent any more. */
export function endedWithoutSale(status: OrderStatus): boolean {
  return ['cancelled', 'refused', 'lost', 'written-off', 'returned'].includes(status)
}
