import { getMainLocale } from '#domain/languages/main-locale-setting.ts'
import { directionOf, type Locale } from '#domain/locale.ts'
import { mapTexts } from '#domain/map-texts.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { millimes } from '#domain/money.ts'
import type { OrderDetails } from '#domain/orders/get-order-details.ts'
import { choicesOf, type QuotedLine } from '#domain/orders/order.ts'
import { amountToCollect } from '#domain/orders/payments/payment.ts'
import { erasedText } from '#domain/personal-data/personal-tables.ts'
import { findExchangedReturn } from '#domain/returns/find-exchanged-return.ts'
import type { OrderReturn } from '#domain/returns/order-return.ts'
import { localizeShopProfile } from '#domain/shop-profile/shop-profile.ts'
import { readShopProfile } from '#domain/shop-profile/shop-profile-setting.ts'
import { formatShortMoment } from '#formatting/dates.ts'
import { formatList } from '#formatting/lists.ts'
import { formatPrice } from '#formatting/prices.ts'
import { isolate } from '#messages/isolate.ts'
import { colonIn, erasedWordIn, type OrderMessages, orderMessagesIn } from '#messages/server-messages.ts'
import { paidText } from '#web/backoffice/orders/paid-text.ts'

/** Couriers in Tunisia read French, whatever the main language of the shop. */
const courierLocale: Locale = 'fr'

/** The packing slip has all lines. */
const maxLinesOnLabel = 4

/** A text of a printed page in one language. */
interface Printed {
  readonly locale: Locale
  readonly text: string
}

/** A text in the main language of the shop and in French; once when that is the same. */
export type PrintedTwice = readonly Printed[]

export type PrintedOrder = Awaited<ReturnType<typeof printedOrders>>[number]

/** Returns orders as they are printed: headings in two languages; sender, prices and dates in the main one. */
export async function printedOrders(office: Marketplace, orders: readonly OrderDetails[]) {
  const [mainLocale, profile] = await Promise.all([getMainLocale(office), readShopProfile(office)])
  const shopProfile = localizeShopProfile(profile, { locale: mainLocale, mainLocale })
  const locales = [...new Set([mainLocale, courierLocale])]
  const { print, details } = orderMessagesIn(mainLocale)
  const isolated = (text: string) => isolate(directionOf(mainLocale), text)
  const inBoth = (text: (messages: OrderMessages) => string): PrintedTwice => {
    const printed = locales.map((locale) => ({ locale, text: text(orderMessagesIn(locale)) }))
    return printed.filter(({ text }, index) => index === 0 || text !== printed[0]?.text)
  }
  const headings = {
    slip: inBoth(({ print }) => print.slip),
    pieces: inBoth(({ print }) => print.pieces),
    model: inBoth(({ print }) => print.model),
    count: inBoth(({ print }) => print.count),
    price: inBoth(({ print }) => print.price),
    total: inBoth(({ print }) => print.total),
    collect: inBoth(({ print }) => print.collect),
    nothingToCollect: inBoth(({ print }) => print.nothingToCollect),
    from: inBoth(({ print }) => print.from),
    to: inBoth(({ print }) => print.to),
    note: inBoth(({ customerNotes }) => customerNotes.note),
    giftNote: inBoth(({ customerNotes }) => customerNotes.giftNote),
    bringBack: inBoth(({ print }) => print.bringBack),
    nothingToBringBack: inBoth(({ print }) => print.nothingToBringBack),
  }
  const formatLine = (line: QuotedLine) => ({
    ...line,
    choice: formatList(
      [...choicesOf(line).map(isolated), ...(line.preparationDays ? [details.madeToOrder] : [])],
      mainLocale,
    ),
    price: formatPrice(line.lineTotal, mainLocale),
  })
  const exchanges = new Map<number, OrderReturn>()
  for (const { id } of orders) {
    const returned = await findExchangedReturn(office, id)
    if (returned) exchanges.set(id, returned)
  }
  const exchangeOf = ({ settlement, orderNumber, lines, cameBackOn }: OrderReturn) => ({
    heading: inBoth(({ print }) =>
      settlement === 'repaired' ? print.repairOf(orderNumber) : print.exchangeOf(orderNumber),
    ),
    /** None once the shop has the returned ones. */
    piecesToBringBack: cameBackOn
      ? []
      : lines.map((line) => ({
          ...{ position: line.position, quantity: line.quantity, name: line.name },
          choice: formatList(choicesOf(line).map(isolated), mainLocale),
        })),
  })
  const erasedWord = erasedWordIn(mainLocale)
  const readable = mapTexts(orders, (text) => (text === erasedText ? erasedWord : text))
  return readable.map((order) => {
    const returned = exchanges.get(order.id)
    return {
      ...order,
      exchange: returned && exchangeOf(returned),
      mainLocale,
      shopProfile,
      headings: {
        ...headings,
        discount: inBoth(({ details }) =>
          order.totals.code === undefined ? details.discount : details.discountWithCode(order.totals.code),
        ),
        shipping: inBoth(({ details }) => (order.source === 'visit' ? details.inPerson : details.shipping)),
        payment: inBoth((messages) =>
          order.isPaid ? paidText(messages, order.payment) : messages.paymentMethods[order.payment],
        ),
        notToSend: inBoth(({ print, states }) => print.notToSend(states[order.status])),
      },
      // Follows headings, which end in French.
      colon: colonIn(courierLocale),
      placedOn: formatShortMoment(order.placedAt, mainLocale),
      lines: order.lines.map(formatLine),
      linesOnLabel: order.lines.slice(0, maxLinesOnLabel).map(formatLine),
      ...(order.lines.length > maxLinesOnLabel && { moreLines: print.moreLines(order.lines.length - maxLinesOnLabel) }),
      ...(order.totals.discount > 0
        ? { discount: formatPrice(millimes(-order.totals.discount), mainLocale) }
        : order.totals.code !== undefined && { discount: details.freeDelivery }),
      shippingPrice: formatPrice(order.totals.shipping, mainLocale),
      total: formatPrice(order.totals.total, mainLocale),
      toCollect: formatPrice(amountToCollect(order), mainLocale),
    }
  })
}
