import { randomUUID } from 'node:crypto'
import { findCarrier } from '#domain/couriers/handovers/find-carrier.ts'
import { inSnapshot } from '#domain/in-snapshot.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { mayChangeLines, mayCorrectDelivery } from '#domain/order-status.ts'
import { editableDelivery } from '#domain/orders/delivery/editable-delivery.ts'
import { listLostParcels } from '#domain/orders/delivery/lost-parcels.ts'
import { listJoinedOrders } from '#domain/orders/duplicates/list-joined-orders.ts'
import { getOrderDetails } from '#domain/orders/get-order-details.ts'
import { getUndoableStep } from '#domain/orders/status/get-undoable-step.ts'
import { erasedPhone } from '#domain/personal-data/personal-tables.ts'
import { findExchangedReturn } from '#domain/returns/find-exchanged-return.ts'
import { listReturnsOfOrder } from '#domain/returns/list-returns.ts'
import { readReturnableLines } from '#domain/returns/returnable-lines.ts'
import { startOfDay } from '#domain/tunis-day.ts'
import { readCarriers } from '#web/backoffice/orders/carrier/read-carriers.ts'
import { datedDuplicates } from '#web/backoffice/orders/duplicates/dated-duplicates.ts'
import { deliverySnapshot, linesSnapshot } from '#web/backoffice/orders/form-snapshots.ts'
import { lineRemarks } from '#web/backoffice/orders/lines/line-remarks.ts'
import { filledTexts } from '#web/backoffice/orders/texts/filled-texts.ts'
import { readPreparation } from '#web/backoffice/preparations/read-preparation.ts'
import { formatDate, formatShortMoment } from '#web/text/format.ts'
import type { Route } from './+types/order-details-page'

/** Reads all that the page shows, but for the texts, which may issue a link. */
async function readOrder(office: Marketplace, id: number) {
  const details = await getOrderDetails(office, id)
  const [lostParcel] = await listLostParcels(office, { orderId: id, limit: 1 })
  return {
    ...{ details, lostParcel },
    carrier: await findCarrier(office, id),
    exchanged: await findExchangedReturn(office, id),
    joinedOrders: await listJoinedOrders(office, id),
    carriers: await readCarriers(office),
    returns: await listReturnsOfOrder(office, id),
    returnable: details.status === 'delivered' ? await readReturnableLines(office, id) : undefined,
    undoable: await getUndoableStep(office, id),
    linesSnapshot: await linesSnapshot(office, details.lines),
  }
}

export type DisplayedOrder = Awaited<ReturnType<typeof displayedOrder>>

/**
 * Returns an order as its page shows it: with formatted dates, one history, and what its forms are based on, all of one
 * moment.
 */
export async function displayedOrder(office: Marketplace, id: number, publicUrl: string) {
  const { details, joinedOrders, ...read } = await inSnapshot(office, (office) => readOrder(office, id))
  const { linesAsBought: _, ...shown } = details
  const { status, placedAt, steps, calls, notes, sentTexts } = details
  const payments = details.payments.map((payment) => ({ ...payment, on: formatShortMoment(payment.at) }))
  return {
    ...shown,
    ...read,
    /** The submission key of each form that records something. */
    formKey: randomUUID(),
    joinedOrders: joinedOrders.map((order) => ({ ...order, on: formatShortMoment(order.at) })),
    // Erased data stays erased, and its fields would hold the word that stands for it.
    mayCorrect: mayCorrectDelivery(status) && details.customer.phone !== erasedPhone,
    mayChange: mayChangeLines(status) && !details.isExchange,
    deliverySnapshot: deliverySnapshot(editableDelivery(details)),
    texts: (await filledTexts(office, details, publicUrl)).texts,
    preparation: await readPreparation(office, id, publicUrl),
    placedOn: formatShortMoment(placedAt),
    duplicates: datedDuplicates(details),
    notes: notes.map(({ body, by, at, sentAt, submissionKey }) => ({
      ...{ body, by, on: formatShortMoment(at), key: submissionKey },
      sentOn: sentAt && formatShortMoment(sentAt),
    })),
    payments,
    history: [
      ...steps.map((step) => ({ what: 'step', ...step, on: formatShortMoment(step.at) }) as const),
      ...calls.map(
        ({ outcome, note, by, at }) => ({ what: 'call', outcome, note, by, at, on: formatShortMoment(at) }) as const,
      ),
      ...details.lineChanges.map(
        ({ total, by, at, ...remarks }) =>
          ({ what: 'change', total, note: lineRemarks(remarks).join(' '), by, at, on: formatShortMoment(at) }) as const,
      ),
      ...details.attempts.map(
        ({ outcome, decidedBy, reason, note = '', postponedUntil, by, at }) =>
          ({
            what: 'attempt',
            ...{ outcome, decidedBy, reason, note, by, at, on: formatShortMoment(at) },
            until: postponedUntil && formatDate(startOfDay(postponedUntil)),
          }) as const,
      ),
      ...sentTexts.map(
        ({ purpose, channel, by, at }) =>
          ({ what: 'text', purpose, channel, note: '', by, at, on: formatShortMoment(at) }) as const,
      ),
      ...payments.map(
        ({ kind, amount, means, reference, by, at, on }) =>
          ({ what: 'payment', kind, amount, means, note: reference, by, at, on }) as const,
      ),
    ].sort((one, other) => one.at.getTime() - other.at.getTime()),
  }
}

/** The result of a form of the page of an order. */
export type DetailsActionResult = Route.ComponentProps['actionData']
