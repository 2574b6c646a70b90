import type { Handover } from '#domain/couriers/handovers/handover.ts'
import { getMainLocale } from '#domain/languages/main-locale-setting.ts'
import type { Locale } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { sum } from '#domain/money.ts'
import { localizeShopProfile } from '#domain/shop-profile/shop-profile.ts'
import { readShopProfile } from '#domain/shop-profile/shop-profile-setting.ts'
import { formatShortMoment } from '#formatting/dates.ts'
import { formatPrice } from '#formatting/prices.ts'
import { handoverMessagesIn } from '#messages/server-messages.ts'
import type { PrintedTwice } from '#web/backoffice/orders/print/printed-order.ts'

/** Couriers in Tunisia read French, whatever the main language of the shop. */
const courierLocale: Locale = 'fr'

export type PrintedSheet = Awaited<ReturnType<typeof printedSheet>>

/** Returns the sheet of a hand-over as it is printed: headings in two languages, amounts and dates in the main one. */
export async function printedSheet(office: Marketplace, { id, courier, parcels, handedOverAt }: Handover) {
  const [mainLocale, profile] = await Promise.all([getMainLocale(office), readShopProfile(office)])
  const locales = [...new Set([mainLocale, courierLocale])]
  const inBoth = (text: (messages: ReturnType<typeof handoverMessagesIn>) => string): PrintedTwice =>
    locales.map((locale) => ({ locale, text: text(handoverMessagesIn(locale)) }))
  return {
    ...{ id, mainLocale, courierName: courier.name },
    shopName: localizeShopProfile(profile, { locale: mainLocale, mainLocale }).name,
    date: formatShortMoment(handedOverAt ?? office.clock.now(), mainLocale),
    headings: {
      sheet: inBoth(({ handovers }) => handovers.sheet),
      taken: inBoth(({ handovers }) => handovers.sheetTaken(courier.name)),
      signature: inBoth(({ handovers }) => handovers.signature),
      position: inBoth(({ handovers }) => handovers.position),
      number: inBoth(({ couriers }) => couriers.fields.number),
      customer: inBoth(({ couriers }) => couriers.fields.customer),
      place: inBoth(({ handovers }) => handovers.place),
      amount: inBoth(({ couriers }) => couriers.fields.amount),
      sum: inBoth(({ handovers }) => handovers.sum),
    },
    rows: parcels.map(({ id, number, customerName, city, toCollect }) => ({
      ...{ id, number, customerName, city, amount: formatPrice(toCollect, mainLocale) },
    })),
    total: formatPrice(sum(parcels.map(({ toCollect }) => toCollect)), mainLocale),
  }
}
