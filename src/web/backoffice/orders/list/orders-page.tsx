import { randomUUID } from 'node:crypto'
import { useEffect, useRef } from 'react'
import { data, Form } from 'react-router'
import { z } from 'zod'
import { listAdminStoreNames } from '#domain/catalog/admin/admin-stores.ts'
import { giveOrders } from '#domain/couriers/handovers/give-orders.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { orderStatuses } from '#domain/order-status.ts'
import { listOrders } from '#domain/orders/lists/list-orders.ts'
import { isOldestFirst } from '#domain/orders/lists/order-filter.ts'
import { isHandoverToCourier } from '#domain/orders/payments/payment.ts'
import { advanceOrdersAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import { undoBatch } from '#domain/orders/status/undo-batch.ts'
import { together } from '#domain/together.ts'
import { carrierMessages } from '#page-messages/backoffice/carrier.ts'
import { orderNamesMessages } from '#page-messages/backoffice/order-names.ts'
import { ordersMessages } from '#page-messages/backoffice/orders.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { FocusedNotice } from '#web/backoffice/layout/focused-notice.tsx'
import { ListPage, ListRows } from '#web/backoffice/layout/list-page.tsx'
import { ListShortcuts } from '#web/backoffice/layout/list-shortcuts.tsx'
import { PageLinks } from '#web/backoffice/layout/pagination.tsx'
import { useReloadOnNewCounts } from '#web/backoffice/layout/pending-counts.ts'
import { SelectAll, useCheckedValues } from '#web/backoffice/layout/select-all.tsx'
import { useLastActionData } from '#web/backoffice/layout/use-last-action-data.ts'
import { carrierFields, carrierFromForm } from '#web/backoffice/orders/carrier/carrier-form.ts'
import { readCarriers } from '#web/backoffice/orders/carrier/read-carriers.ts'
import { NoImplicitSubmit } from '#web/backoffice/orders/no-implicit-submit.tsx'
import { maxNoteLength } from '#web/backoffice/orders/note-limits.ts'
import { returnPathIsPrevious } from '#web/backoffice/orders/print/return-path.ts'
import { BatchUndoResult, TakenOrders, UndoBatchButton } from '#web/backoffice/orders/undo/undo-batch.tsx'
import { readUndoStep } from '#web/backoffice/orders/undo/undo-form.ts'
import { cutLine, isSent, known, rawTexts, readFields } from '#web/forms/form-fields.ts'
import { readForm, textIn } from '#web/forms/read-form.ts'
import { done } from '#web/http/done.ts'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { newOrderPath, ordersPath } from '#web/paths/backoffice-order-paths.ts'
import { formatShortMoment } from '#web/text/format.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { Route } from './+types/orders-page'
import { BulkActions } from './bulk-actions.tsx'
import { OrderColumns, OrderSorting } from './order-columns.tsx'
import { OrderFilters } from './order-filters.tsx'
import { OrderRow } from './order-row.tsx'
import { expectedOrderToForm, readExpectedOrders, readIds, readOrderCursor, readOrderFilter } from './orders-query.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const office = officeIn(context)
  const query = new URL(request.url).searchParams
  const filter = readOrderFilter(query)
  const cursor = readOrderCursor(query)
  const { listed, stores, carriers } = await together({
    listed: listOrders(office, filter, cursor),
    stores: listAdminStoreNames(office, filter.storeId),
    carriers: readCarriers(office),
  })
  const { orders, hasPrevious, hasNext } = listed
  const [first, last] = [orders.at(0), orders.at(-1)]
  return {
    ...{ filter, cursor },
    orders: orders.map((order) => ({ ...order, placedOn: formatShortMoment(order.placedAt) })),
    previous: hasPrevious && first ? ordersPath(filter, { before: first.id }) : undefined,
    next: hasNext && last ? ordersPath(filter, { after: last.id }) : undefined,
    /** Ids of the orders that are selected initially. */
    ticked: readIds(query.getAll('ticked')),
    ...{ stores, carriers },
    /** Of a hand-over that is started with selected orders. */
    submission: randomUUID(),
  }
}

const maxOrdersAtOnce = 50

