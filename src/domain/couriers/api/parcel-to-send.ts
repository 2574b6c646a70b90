import type { Marketplace } from '#domain/marketplace.ts'
import { getOrderDetails } from '#domain/orders/get-order-details.ts'
import { describeLines } from '#domain/orders/lines/describe-lines.ts'
import { piecesOf } from '#domain/orders/lines/order-lines.ts'
import { amountToCollect } from '#domain/orders/payments/payment.ts'
import type { ParcelToSend } from './courier-api.ts'

/** Returns what is sent to a courier about an order, as it is now. */
export async function readParcelToSend(marketplace: Marketplace, orderId: number): Promise<ParcelToSend> {
  const order = await getOrderDetails(marketplace, orderId)
  const { governorate, city, address } = order.delivery
  return {
    ...{ number: order.number, customerName: order.customer.name, phone: order.customer.phone, city, address },
    ...(governorate !== undefined && { governorate }),
    ...{ toCollect: amountToCollect(order), pieces: piecesOf(order.lines), contents: describeLines(order.lines) },
  }
}
