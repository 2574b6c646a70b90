import type { OrderDetails } from '#domain/orders/get-order-details.ts'

export interface PrintedOrder extends OrderDetails {
  /** When the order was placed, formatted. */
  readonly placedOn: string
}
