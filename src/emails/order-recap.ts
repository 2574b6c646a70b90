import type { EmailLinks } from '#domain/email-outbox/email-links.ts'
import type { Locale } from '#domain/locale.ts'
import { promisedTime } from '#domain/orders/delivery/promised-time.ts'
import type { Order } from '#domain/orders/get-order.ts'
import { statusToTell } from '#domain/orders/holds/request-reason.ts'
import type { Promises } from '#domain/sale-terms/sale-terms.ts'
import type { ShopProfile } from '#domain/shop-profile/shop-profile.ts'
import type { EmailContent } from './email-content.ts'
import { emailMessagesIn } from './email-messages.ts'
import { localText } from './local-text.ts'
import { noteFacts } from './note-facts.ts'
import { orderBill } from './order-bill.ts'
import { sanitizeVisitorText } from './sanitize-visitor-text.ts'
import { shopAddress } from './shop-address.ts'

interface RecapFacts {
  readonly token: string
  /** Where the customer confirms an order that waits for it. */
  readonly confirmUrl?: string | undefined
  readonly promises: Promises
}

/** To the customer: sums up an order, with its lines, the sale terms and the link to its private page. */
export function orderRecap(
  locale: Locale,
  order: Order,
  { token, confirmUrl, promises }: RecapFacts,
  shopProfile: ShopProfile,
  links: EmailLinks,
): EmailContent {
  const emails = emailMessagesIn(locale)
  const texts = emails.orderRecap
  const terms = texts.saleTerms
  const { legalName, languageOf } = shopProfile
  return {
    locale,
    subject: texts.subject(order.number),
    heading: texts.heading,
    blocks: [
      { paragraph: emails.greeting(sanitizeVisitorText(order.customer.name, 60)) },
      { paragraph: statusToTell(order.requestReason) === 'requested' ? texts.requestText : texts.text },
      {
        facts: [
          [emails.facts.order, order.number],
          [emails.facts.payment, emails.payment[order.payment]],
          ...noteFacts(locale, order),
        ],
      },
      orderBill(locale, order, links),
      ...(confirmUrl === undefined
        ? []
        : [
            { paragraph: texts.confirmText },
            { button: texts.confirm, url: confirmUrl },
            { smallPrint: texts.confirmOnce },
          ]),
      { button: texts.button, url: links.order(token) },
      { smallPrint: texts.link },
      { heading: texts.terms },
      {
        list: [
          terms.delivery(promisedTime(promises.deliveryHours, order.lines)),
          terms.exchange(order.exchangeDays),
          terms.withdrawal(promises.withdrawalDays),
          terms.seller(localText(legalName, languageOf?.legalName, locale), shopAddress(locale, shopProfile)),
        ],
      },
      { smallPrint: texts.notYours },
    ],
  }
}
