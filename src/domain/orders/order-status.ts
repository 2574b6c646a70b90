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

/** Until the shop has confirmed an order on the phone, it is the customer's to cancel. */
export function customerMayCancel(status: OrderStatus): boolean {
  return status === 'received'
}

/** Until the courier has it, the parcel can still get another label. */
export function mayCorrectDelivery(status: OrderStatus): boolean {
  return status === 'received' || status === 'confirmed' || status === 'packed'
}

/** Until it is packed, other pieces can be put into the parcel. */
export function mayChangeLines(status: OrderStatus): boolean {
  return status === 'received' || status === 'confirmed'
}

/**
 * In which state the pieces of an order are the customer's, and count as sold: handed over, and not sent back since. What
 * was cancelled, refused or returned was not kept, what is on its way not yet. The table `product_sales` counts the same.
 */
export const keptStatus = 'delivered' satisfies OrderStatus

/** In which states pieces may still be kept. */
export const openStatuses = ['received', 'confirmed', 'packed', 'shipped'] as const satisfies readonly OrderStatus[]
