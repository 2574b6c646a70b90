import { data, Form, Link, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { z } from 'zod'
import { NotFound } from '#domain/errors.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { canBeJoined } from '#domain/orders/duplicates/can-be-joined.ts'
import { cancelDuplicate } from '#domain/orders/duplicates/cancel-duplicate.ts'
import { joinOrders } from '#domain/orders/duplicates/join-orders.ts'
import { keepOrdersSeparate } from '#domain/orders/duplicates/keep-orders-separate.ts'
import { getOrderDetails, type OrderDetails } from '#domain/orders/get-order-details.ts'
import type { QuotedLine } from '#domain/orders/order.ts'
import { customersMessages } from '#page-messages/backoffice/customers.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { FocusedNotice } from '#web/backoffice/layout/focused-notice.tsx'
import { OfficePage } from '#web/backoffice/layout/office-page.tsx'
import { OrderLines } from '#web/backoffice/orders/lines/order-lines.tsx'
import { PaymentBadge } from '#web/backoffice/orders/payment-badge.tsx'
import { StatusBadge } from '#web/backoffice/orders/status-badge.tsx'
import { known, readFields } from '#web/forms/form-fields.ts'
import { readForm } from '#web/forms/read-form.ts'
import { parseId } from '#web/http/parse-id.ts'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { orderDetailsPath } from '#web/paths/backoffice-order-paths.ts'
import { formatShortMoment } from '#web/text/format.ts'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { Route } from './+types/duplicates-page'

export async function loader({ context, params }: Route.LoaderArgs) {
  const office = officeIn(context)
  const [firstId, secondId] = [parseId(params.id), parseId(params.otherId)]
  if (firstId === secondId) throw new NotFound('order', secondId)
  const [first, second] = [await displayedSide(office, firstId), await displayedSide(office, secondId)]
  const isDouble = hasSamePieces(first.lines, second.lines)
  return { first, second, isDouble, canJoin: canBeJoined(joinable(first), joinable(second)), name: first.customer.name }
}

/** Whether two orders have the same pieces: then most likely one was sent twice by accident. */
function hasSamePieces(...orders: readonly [readonly QuotedLine[], readonly QuotedLine[]]): boolean {
  const [first, second] = orders.map((lines) =>
    lines.map(({ sizeId, colorId, quantity }) => `${sizeId} ${colorId} ${quantity}`).sort(),
  )
  return String(first) === String(second)
}

function joinable({ status, paid, customer, payment, isExchange }: OrderDetails) {
  return { status, paid, phone: customer.phone, payment, isExchange }
}

async function displayedSide(office: Marketplace, id: number) {
  const details = await getOrderDetails(office, id)
  return { ...details, placedOn: formatShortMoment(details.placedAt) }
}

const duplicatesForm = z.object({
  do: known(['join-into-first', 'join-into-second', 'cancel-first', 'cancel-second', 'keep']),
})

/** Which of two orders that look like one placed twice is joined into the other, canceled, or whether both are kept. */
function readDuplicatesDecision(form: FormData) {
  return readFields(duplicatesForm, form).do
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const office = officeIn(context)
  const [firstId, secondId] = [parseId(params.id), parseId(params.otherId)]
  switch (readDuplicatesDecision(await readForm(request))) {
    case 'join-into-first':
      return join(office, firstId, secondId)
    case 'join-into-second':
      return join(office, secondId, firstId)
    case 'cancel-first':
      return cancel(office, firstId, secondId)
    case 'cancel-second':
      return cancel(office, secondId, firstId)
    case 'keep':
      await keepOrdersSeparate(office, firstId, secondId)
      return redirect(orderDetailsPath(firstId))
    default:
      throw data(null, { status: 400 })
  }
}

/** Opens the order that has all pieces now. */
async function join(office: Marketplace, keptId: number, joinedId: number) {
  const { outcome } = await joinOrders(office, keptId, joinedId)
  return outcome === 'joined' ? redirect(orderDetailsPath(keptId)) : data({ outcome }, { status: 409 })
}

/** Opens the order that stays. */
async function cancel(office: Marketplace, id: number, keptId: number) {
  const note = customersMessages.duplicates.cancelReason
  const { outcome } = await cancelDuplicate(office, id, { keptId, note })
  return outcome === 'cancelled' ? redirect(orderDetailsPath(keptId)) : data({ outcome }, { status: 409 })
}

/** Reloads after a conflict: the orders have changed since they were shown. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate
}

/** Two orders that look like one placed twice, side by side, and what can be done about them. */
export default function DuplicatesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { duplicates } = customersMessages
  const { first, second, isDouble, canJoin, name } = loaderData
  return (
    <OfficePage title={duplicates.title(first.number, second.number)} heading={<bdi>{name}</bdi>} className="max-w-5xl">
      <p className="mt-1 text-ink-soft">{duplicates.text}</p>
      {isDouble && <p className="mt-1 font-semibold">{duplicates.double}</p>}
      {actionData && (
        <div className="mt-3">
          <FocusedNotice changed={actionData}>
            {actionData.outcome === 'out-of-stock' ? duplicates.missing : duplicates.refused}
          </FocusedNotice>
        </div>
      )}
      <Form method="post">
        <div className="mt-4 grid gap-4 md:grid-cols-2 md:items-start">
          <Side order={first} position="first" {...{ isDouble, canJoin }} />
          <Side order={second} position="second" {...{ isDouble, canJoin }} />
        </div>
        {canJoin && <p className="mt-4 text-ink-soft text-sm">{duplicates.intoText}</p>}
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <SubmitButton name="do" value="keep" variant="outline">
            {duplicates.keep}
          </SubmitButton>
          <p className="text-ink-soft text-sm">{duplicates.keepText}</p>
        </div>
      </Form>
    </OfficePage>
  )
}

interface SideProps {
  readonly order: Route.ComponentProps['loaderData']['first']
  readonly position: 'first' | 'second'
  readonly isDouble: boolean
  readonly canJoin: boolean
}

function Side({ order, position, isDouble, canJoin }: SideProps) {
  const { duplicates } = customersMessages
  const { id, number, status, placedOn, lines, totals, delivery, joinedInto, nextSteps } = order
  const join = canJoin && (
    <SubmitButton key="join" name="do" value={`join-into-${position}`} variant={isDouble ? 'outline' : 'secondary'}>
      <OrderNumbers in={duplicates.into(number)} />
    </SubmitButton>
  )
  const cancel = nextSteps.includes('cancelled') && (
    <SubmitButton key="cancel" name="do" value={`cancel-${position}`} variant={isDouble ? 'secondary' : 'outline'}>
      <OrderNumbers in={duplicates.cancel(number)} />
    </SubmitButton>
  )
  return (
    <section aria-labelledby={position} className="panel p-4 sm:p-6">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id={position} className="text-xl tabular-nums">
          <Link to={orderDetailsPath(id)} className="text-link">
            <OrderNumbers in={number} />
          </Link>
        </h2>
        <StatusBadge status={status} />
      </div>
      <p className="text-ink-soft text-sm">
        {placedOn} · <PaymentBadge order={order} />
      </p>
      <p className="wrap-anywhere mt-1 text-sm">
        <bdi>{delivery.address}</bdi> · <bdi>{delivery.city}</bdi>
      </p>
      {joinedInto && (
        <p className="mt-1 font-semibold">
          <OrderNumbers in={duplicates.joinedInto(joinedInto.number)} />
        </p>
      )}
      <OrderLines lines={lines} totals={totals} source={order.source} />
      <div className="mt-3 flex flex-col gap-3">{isDouble ? [cancel, join] : [join, cancel]}</div>
    </section>
  )
}
