import { data, Link, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { Carrier } from '#domain/couriers/handovers/find-carrier.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { addOrderNote } from '#domain/orders/add-order-note.ts'
import { settleCustomerRequest } from '#domain/orders/customer-requests/settle-customer-request.ts'
import { undoJoining } from '#domain/orders/duplicates/undo-joining.ts'
import { prepareLine } from '#domain/orders/preparations/prepare-line.ts'
import { recordSentText } from '#domain/orders/texts/record-sent-text.ts'
import { openReturn } from '#domain/returns/open-return.ts'
import { customersMessages } from '#page-messages/backoffice/customers.ts'
import { ordersMessages } from '#page-messages/backoffice/orders.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { BlockNotice } from '#web/backoffice/customers/block-notice.tsx'
import { BackofficeTitle } from '#web/backoffice/layout/backoffice-title.tsx'
import { useFocusAfterStep } from '#web/backoffice/layout/use-focus-after-step.ts'
import { CustomerRequests } from '#web/backoffice/orders/customer-requests.tsx'
import { DuplicatesNotice } from '#web/backoffice/orders/duplicates/duplicates-notice.tsx'
import { JoinedOrders, PartingNotice, UndoJoining } from '#web/backoffice/orders/duplicates/joined-orders.tsx'
import { LinesNotice } from '#web/backoffice/orders/lines/lines-notice.tsx'
import { PaymentBadge } from '#web/backoffice/orders/payment-badge.tsx'
import { returnPathIsPrevious } from '#web/backoffice/orders/print/return-path.ts'
import { RequestNotice } from '#web/backoffice/orders/request-notice.tsx'
import { StatusBadge } from '#web/backoffice/orders/status-badge.tsx'
import { UndoNotice } from '#web/backoffice/orders/undo/undo-notice.tsx'
import { UndoOutcomeNotice } from '#web/backoffice/orders/undo/undo-outcome-notice.tsx'
import { PreparationPanel } from '#web/backoffice/preparations/preparation-panel.tsx'
import { ExchangeNotice } from '#web/backoffice/returns/exchange-notice.tsx'
import { OrderReturnsPanel } from '#web/backoffice/returns/order-returns-panel.tsx'
import { openReturnForm, readPieces } from '#web/backoffice/returns/return-form.ts'
import { readFields } from '#web/forms/form-fields.ts'
import { readForm, textIn } from '#web/forms/read-form.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { done } from '#web/http/done.ts'
import { parseId } from '#web/http/parse-id.ts'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { publicUrlIn } from '#web/page-context.ts'
import { handoverPath } from '#web/paths/backoffice-courier-paths.ts'
import { orderDetailsPath, type PrintedPaper, printPath, returnPath } from '#web/paths/backoffice-order-paths.ts'
import { formatShortMoment } from '#web/text/format.ts'
import { LiveRegion } from '#web/ui/live-region.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/order-details-page'
import { correctOrderDelivery } from './delivery-action.ts'
import { DeliveryPanel } from './delivery-panel.tsx'
import { type DetailsActionResult, displayedOrder } from './displayed-order.ts'
import { HistoryPanel } from './history-panel.tsx'
import { changeLines } from './lines-action.ts'
import { LinesPanel } from './lines-panel.tsx'
import { NextStepsPanel } from './next-steps-panel.tsx'
import { NotesPanel } from './notes-panel.tsx'
import { noteForm, prepareForm, sentTextForm, settleRequestForm } from './order-details-form.ts'
import { notePayment, noteRefund, revokeNotedPayment } from './payment-action.ts'
import { PaymentPanel } from './payment-panel.tsx'
import { takeStep, undoStep } from './step-action.ts'

const steps = ['step', 'undo']

export async function loader({ context, params }: Route.LoaderArgs) {
  const office = officeIn(context)
  const id = parseId(params.id)
  return displayedOrder(office, id, publicUrlIn(context))
}

/** What each form of the page does, by its name. */
const actions = {
  step: takeStep,
  undo: undoStep,
  paid: notePayment,
  refunded: noteRefund,
  'not-paid': revokeNotedPayment,
  correct: correctOrderDelivery,
  change: changeLines,
  async note(office: Marketplace, id: number, form: FormData) {
    const { key, body } = readFields(noteForm, form)
    if (!key) return unreadable()
    if (body !== '') await addOrderNote(office, id, body, { submissionKey: key, typedSecondsAgo: 0 })
    return redirect(orderDetailsPath(id))
  },
  async 'text-sent'(office: Marketplace, id: number, form: FormData) {
    const { purpose, channel } = readFields(sentTextForm, form)
    if (!purpose || !channel) return unreadable()
    await recordSentText(office, id, { purpose, channel })
    return done({ outcome: 'text-noted' } as const)
  },
  async 'settle-request'(office: Marketplace, id: number, form: FormData) {
    const { request: requestId } = readFields(settleRequestForm, form)
    if (requestId !== undefined) await settleCustomerRequest(office, id, requestId)
    return redirect(orderDetailsPath(id))
  },
  async 'open-return'(office: Marketplace, id: number, form: FormData) {
    const { reason, wish, note } = readFields(openReturnForm, form)
    if (!reason || !wish) return unreadable()
    const result = await openReturn(office, id, { reason, wish, note, pieces: readPieces(form) })
    if (result.outcome === 'opened') return redirect(returnPath(result.returnId))
    return data({ outcome: 'not-returnable' } as const, { status: 409 })
  },
  async prepare(office: Marketplace, id: number, form: FormData) {
    const { line, answer } = readFields(prepareForm, form)
    if (!line || !answer) return unreadable()
    const result = await catchNotFound(prepareLine(office, { ...line, orderId: id }, { state: answer }))
    if (result.outcome === 'saved') return redirect(orderDetailsPath(id))
    const refused = result.outcome === 'not-possible' ? result : ({ outcome: 'preparation-changed' } as const)
    return data(refused, { status: 409 })
  },
  async 'undo-joining'(office: Marketplace, _: number, form: FormData) {
    const { outcome } = await undoJoining(office, parseId(textIn(form, 'joined')))
    const answer = { outcome: 'parting', parting: outcome } as const
    return outcome === 'undone' ? data(done(answer)) : data(answer, { status: 409 })
  },
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await readForm(request)
  const name = textIn(form, 'do')
  return isAction(name) ? actions[name](officeIn(context), parseId(params.id), form) : unreadable()
}

function isAction(name: string): name is keyof typeof actions {
  return Object.hasOwn(actions, name)
}

function unreadable() {
  return data({ outcome: 'unreadable' } as const, { status: 400 })
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
      <LiveRegion className="mt-2">{actionData && <ActionNotice actionResult={actionData} />}</LiveRegion>
      <div className="mt-2 empty:hidden">
        {details.undoable && details.undoable.freeSeconds > 0 && <UndoNotice step={details.undoable} />}
      </div>
      <RequestNotice order={details} />
      {details.exchanged && <ExchangeNotice returned={details.exchanged} order={details} />}
      {details.joinedInto && <JoinedNotice orderId={details.id} joinedInto={details.joinedInto} />}
      <JoinedOrders orders={details.joinedOrders} />
      <BlockNotice phone={details.customer.phone} block={details.block} />
      <CustomerRequests order={details} />
      <DuplicatesNotice orderId={details.id} duplicates={details.duplicates} />
      {/* On wide screens two columns of floats, which leave no gaps; on phones the pieces come after the next step. */}
      <div className="mt-4 flow-root">
        <div className={startColumn}>
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
        </div>
        <div className={endColumn}>
          <LinesPanel details={details} actionResult={actionData} />
          <PreparationPanel
            preparation={details.preparation}
            isRefused={actionData?.outcome === 'preparation-changed'}
          />
        </div>
        <div className={startColumn}>
          <PaymentPanel details={details} actionResult={actionData} />
          <DeliveryPanel details={details} actionResult={actionData} />
        </div>
        <div className={endColumn}>
          <NotesPanel details={details} />
          <HistoryPanel details={details} />
        </div>
      </div>
    </div>
  )
}

