import type { Marketplace } from '#domain/marketplace.ts'
import { mayChangeLines, mayCorrectDelivery } from '#domain/order-status.ts'
import { editableDelivery } from '#domain/orders/delivery/editable-delivery.ts'
import type { OrderDetails } from '#domain/orders/get-order-details.ts'
import { getUndoableStep } from '#domain/orders/status/get-undoable-step.ts'
import { erasedPhone } from '#domain/personal-data/personal-tables.ts'
import { listReturnsOfOrder } from '#domain/returns/list-returns.ts'
import { readReturnableLines } from '#domain/returns/returnable-lines.ts'
import { startOfDay } from '#domain/tunis-day.ts'
import { datedDuplicates } from '#web/backoffice/orders/duplicates/dated-duplicates.ts'
import { deliverySnapshot, linesSnapshot } from '#web/backoffice/orders/form-snapshots.ts'
import { lineRemarks } from '#web/backoffice/orders/lines/line-remarks.ts'
import { filledTexts } from '#web/backoffice/orders/texts/filled-texts.ts'
import { formatDate, formatShortMoment } from '#web/text/format.ts'

export type DisplayedOrder = Awaited<ReturnType<typeof displayedOrder>>

/** Returns an order as its page shows it: with formatted dates, one history, and what its forms are based on. */
export async function displayedOrder(office: Marketplace, details: OrderDetails, publicUrl: string) {
  const { status, placedAt, steps, calls, notes, sentTexts } = details
  const payments = details.payments.map((payment) => ({ ...payment, on: formatShortMoment(payment.at) }))
  return {
    ...details,
    // Erased data stays erased, and its fields would hold the word that stands for it.
    mayCorrect: mayCorrectDelivery(status) && details.customer.phone !== erasedPhone,
    mayChange: mayChangeLines(status),
    deliverySnapshot: deliverySnapshot(editableDelivery(details)),
    returns: await listReturnsOfOrder(office, details.id),
    returnable: status === 'delivered' ? await readReturnableLines(office, details.id) : undefined,
    undoable: await getUndoableStep(office, details.id),
    linesSnapshot: await linesSnapshot(office, details.lines),
    texts: (await filledTexts(office, details, publicUrl)).texts,
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
