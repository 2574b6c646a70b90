import type { Order } from '#domain/orders/get-order.ts'
import { formatPhone } from '#domain/phone.ts'
import { letters } from '#messages/en/letters.ts'
import type { Letter } from './letter.ts'
import { noteFacts } from './note-facts.ts'
import { orderBill } from './order-bill.ts'
import { visitorText } from './visitor-text.ts'

/** To the shop: who ordered what, and the number to call. */
export function orderNotice(order: Order, publicUrl: string): Letter {
  const { customer, delivery, payment } = order
  const words = letters.orderNotice
  return {
    subject: words.subject(order.number),
    heading: words.heading,
    blocks: [
      { paragraph: words.text },
      {
        facts: [
          [letters.facts.order, order.number],
          [letters.facts.name, visitorText(customer.name)],
          [letters.facts.phone, formatPhone(customer.phone)],
          ...(customer.email === undefined ? [] : [[letters.facts.email, customer.email] as const]),
          [letters.facts.address, visitorText(delivery.address, 200)],
          [letters.facts.city, visitorText(delivery.city)],
          [letters.facts.payment, letters.payment[payment]],
          ...noteFacts(order),
        ],
      },
      orderBill(order, publicUrl),
    ],
  }
}
