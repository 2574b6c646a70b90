import { data, redirect } from 'react-router'
import { z } from 'zod'
import { giveOrder } from '#domain/couriers/handovers/give-orders.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type Millimes, millimes } from '#domain/money.ts'
import { orderStatuses } from '#domain/order-status.ts'
import { reasonAndNote } from '#domain/orders/calls/call.ts'
import { listLostParcels } from '#domain/orders/delivery/lost-parcels.ts'
import { isHandoverToCourier } from '#domain/orders/payments/payment.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import { type UndoStepOutcome, undoOrderStep } from '#domain/orders/status/undo-order-step.ts'
import { parsePrice } from '#domain/parse-price.ts'
import { carrierFields, carrierFromForm } from '#web/backoffice/orders/carrier/carrier-form.ts'
import { maxNoteLength } from '#web/backoffice/orders/note-limits.ts'
import { readUndoStep } from '#web/backoffice/orders/undo/undo-form.ts'
import { cutLine, isSent, known, plainLine, readFields } from '#web/forms/form-fields.ts'
import { doneIf } from '#web/http/done.ts'
import { unreadable } from '#web/http/unreadable.ts'
import { orderDetailsPath } from '#web/paths/backoffice-order-paths.ts'

/** A status change. The statuses are undefined when the page never sends them. */
const stepForm = z
  .object({
    to: known(orderStatuses),
    from: known(orderStatuses),
    note: cutLine(maxNoteLength),
    reason: cutLine(maxNoteLength),
    tell: isSent,
    unpaid: isSent,
    claim: plainLine,
    ...carrierFields,
  })
  .transform(({ to, from, note, reason, claim, tell: notifiesCustomer, unpaid: isUnpaidAgreed, carrier, holder }) => {
    return { to, from, typed: { note, reason, claim, notifiesCustomer }, isUnpaidAgreed, carrier, holder }
  })

/** Takes the order a step further, from the status that was shown. */
export async function takeStep(office: Marketplace, id: number, form: FormData) {
  const { to, from, typed, isUnpaidAgreed, carrier, holder } = readFields(stepForm, form)
  if (!to || !from) return unreadable()
  if (to === 'cancelled' && typed.reason === '') {
    return data({ outcome: 'no-reason', typed } as const, { status: 422 })
  }
  const claim = to === 'written-off' ? await readClaim(office, id, typed.claim) : millimes(0)
  if (claim === undefined) return data({ outcome: 'no-claim', typed } as const, { status: 422 })
  const { reason, notifiesCustomer } = typed
  const note = to === 'cancelled' ? reasonAndNote(reason, typed.note) : typed.note
  const step = { note, notifiesCustomer, isUnpaidAgreed }
  const result = isHandoverToCourier(to)
    ? await giveOrder(office, { id, status: from }, { ...step, carrier: carrierFromForm({ carrier, holder }) })
    : await advanceOrderAsOperator(office, id, { ...step, to, from, claim })
  if (result.outcome === 'advanced') return redirect(orderDetailsPath(id))
  if (result.outcome === 'out-of-stock') {
    return data({ outcome: 'pieces-missing', refusal: result, typed } as const, { status: 409 })
  }
  return data({ ...result, typed }, { status: result.outcome === 'carrier-missing' ? 422 : 409 })
}

/** Undoes the last step, which the form names. */
export async function undoStep(office: Marketplace, _: number, form: FormData) {
  const { stepId, remarks } = readUndoStep(form)
  if (stepId === undefined) return unreadable()
  const undo = await undoOrderStep(office, stepId, remarks)
  const answer = { outcome: 'undo', undo } as const
  return data(doneIf(undo.outcome === 'undone', answer), { status: statusOfUndo(undo) })
}

/**
 * Reads what a courier owes for a lost parcel: nothing, or at most what its pieces cost. Undefined for anything else.
 */
async function readClaim(office: Marketplace, orderId: number, typed: string): Promise<Millimes | undefined> {
  if (/^0*$/.test(typed)) return millimes(0)
  const [claim, [parcel]] = [parsePrice(typed), await listLostParcels(office, { orderId, limit: 1 })]
  return claim && parcel && claim > parcel.goods ? undefined : claim
}

function statusOfUndo({ outcome }: UndoStepOutcome): number {
  if (outcome === 'undone') return 200
  return outcome === 'reason-needed' ? 422 : 409
}