/** The selected orders and their new status. Only a cancellation has a reason. */
const advanceOrdersForm = z
  .object({
    to: known(orderStatuses),
    id: rawTexts.transform((sent) => readExpectedOrders(sent).slice(0, maxOrdersAtOnce)),
    reason: cutLine(maxNoteLength),
    tell: isSent,
    unpaid: isSent,
    ...carrierFields,
  })
  .transform(({ to, id: orders, reason, tell: notifiesCustomer, unpaid: isUnpaidAgreed, carrier, holder }) => {
    const note = to === 'cancelled' ? reason : ''
    return { to, orders, note, notifiesCustomer, isUnpaidAgreed, carrier, holder }
  })

function readAdvanceOrders(form: FormData) {
  return readFields(advanceOrdersForm, form)
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request)
  if (textIn(form, 'do') === 'undo') return undoTogether(officeIn(context), form)
  const { to, orders, carrier, holder, ...step } = readAdvanceOrders(form)
  const office = officeIn(context)
  if (!to || orders.length === 0) return data({ outcome: 'nothing-selected' } as const, { status: 422 })
  if (to === 'cancelled' && step.note === '') {
    return data({ outcome: 'no-reason', ticked: orders.map(({ id }) => id) } as const, { status: 422 })
  }
  const { notifiesCustomer } = step
  if (isHandoverToCourier(to)) {
    const given = await giveOrders(office, orders, { ...step, carrier: carrierFromForm({ carrier, holder }) })
    if (given.outcome === 'taken') return done({ ...given, to, notifiesCustomer, carrier, holder } as const)
    const { outcome, problem } = given
    return data({ outcome, problem, ticked: orders.map(({ id }) => id) } as const, { status: 422 })
  }
  const result = await advanceOrdersAsOperator(office, orders, { to, ...step })
  return done({ outcome: 'taken', to, notifiesCustomer, carrier, holder, ...result } as const)
}

async function undoTogether(office: Marketplace, form: FormData) {
  const { batchId, remarks } = readUndoStep(form)
  if (batchId === undefined) return data({ outcome: 'nothing-selected' } as const, { status: 422 })
  return done({ outcome: 'undone', ...(await undoBatch(office, batchId, remarks)) } as const)
}

/** The list of orders with filters in the URL; several orders can be advanced or printed at once. */
export default function OrdersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { filter, cursor, orders, previous, next, stores } = loaderData
  const { title, list } = ordersMessages
  const actionResult = useLastActionData(actionData)
  const ended = actionResult?.outcome === 'taken' || actionResult?.outcome === 'undone' ? actionResult : undefined
  const { form, checked: ticked, update: look } = useCheckedValues('id', orders, ended)
  const { sort, ...narrowing } = filter
  const [backwards, onwards] =
    sort && !sort.endsWith('date')
      ? [list.previous, list.next]
      : sort === 'date' || (!sort && isOldestFirst(filter))
        ? [list.older, list.newer]
        : [list.newer, list.older]
  const isTicked = (id: number) =>
    (actionResult && 'ticked' in actionResult ? actionResult.ticked : ended ? [] : loaderData.ticked).includes(id)
  useEffect(() => {
    if (ended) keepSelectionInUrl(ordersPath(filter, cursor))
  }, [ended, filter, cursor])
  // With their statuses of now: other rows may have come since the boxes were read.
  const ids = ticked && readIds(ticked)
  const selected = ids && orders.filter(({ id }) => ids.includes(id))
  const rows = useRef<HTMLUListElement>(null)
  useReloadOnNewCounts()
  return (
    <ListPage
      title={title}
      heading={<span className="text-2xl sm:text-3xl">{title}</span>}
      className="max-w-4xl space-y-3 xl:max-w-none"
      actions={
        <ButtonLink to={newOrderPath()} variant="outline">
          <Icon name="plus" />
          {list.enter}
        </ButtonLink>
      }
      tools={
        <div>
          <OrderFilters key={ordersPath(filter)} filter={filter} stores={stores} />
          <OrderSorting filter={filter} />
          <div className="mt-4 empty:hidden">{actionResult && <BulkResult actionResult={actionResult} />}</div>
        </div>
      }
      rows={orders}
      empty={Object.keys(narrowing).length > 0 ? list.none : list.noneYet}
    >
      <Form ref={form} method="post" state={returnPathIsPrevious} onChange={look} className="group">
        <NoImplicitSubmit />
        {/* The return path of the print page. */}
        <input type="hidden" name="back" value={ordersPath(filter, cursor)} />
        <input type="hidden" name="submission" value={loaderData.submission} />
        <div className="flex items-center justify-between">
          <SelectAll label={list.selectAll} name="id" />
          <ListShortcuts list={rows} hasBoxes />
        </div>
        <ListRows rows={orders} columns={<OrderColumns filter={filter} />} list={rows}>
          {(order) => <OrderRow order={order} isTicked={isTicked(order.id)} />}
        </ListRows>
        <BulkActions
          listed={orders}
          ticked={selected}
          names={new Map(orders.map(({ id, number, name }) => [id, `${number} · ${name}`]))}
          isReasonMissing={actionResult?.outcome === 'no-reason'}
          carriers={loaderData.carriers}
          carrierProblem={actionResult?.outcome === 'carrier-missing' ? actionResult.problem : undefined}
          onLeave={() =>
            keepSelectionInUrl(
              ordersPath(
                filter,
                cursor,
                selected?.map(({ id }) => id),
              ),
            )
          }
        />
      </Form>
      <PageLinks items={[previous && { to: previous, name: backwards }, next && { to: next, name: onwards }]} />
    </ListPage>
  )
}