const column = 'mb-4 space-y-4 lg:w-[calc(50%-0.5rem)]'
const startColumn = `${column} lg:float-start lg:clear-start`
const endColumn = `${column} lg:float-end lg:clear-end`

function PrintLink({ id, what, name }: { id: number; what: PrintedPaper; name: string }) {
  return (
    <Link
      to={printPath({ what, id, back: orderDetailsPath(id) })}
      state={returnPathIsPrevious}
      className="text-link min-w-11 justify-center"
    >
      {name}
    </Link>
  )
}

function ActionNotice({ actionResult }: { actionResult: NonNullable<DetailsActionResult> }) {
  const { details, tooLate, states } = ordersMessages
  if (actionResult.outcome === 'undo') return <UndoOutcomeNotice result={actionResult.undo} />
  if (actionResult.outcome === 'parting') return <PartingNotice outcome={actionResult.parting} />
  if (actionResult.outcome === 'corrected')
    return (
      <Notice isStatic tone="success">
        {details.corrected}
      </Notice>
    )
  if (actionResult.outcome === 'changed')
    return (
      <Notice isStatic tone="success">
        {details.changed}
      </Notice>
    )
  if (actionResult.outcome === 'pieces-missing') return <LinesNotice refusal={actionResult.refusal} />
  if (actionResult.outcome === 'not-possible')
    return (
      <Notice isStatic tone="error">
        {tooLate(states[actionResult.status])}
      </Notice>
    )
  return null
}

/** Says who brings the parcel, in which hand-over. */
function CarrierLine({ carrier }: { carrier: Carrier }) {
  const { details: texts } = ordersMessages
  const { handoverId, courier, handedOverAt } = carrier
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm">
      <span>
        {handedOverAt ? texts.broughtBy(courier, formatShortMoment(handedOverAt)) : texts.willBeBroughtBy(courier)}
      </span>
      <Link to={handoverPath(handoverId)} className="text-link">
        {texts.handover(handoverId)}
      </Link>
    </p>
  )
}

/** Says which order has the pieces of one that was joined into it. */
function JoinedNotice({
  orderId,
  joinedInto,
}: {
  orderId: number
  joinedInto: { readonly id: number; readonly number: string }
}) {
  return (
    <Notice tone="info" className="mt-3">
      <Link to={orderDetailsPath(joinedInto.id)} className="inline-block py-2.5 underline">
        <OrderNumbers in={customersMessages.duplicates.joinedInto(joinedInto.number)} />
      </Link>
      <UndoJoining joinedId={orderId} />
    </Notice>
  )
}
