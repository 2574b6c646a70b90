import { getMainLocale } from '#domain/languages/main-locale-setting.ts'
import { directionOf, type Locale, locales } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { dinars, millimes } from '#domain/money.ts'
import { isUnconfirmed } from '#domain/order-status.ts'
import { textConfirmationToken } from '#domain/orders/customer-requests/confirmation-link.ts'
import { promisedTime } from '#domain/orders/delivery/promised-time.ts'
import type { OrderDetails } from '#domain/orders/get-order-details.ts'
import type { QuotedLine } from '#domain/orders/order.ts'
import { amountToCollect, owesPayment } from '#domain/orders/payments/payment.ts'
import { fillTemplate, offeredTexts, type TemplateName, type TextFacts } from '#domain/orders/texts/customer-text.ts'
import { customerTextSetting } from '#domain/orders/texts/customer-text-setting.ts'
import { defaultPaymentMethod, isPrepaid } from '#domain/payment-method.ts'
import { erasedPhone } from '#domain/personal-data/personal-tables.ts'
import { formatPhone } from '#domain/phone.ts'
import { readPromises } from '#domain/returns/promises.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import { getShopProfile } from '#domain/shop-profile/shop-profile-setting.ts'
import { formatList } from '#formatting/lists.ts'
import { formatPrice } from '#formatting/prices.ts'
import { isolate } from '#messages/isolate.ts'
import { customerTextMessagesIn, timeIn } from '#messages/server-messages.ts'
import { prefixOf, withLocale } from '#web/paths/locale-prefix.ts'
import { confirmOrderPath, productPath } from '#web/paths/storefront-paths.ts'
import { formatShortMoment } from '#web/text/format.ts'
import { defaultTemplates } from './default-templates.ts'

export type FilledTexts = Awaited<ReturnType<typeof filledTexts>>

/** Returns the texts that help with an order and what is said on the phone, in the language of the order. */
export async function filledTexts(office: Marketplace, details: OrderDetails, publicUrl: string) {
  const { customer, locale, status, visibleStatus, unansweredCalls, sentTexts, hasAgreedReturn } = details
  const isErased = customer.phone === erasedPhone
  // What may still be undone is not told, and what is no longer true neither.
  const visible = offeredTexts(visibleStatus, unansweredCalls, { hasAgreedReturn })
  const offered = isErased
    ? []
    : offeredTexts(status, unansweredCalls, { hasAgreedReturn }).filter((text) => visible.includes(text))
  const { value: own } = await getSetting(office, customerTextSetting)
  const templateOf = (name: TemplateName) => own.translations?.[locale]?.[name] ?? defaultTemplates[locale][name]
  const confirmationToken =
    isUnconfirmed(status) && offered.some((name) => templateOf(name).includes('{confirm}'))
      ? await textConfirmationToken(office, details.id)
      : undefined
  const facts = await factsOf(office, { ...details, lines: details.linesAsBought, confirmationToken }, publicUrl)
  const filled = (name: TemplateName) => fillTemplate(templateOf(name), facts)
  return {
    ...(isUnconfirmed(status) && !isErased && { callScript: filled('call-script') }),
    texts: offered.map((purpose) => ({
      ...{ purpose, text: filled(purpose) },
      sent: sentTexts
        .filter((sent) => sent.purpose === purpose)
        .map(({ channel, at }) => ({ channel, on: formatShortMoment(at) })),
    })),
  }
}

interface OrderFacts extends Pick<OrderDetails, 'locale' | 'number' | 'payment' | 'paid' | 'isPaid' | 'totals'> {
  readonly customer: Pick<OrderDetails['customer'], 'name'>
  readonly delivery: Pick<OrderDetails['delivery'], 'address' | 'city'>
  readonly lines: readonly Pick<QuotedLine, 'productId' | 'quantity' | 'name' | 'preparationDays'>[]
  /** Of the link that confirms it; undefined where it is not to be confirmed. */
  readonly confirmationToken: string | undefined
}

/** The facts of an order as a text in its language writes them. */
async function factsOf(office: Marketplace, order: OrderFacts, publicUrl: string): Promise<TextFacts> {
  const { locale, number, customer, delivery, totals, lines, confirmationToken } = order
  const shop = await getShopProfile({ ...office, locale })
  const { deliveryHours } = await readPromises(office)
  const isolated = (text: string) => isolate(directionOf(locale), text)
  const prefix = prefixOf(locale, await getMainLocale(office))
  // Without isolating marks, which programs would take for a part of the link.
  const linkTo = (path: string) => publicUrl + withLocale(path, prefix)
  return {
    customer: isolated(customer.name),
    shop: isolated(shop.name),
    number: isolated(number),
    pieces: formatList(
      lines.map(({ quantity, name }) => isolated(`${quantity} × ${name}`)),
      locale,
    ),
    payment: paymentPhrase(order),
    total: isolated(formatPrice(totals.total, locale)),
    address: formatList([isolated(delivery.address), isolated(delivery.city)], locale),
    hours: isolated(timeIn(locale, promisedTime(deliveryHours, lines))),
    phone: isolated(formatPhone(shop.phone)),
    page: linkTo(lines[0] ? productPath(lines[0].productId) : ''),
    confirm: confirmationToken === undefined ? '' : linkTo(confirmOrderPath(confirmationToken)),
  }
}

function paymentPhrase(order: OrderFacts): string {
  const { paymentPhrases } = customerTextMessagesIn(order.locale)
  if (isPrepaid(order.payment) && owesPayment(order)) return paymentPhrases.prepaid[order.payment]
  const due = amountToCollect(order)
  return due > 0 ? paymentPhrases.due(formatPrice(due, order.locale)) : paymentPhrases.paid
}

/** As long as a token, and confirms nothing. */
const exampleToken = 'x'.repeat(22)

/** The facts of an order that does not exist, in each language, to show what a template becomes. */
export async function exampleFacts(
  office: Marketplace,
  publicUrl: string,
): Promise<Readonly<Record<Locale, TextFacts>>> {
  const facts = locales.map(async (locale) => {
    const { customer, pieces, address, city } = customerTextMessagesIn(locale).example
    const order: OrderFacts = {
      ...{ locale, number: 'H-7K3M-92QX', payment: defaultPaymentMethod, paid: millimes(0), isPaid: false },
      totals: { subtotal: dinars(45), discount: dinars(0), shipping: dinars(8), total: dinars(53) },
      ...{ customer: { name: customer }, delivery: { address, city } },
      lines: pieces.map((name) => ({ productId: 1, quantity: 1, name })),
      confirmationToken: exampleToken,
    }
    return [locale, await factsOf(office, order, publicUrl)] as const
  })
  return Object.fromEntries(await Promise.all(facts)) as Record<Locale, TextFacts>
}
