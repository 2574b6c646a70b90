import { Link, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { Carrier } from '#domain/couriers/handovers/find-carrier.ts'
import { customersMessages } from '#page-messages/backoffice/customers.ts'
import { orderNamesMessages } from '#page-messages/backoffice/order-names.ts'
import { ordersMessages } from '#page-messages/backoffice/orders.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { BlockNotice } from '#web/backoffice/customers/block-notice.tsx'
import { BackofficeTitle } from '#web/backoffice/layout/backoffice-title.tsx'
import { useFocusAfterStep } from '#web/backoffice/layout/use-focus-after-step.ts'
import { CustomerRequests } from '#web/backoffice/orders/customer-requests.tsx'
import { DuplicatesNotice } from '#web/backoffice/orders/duplicates/duplicates-notice.tsx'
import { JoinedOrders, PartingNotice, UndoJoining } from '#web/backoffice/orders/duplicates/joined-orders.tsx'
import { partOrders } from '#web/backoffice/orders/duplicates/undo-joining-action.ts'
import { LinesNotice } from '#web/backoffice/orders/lines/lines-notice.tsx'
import { PaymentBadge } from '#web/backoffice/orders/payment-badge.tsx'
import { returnPathIsPrevious } from '#web/backoffice/orders/print/return-path.ts'
import { RequestNotice } from '#web/backoffice/orders/request-notice.tsx'
import { settleRequest } from '#web/backoffice/orders/settle-request-action.ts'
import { StatusBadge } from '#web/backoffice/orders/status-badge.tsx'
import { noteSentText } from '#web/backoffice/orders/texts/customer-texts-action.ts'
import { UndoNotice } from '#web/backoffice/orders/undo/undo-notice.tsx'
import { UndoOutcomeNotice } from '#web/backoffice/orders/undo/undo-outcome-notice.tsx'
import { PreparationPanel } from '#web/backoffice/preparations/preparation-panel.tsx'
import { prepareForMaker } from '#web/backoffice/preparations/prepare-action.ts'
import { ExchangeNotice } from '#web/backoffice/returns/exchange-notice.tsx'
import { openReturnOfOrder } from '#web/backoffice/returns/open-return-action.ts'
import { OrderReturnsPanel } from '#web/backoffice/returns/order-returns-panel.tsx'
import { readForm, textIn } from '#web/forms/read-form.ts'
import { parseId } from '#web/http/parse-id.ts'
import { unreadable } from '#web/http/unreadable.ts'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { publicUrlIn } from '#web/page-context.ts'
import { handoverPath } from '#web/paths/backoffice-courier-paths.ts'
import { orderDetailsPath, type PrintedPaper, printPath } from '#web/paths/backoffice-order-paths.ts'
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
import { addNote } from './notes-action.ts'
import { NotesPanel } from './notes-panel.tsx'
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
  note: addNote,
  'text-sent': noteSentText,
  'settle-request': settleRequest,
  'open-return': openReturnOfOrder,
  prepare: prepareForMaker,
  'undo-joining': partOrders,
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await readForm(request)
  const name = textIn(form, 'do')
  return isAction(name) ? actions[name](officeIn(context), parseId(params.id), form) : unreadable()
}

function isAction(name: string): name is keyof typeof actions {
  return Object.hasOwn(actions, name)
}

/** Reloads after a conflict: the order has changed since it was shown. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate
}

/** Everything about one order, with the forms for its operations. */
export default function OrderDetailsPage({ loaderData: details, actionData }: Route.ComponentProps) {
  const { details: texts } = ordersMessages
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
        {texts.placed(details.placedOn, orderNamesMessages.sources[details.source])} · <PaymentBadge order={details} />
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
  const { details, tooLate } = ordersMessages
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
        {tooLate(orderNamesMessages.states[actionResult.status])}
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
