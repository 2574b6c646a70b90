import { data, Link, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { giveOrder } from '#domain/couriers/handovers/give-orders.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type Millimes, millimes } from '#domain/money.ts'
import { addOrderNote } from '#domain/orders/add-order-note.ts'
import { reasonAndNote } from '#domain/orders/calls/call.ts'
import { settleCustomerRequest } from '#domain/orders/customer-requests/settle-customer-request.ts'
import { correctDelivery } from '#domain/orders/delivery/correct-delivery.ts'
import { listLostParcels } from '#domain/orders/delivery/lost-parcels.ts'
import { undoJoining } from '#domain/orders/duplicates/undo-joining.ts'
import type { OrderDetails } from '#domain/orders/get-order-details.ts'
import { type ChangeOutcome, changeOrderLines } from '#domain/orders/lines/change-order-lines.ts'
import { readOrderLines } from '#domain/orders/lines/order-lines.ts'
import { isHandoverToCourier } from '#domain/orders/payments/payment.ts'
import { recordPayment, revokePayment } from '#domain/orders/payments/record-payment.ts'
import { type RecordRefundOutcome, recordRefund } from '#domain/orders/payments/record-refund.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import { type UndoStepOutcome, undoOrderStep } from '#domain/orders/status/undo-order-step.ts'
import { recordSentText } from '#domain/orders/texts/record-sent-text.ts'
import { parsePrice } from '#domain/parse-price.ts'
import { openReturn } from '#domain/returns/open-return.ts'
import { ordersMessages } from '#page-messages/backoffice/orders.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { BlockNotice } from '#web/backoffice/customers/block-notice.tsx'
import { BackofficeTitle } from '#web/backoffice/layout/backoffice-title.tsx'
import { useFocusAfterStep } from '#web/backoffice/layout/use-focus-after-step.ts'
import { readDeliveryBase, readLinesBase } from '#web/backoffice/orders/base-version-form.ts'
import { carrierFromForm } from '#web/backoffice/orders/carrier/carrier-form.ts'
import { CustomerRequests } from '#web/backoffice/orders/customer-requests.tsx'
import { readDelivery } from '#web/backoffice/orders/delivery/delivery-form.ts'
import { DuplicatesNotice } from '#web/backoffice/orders/duplicates/duplicates-notice.tsx'
import { JoinedNotice } from '#web/backoffice/orders/duplicates/joined-notice.tsx'
import { JoinedOrders, PartingNotice } from '#web/backoffice/orders/duplicates/joined-orders.tsx'
import { returnedDeliverySnapshot, returnedLinesSnapshot } from '#web/backoffice/orders/form-snapshots.ts'
import { readClaimedTotal, readLines } from '#web/backoffice/orders/lines/lines-form.ts'
import { PaymentBadge } from '#web/backoffice/orders/payment-badge.tsx'
import { returnPathIsPrevious } from '#web/backoffice/orders/print/return-path.ts'
import { StatusBadge } from '#web/backoffice/orders/status-badge.tsx'
import { readUndoStep } from '#web/backoffice/orders/undo/undo-form.ts'
import { UndoNotice } from '#web/backoffice/orders/undo/undo-notice.tsx'
import { UndoOutcomeNotice } from '#web/backoffice/orders/undo/undo-outcome-notice.tsx'
import { ExchangeNotice } from '#web/backoffice/returns/exchange-notice.tsx'
import { OrderReturnsPanel } from '#web/backoffice/returns/order-returns-panel.tsx'
import { openReturnForm, readPieces } from '#web/backoffice/returns/return-form.ts'
import { readFields } from '#web/forms/form-fields.ts'
import { readForm, textIn } from '#web/forms/read-form.ts'
import { parseId } from '#web/http/parse-id.ts'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { publicUrlIn } from '#web/page-context.ts'
import { orderDetailsPath, type PrintedPaper, printPath, returnPath } from '#web/paths/backoffice-order-paths.ts'
import { Notice } from '#web/ui/notice.tsx'
import { LinesNotice } from '../lines/lines-notice.tsx'
import { RequestNotice } from '../request-notice.tsx'
import type { Route } from './+types/order-details-page'
import { CarrierLine } from './carrier-line.tsx'
import { DeliveryPanel } from './delivery-panel.tsx'
import type { DetailsActionResult } from './details-action-result.ts'
import { displayedOrder } from './displayed-order.ts'
import { HistoryPanel } from './history-panel.tsx'
import { LinesPanel } from './lines-panel.tsx'
import { NextStepsPanel } from './next-steps-panel.tsx'
import { NotesPanel } from './notes-panel.tsx'
import {
  noteForm,
  paymentForm,
  revocationForm,
  sentTextForm,
  settleRequestForm,
  stepForm,
} from './order-details-form.ts'
import { PaymentPanel } from './payment-panel.tsx'

const steps = ['step', 'undo']

export async function loader({ context, params }: Route.LoaderArgs) {
  const office = officeIn(context)
  const id = parseId(params.id)
  return displayedOrder(office, id, publicUrlIn(context))
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const id = parseId(params.id)
  const office = officeIn(context)
  const form = await readForm(request)
  switch (textIn(form, 'do')) {
    case 'step': {
      const { to, from, typed, isUnpaidAgreed, carrier, holder } = readFields(stepForm, form)
      if (!to || !from) return data({ outcome: 'unreadable' } as const, { status: 400 })
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
    case 'undo': {
      const { stepId, remarks } = readUndoStep(form)
      if (stepId === undefined) return data({ outcome: 'unreadable' } as const, { status: 400 })
      const undo = await undoOrderStep(office, stepId, remarks)
      return data({ outcome: 'undo', undo } as const, { status: statusOfUndo(undo) })
    }
    case 'undo-joining': {
      const { outcome } = await undoJoining(office, parseId(textIn(form, 'joined')))
      return data({ outcome: 'parting', parting: outcome } as const, { status: outcome === 'undone' ? 200 : 409 })
    }
    case 'open-return': {
      const { reason, wish, note } = readFields(openReturnForm, form)
      if (!reason || !wish) return data({ outcome: 'unreadable' } as const, { status: 400 })
      const result = await openReturn(office, id, { reason, wish, note, pieces: readPieces(form) })
      if (result.outcome === 'opened') return redirect(returnPath(result.returnId))
      return data({ outcome: 'not-returnable' } as const, { status: 409 })
    }
    case 'note': {
      const { key, body } = readFields(noteForm, form)
      if (!key) return data({ outcome: 'unreadable' } as const, { status: 400 })
      if (body !== '') await addOrderNote(office, id, body, { submissionKey: key, typedSecondsAgo: 0 })
      return redirect(orderDetailsPath(id))
    }
    case 'settle-request': {
      const { request: requestId } = readFields(settleRequestForm, form)
      if (requestId !== undefined) await settleCustomerRequest(office, id, requestId)
      return redirect(orderDetailsPath(id))
    }
    case 'text-sent': {
      const { purpose, channel } = readFields(sentTextForm, form)
      if (!purpose || !channel) return data({ outcome: 'unreadable' } as const, { status: 400 })
      await recordSentText(office, id, { purpose, channel })
      return { outcome: 'text-noted' } as const
    }
    case 'paid': {
      const payment = readPayment(form)
      if ('error' in payment) return data(payment, { status: 422 })
      return paymentAnswer(id, await recordPayment(office, id, payment))
    }
    case 'refunded': {
      const refund = readPayment(form)
      if ('error' in refund) return data(refund, { status: 422 })
      return paymentAnswer(id, await recordRefund(office, id, refund))
    }
    case 'not-paid': {
      const { reference: reason, payment } = readFields(revocationForm, form)
      return paymentAnswer(id, await revokePayment(office, id, parseId(payment), reason))
    }
    case 'correct': {
      const reading = readDelivery(form)
      if ('fieldErrors' in reading) {
        const delivery = returnedDeliverySnapshot(form)
        return data({ outcome: 'invalid', fieldErrors: reading.fieldErrors, delivery } as const, { status: 422 })
      }
      const result = await correctDelivery(office, id, reading.correction, readDeliveryBase(form))
      if (result.outcome === 'corrected') return { outcome: 'corrected' } as const
      if (result.outcome === 'too-late') return data(refusedBecause(result.status), { status: 409 })
      const delivery = returnedDeliverySnapshot(form, result)
      return data({ outcome: 'conflict', result, delivery } as const, { status: 409 })
    }
    case 'change': {
      const lines = readLines(form)
      if (lines.length === 0) {
        return data({ outcome: 'no-lines', lines: await returnedPieces(office, id, form) } as const, { status: 422 })
      }
      const refusal = await changeOrderLines(office, id, lines, readClaimedTotal(form), readLinesBase(form))
      if (refusal.outcome === 'changed') return { outcome: 'changed' } as const
      if (refusal.outcome === 'too-late') return data(refusedBecause(refusal.status), { status: 409 })
      const returned = await returnedPieces(office, id, form, refusal)
      return data({ outcome: 'not-changed', refusal, lines: returned } as const, { status: 409 })
    }
    default:
      return data({ outcome: 'unreadable' } as const, { status: 400 })
  }
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

function readPayment(form: FormData) {
  const { key, amount, means, reference, seen } = readFields(paymentForm, form)
  if (!key) throw data(null, { status: 400 })
  const of = textIn(form, 'do') === 'refunded' ? 'refund' : 'payment'
  if (!amount || !means) return { outcome: 'not-recorded', of, error: 'no-amount' } as const
  // Cash has no number by which it is found again.
  if (reference === '' && means !== 'cash') return { outcome: 'not-recorded', of, error: 'no-reference' } as const
  return { submissionKey: key, amount, means, reference, seenId: seen }
}

function paymentAnswer(id: number, result: RecordRefundOutcome | { readonly outcome: 'of-return' }) {
  if (result.outcome === 'recorded') return redirect(orderDetailsPath(id))
  if (result.outcome === 'exceeds') return data(result, { status: 422 })
  if (result.outcome === 'of-return') return data(result, { status: 409 })
  return data({ outcome: 'payment-changed' } as const, { status: 409 })
}

async function returnedPieces(office: Marketplace, id: number, form: FormData, refusal?: ChangeOutcome) {
  const isBaseOutdated = refusal?.outcome === 'changed-meanwhile'
  return returnedLinesSnapshot(office, form, { lines: await readOrderLines(office, id), isBaseOutdated })
}

function refusedBecause(status: OrderDetails['status']) {
  return { outcome: 'not-possible', status } as const
}

/** Reloads after a conflict: the order has changed since it was shown. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate
}

/** Everything about one order, with the forms for its operations. */
export default function OrderDetailsPage({ loaderData: details, actionData }: Route.ComponentProps) {
  const { details: texts, sources } = ordersMessages
  const statusLine = useFocusAfterStep<HTMLDivElement>(steps)
  return (
    <div className="mx-auto max-w-5xl">
      <BackofficeTitle title={texts.title(details.number)} />
      <div ref={statusLine} tabIndex={-1} className="flex flex-wrap items-center gap-3">
        <h1 className="select-all text-2xl tabular-nums sm:text-3xl">
          <OrderNumbers in={details.number} />
        </h1>
        <StatusBadge status={details.status} />
      </div>
      <p className="text-ink-soft text-sm">
        {texts.placed(details.placedOn, sources[details.source])} · <PaymentBadge order={details} />
      </p>
      {details.carrier && <CarrierLine carrier={details.carrier} />}
      <p className="mt-1 flex flex-wrap gap-x-5">
        <PrintLink id={details.id} what="slips" name={texts.slip} />
        <PrintLink id={details.id} what="labels" name={texts.label} />
      </p>
      <div aria-live="polite" className="mt-2 empty:hidden">
        {actionData && <ActionNotice actionResult={actionData} />}
      </div>
      <div className="mt-2 empty:hidden">
        {details.undoable && details.undoable.freeSeconds > 0 && <UndoNotice step={details.undoable} />}
      </div>
      <RequestNotice order={details} />
      {details.exchanged && <ExchangeNotice returned={details.exchanged} />}
      {details.joinedInto && <JoinedNotice orderId={details.id} joinedInto={details.joinedInto} />}
      <JoinedOrders orders={details.joinedOrders} />
      <BlockNotice phone={details.customer.phone} block={details.block} />
      <CustomerRequests order={details} />
      <DuplicatesNotice orderId={details.id} duplicates={details.duplicates} />
      <div className="mt-4 grid gap-4 lg:grid-cols-2 lg:items-start">
        <div className="space-y-4">
          <NextStepsPanel
            details={details}
            lostParcel={details.lostParcel}
            carriers={details.carriers}
            actionResult={actionData}
          />
          <OrderReturnsPanel
            returns={details.returns}
            returnable={details.returnable}
            isRefused={actionData?.outcome === 'not-returnable'}
          />
          <PaymentPanel details={details} actionResult={actionData} />
          <DeliveryPanel details={details} actionResult={actionData} />
          <NotesPanel details={details} />
        </div>
        <div className="space-y-4">
          <LinesPanel details={details} actionResult={actionData} />
          <HistoryPanel details={details} />
        </div>
      </div>
    </div>
  )
}

function PrintLink({ id, what, name }: { id: number; what: PrintedPaper; name: string }) {
  return (
    <Link
      to={printPath({ what, id, back: orderDetailsPath(id) })}
      state={returnPathIsPrevious}
      className="inline-grid min-h-11 min-w-11 place-items-center text-door underline"
    >
      {name}
    </Link>
  )
}

function ActionNotice({ actionResult }: { actionResult: NonNullable<DetailsActionResult> }) {
  const { details, tooLate, states } = ordersMessages
  if (actionResult.outcome === 'undo') return <UndoOutcomeNotice result={actionResult.undo} />
  if (actionResult.outcome === 'parting') return <PartingNotice outcome={actionResult.parting} />
  if (actionResult.outcome === 'corrected') return <Notice tone="success">{details.corrected}</Notice>
  if (actionResult.outcome === 'changed') return <Notice tone="success">{details.changed}</Notice>
  if (actionResult.outcome === 'pieces-missing') return <LinesNotice refusal={actionResult.refusal} />
  if (actionResult.outcome === 'not-possible')
    return <Notice tone="error">{tooLate(states[actionResult.status])}</Notice>
  return null
}