/** Writes the selection into the URL without a navigation, so that going back to the list restores it. */
function keepSelectionInUrl(address: string): void {
  history.replaceState(history.state, '', address)
}

/** The outcome of a bulk action, in view wherever the button was. */
function BulkResult({ actionResult }: { actionResult: NonNullable<Route.ComponentProps['actionData']> }) {
  const { list, payment } = ordersMessages
  const { states } = orderNamesMessages
  if (actionResult.outcome === 'no-reason') return null
  if (actionResult.outcome === 'carrier-missing')
    return <FocusedNotice changed={actionResult}>{carrierMessages.problems[actionResult.problem]}</FocusedNotice>
  if (actionResult.outcome === 'nothing-selected')
    return <FocusedNotice changed={actionResult}>{list.nothingSelected}</FocusedNotice>
  if (actionResult.outcome === 'undone') return <BatchUndoResult result={actionResult} />
  const { advanced, taken, batchId, notPossible, outOfStock, unpaid, to } = actionResult
  return (
    <FocusedNotice
      changed={actionResult}
      tone={unpaid.length + outOfStock.length > 0 ? 'error' : notPossible.length > 0 ? 'info' : 'success'}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p>{list.advanced(advanced, states[to])}</p>
        {batchId && <UndoBatchButton batchId={batchId} count={advanced} />}
      </div>
      {advanced > 1 && <TakenOrders numbers={taken} />}
      {notPossible.length > 0 && (
        <p>
          <OrderNumbers
            in={list.notPossible(notPossible.map(({ number, status }) => list.isNow(number, states[status])))}
          />
        </p>
      )}
      {outOfStock.length > 0 && (
        <p>
          <OrderNumbers in={list.outOfStock(outOfStock.map(({ number }) => number))} />
        </p>
      )}
      {unpaid.length > 0 && (
        <Form method="post">
          <p>
            <OrderNumbers in={payment.notHandedOverAll(unpaid.map(({ number }) => number))} />
          </p>
          <input type="hidden" name="to" value={to} />
          <input type="hidden" name="unpaid" value="on" />
          <input type="hidden" name="carrier" value={actionResult.carrier} />
          <input type="hidden" name="holder" value={actionResult.holder} />
          {actionResult.notifiesCustomer && <input type="hidden" name="tell" value="on" />}
          {unpaid.map((order) => (
            <input key={order.id} type="hidden" name="id" value={expectedOrderToForm(order)} />
          ))}
          <SubmitButton variant="outline" className="mt-2">
            {payment.agreeAll}
          </SubmitButton>
        </Form>
      )}
    </FocusedNotice>
  )
}
