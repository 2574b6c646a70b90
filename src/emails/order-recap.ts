import type { House } from '#domain/house/house.ts'
import type { Order } from '#domain/orders/get-order.ts'
import { letters } from '#messages/en/letters.ts'
import { houseAddress } from './house-address.ts'
import type { Letter } from './letter.ts'
import { noteFacts } from './note-facts.ts'
import { orderBill } from './order-bill.ts'
import { visitorText } from './visitor-text.ts'

/** To the customer: what was ordered, on which terms, and the way to the order's private page. */
export function orderRecap(order: Order, token: string, house: House, publicUrl: string): Letter {
  const words = letters.orderRecap
  const terms = words.saleTerms
  return {
    subject: words.subject(order.number),
    heading: words.heading,
    blocks: [
      { paragraph: letters.greeting(visitorText(order.customer.name, 60)) },
      { paragraph: words.text },
      {
        facts: [
          [letters.facts.order, order.number],
          [letters.facts.payment, letters.payment[order.payment]],
          ...noteFacts(order),
        ],
      },
      orderBill(order, publicUrl),
      { button: words.button, url: `${publicUrl}/order/${token}` },
      { smallPrint: words.link },
      { heading: words.terms },
      { list: [terms.delivery, terms.exchange, terms.withdrawal, terms.seller(house.legalName, houseAddress(house))] },
      { smallPrint: words.notYours },
    ],
  }
}
