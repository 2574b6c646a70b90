import { getGateway } from '#domain/card-payments/gateway-settings.ts'
import { inSnapshot } from '#domain/in-snapshot.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { callBackTime } from '#domain/orders/calls/call-back-time.ts'
import { editableDelivery } from '#domain/orders/delivery/editable-delivery.ts'
import { getOrderDetails } from '#domain/orders/get-order-details.ts'
import { closedDaysSetting } from '#domain/orders/holds/closed-days-setting.ts'
import { isPaidOnline } from '#domain/payment-method.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import { endOfDay, tunisDayOf } from '#domain/tunis-day.ts'
import { datedDuplicates } from '#web/backoffice/orders/duplicates/dated-duplicates.ts'
import { deliverySnapshot, linesSnapshot } from '#web/backoffice/orders/form-snapshots.ts'
import { filledTexts } from '#web/backoffice/orders/texts/filled-texts.ts'
import { formatNearDay, formatShortMoment } from '#web/text/format.ts'
import type { Route } from './+types/calls-page'

export type DisplayedCall = Awaited<ReturnType<typeof displayedCall>>

/** Returns an order to call as its card shows it: with formatted dates, and what its forms are based on. */
export async function displayedCall(office: Marketplace, id: number, publicUrl: string) {
  const { details, lines } = await inSnapshot(office, async (office) => {
    const details = await getOrderDetails(office, id)
    return { details, lines: await linesSnapshot(office, details.lines) }
  })
  const { linesAsBought: _, ...shown } = details
  return {
    ...shown,
    callBackDays: await callBackDays(office),
    needsNoCall:
      details.isPaid && isPaidOnline(details.payment) && (await getGateway(office))?.paidNeedsNoCall === true,
    ...(await filledTexts(office, details, publicUrl)),
    deliverySnapshot: deliverySnapshot(editableDelivery(details)),
    linesSnapshot: lines,
    placedOn: formatShortMoment(details.placedAt),
    duplicates: datedDuplicates(details),
    notes: details.notes.map(({ body, by, at }) => ({ body, by, on: formatShortMoment(at) })),
    calls: details.calls.map(({ outcome, note, by, at }) => ({ outcome, note, by, on: formatShortMoment(at) })),
  }
}

/** The days of the times to call back that are not, as usual, this evening and tomorrow. */
async function callBackDays(office: Marketplace) {
  const { value: days } = await getSetting(office, closedDaysSetting)
  const now = office.clock.now()
  const [today, tomorrow] = [tunisDayOf(now), tunisDayOf(endOfDay(tunisDayOf(now)))]
  const [evening, morning] = [callBackTime('evening', now, days), callBackTime('tomorrow', now, days)]
  return {
    ...(tunisDayOf(evening) !== today && { evening: formatNearDay(evening) }),
    ...(tunisDayOf(morning) !== tomorrow && { tomorrow: formatNearDay(morning) }),
  }
}

/** The result of a form of the call queue. */
export type CallActionResult = Route.ComponentProps['actionData']
