import type { Order } from '#domain/orders/get-order.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { letters } from '#messages/en/letters.ts'
import type { Letter } from './letter.ts'
import { orderBill } from './order-bill.ts'
import { visitorText } from './visitor-text.ts'

/** To the customer: how far the order is now, what it comes to, and the way to its private page. */
export function orderProgress(order: Order, status: OrderStatus, token: string, publicUrl: string): Letter {
  const words = letters.orderProgress
  const { subject, text } = words.states[status]
  return {
    subject: subject(order.number),
    heading: subject(order.number),
    blocks: [
      { paragraph: letters.greeting(visitorText(order.customer.name, 60)) },
      { paragraph: text },
      orderBill(order, publicUrl),
      { button: words.button, url: `${publicUrl}/order/${token}` },
      { smallPrint: words.link },
    ],
  }
}
