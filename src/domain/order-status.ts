export const orderStatuses = [
  'received',
  'confirmed',
  'packed',
  'shipped',
  'delivered',
  'cancelled',
  'refused',
  'returned',
] as const

export type OrderStatus = (typeof orderStatuses)[number]

/** The status in which a customer may cancel an order: until the shop has confirmed it on the phone. */
export const cancelableStatus = 'received' satisfies OrderStatus

export function customerMayCancel(status: OrderStatus): boolean {
  return status === cancelableStatus
}

/** Recipient and address can be corrected until the parcel is with the courier. */
export function mayCorrectDelivery(status: OrderStatus): boolean {
  return status === 'received' || status === 'confirmed' || status === 'packed'
}

/** The lines can be changed until the order is packed. */
export function mayChangeLines(status: OrderStatus): boolean {
  return status === 'received' || status === 'confirmed'
}

/** The status in which pieces count as sold. The triggers of the table `product_sales` count the same status. */
export const soldStatus = 'delivered' satisfies OrderStatus

/** The statuses of orders that may still be delivered. */
export const openStatuses = ['received', 'confirmed', 'packed', 'shipped'] as const satisfies readonly OrderStatus[]

/** The statuses of orders that are over: nothing is sent or awaited any more. */
export const settledStatuses = ['delivered', 'cancelled', 'returned'] as const satisfies readonly OrderStatus[]

/** Returns whether an order ended without a sale: its parcel is not sent any more. */
export function endedWithoutSale(status: OrderStatus): boolean {
  return status === 'cancelled' || status === 'refused' || status === 'returned'
}
