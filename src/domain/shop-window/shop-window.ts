/** What the shop puts forward, and when it worries about its shelves. */
export interface ShopWindow {
  /** `rule`: three of the 5th to the 13th product, drawn anew each time. `sales`: what sells, once enough has been sold. */
  readonly bestSellers: 'rule' | 'sales'
  /** How many orders must be delivered before sales say anything. */
  readonly deliveredOrders: number
  /** A size with no more pieces than this may be sold out tomorrow. */
  readonly lowStock: number
}

export const usualShopWindow: ShopWindow = { bestSellers: 'rule', deliveredOrders: 50, lowStock: 2 }

export const bestSellerChoices = ['rule', 'sales'] as const satisfies ShopWindow['bestSellers'][]

export const mostDeliveredOrders = 10_000
export const mostLowStock = 1000
