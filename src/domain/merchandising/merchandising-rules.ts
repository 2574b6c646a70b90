import { productFields } from '#domain/fields/product-fields.ts'

/** How best sellers are chosen, and when stock counts as low. */
export interface MerchandisingRules {
  /** `rule`: three random products from the 5th to the 13th. `sales`: by sales, once enough orders are delivered. */
  readonly bestSellers: 'rule' | 'sales'
  /** How many orders must be delivered before best sellers are chosen by sales. */
  readonly deliveredOrders: number
  /** The stock of a size counts as low up to this number of pieces. */
  readonly lowStock: number
}

export const defaultMerchandisingRules: MerchandisingRules = { bestSellers: 'rule', deliveredOrders: 50, lowStock: 2 }

export const bestSellerChoices = ['rule', 'sales'] as const satisfies MerchandisingRules['bestSellers'][]

export const maxDeliveredOrders = 10_000
export const maxLowStock = productFields.lowStock.max
