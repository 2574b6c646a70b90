import { directionOf } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { editableDelivery } from '#domain/orders/delivery/editable-delivery.ts'
import type { OrderDetails } from '#domain/orders/get-order-details.ts'
import { readOrderLines } from '#domain/orders/lines/order-lines.ts'
import { formatPhone } from '#domain/phone.ts'
import { getShopProfile } from '#domain/shop-profile/shop-profile-setting.ts'
import { formatList } from '#formatting/lists.ts'
import { formatPrice } from '#formatting/prices.ts'
import { isolate } from '#messages/isolate.ts'
import { orderMessagesIn } from '#messages/server-messages.ts'
import { datedDuplicates } from '#web/backoffice/orders/dated-duplicates.ts'
import { deliverySnapshot, linesSnapshot } from '#web/backoffice/orders/form-snapshots.ts'
import { formatShortMoment } from '#web/text/format.ts'

export type DisplayedCall = Awaited<ReturnType<typeof displayedCall>>

/** The text that asks a customer for confirmation, in the language of the order, whatever that of the operator. */
async function callText(
  office: Marketplace,
  { id, locale, customer, delivery, totals }: OrderDetails,
): Promise<string> {
  const shopProfile = await getShopProfile({ ...office, locale })
  const lines = await readOrderLines(office, id)
  const isolated = (text: string) => isolate(directionOf(locale), text)
  return orderMessagesIn(locale).queue.text(
    customer.name,
    shopProfile.name,
    formatList(
      lines.map(({ quantity, name }) => isolated(`${quantity} × ${name}`)),
      locale,
    ),
    formatPrice(totals.total, locale),
    formatList([isolated(delivery.address), isolated(delivery.city)], locale),
    formatPhone(shopProfile.phone),
  )
}

/** Returns an order to call as its card shows it: with formatted dates, and what its forms are based on. */
export async function displayedCall(office: Marketplace, details: OrderDetails) {
  return {
    ...details,
    callText: await callText(office, details),
    deliverySnapshot: deliverySnapshot(editableDelivery(details)),
    linesSnapshot: await linesSnapshot(office, details.lines),
    placedOn: formatShortMoment(details.placedAt),
    duplicates: datedDuplicates(details),
    notes: details.notes.map(({ body, by, at }) => ({ body, by, on: formatShortMoment(at) })),
    calls: details.calls.map(({ outcome, note, by, at }) => ({ outcome, note, by, on: formatShortMoment(at) })),
  }
}
