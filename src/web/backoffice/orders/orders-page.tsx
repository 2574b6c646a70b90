import { data, Form, Link, useNavigation } from 'react-router'
import { listShelfStores } from '#domain/assortment/shelf-stores.ts'
import { listOrders } from '#domain/orders/list-orders.ts'
import { listTransitions } from '#domain/orders/list-transitions.ts'
import { type OrderStatus, orderStatuses } from '#domain/orders/order-status.ts'
import { takeOrderSteps } from '#domain/orders/take-order-step.ts'
import { readForm, textIn } from '../../read-form.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLastAnswer } from '../layout/last-answer.ts'
import { OfficeTitle } from '../layout/office-title.tsx'
import { useFreshness } from '../layout/waiting.ts'
import { officeIn } from '../office-context.ts'
import { useOfficeMessages } from '../text/office-messages.ts'
import { shortMoment } from '../text/short-moment.ts'
import type { Route } from './+types/orders-page'
import { BulkBar } from './bulk-bar.tsx'
import { OrderFilters } from './order-filters.tsx'
import { OrderRow } from './order-row.tsx'
import { ordersAddress, readIds, readOrderFilter, readOrderPlace } from './orders-query.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const office = officeIn(context)
  const query = new URL(request.url).searchParams
  const filter = readOrderFilter(query)
  const { orders, hasNewer, hasOlder } = await listOrders(office, filter, readOrderPlace(query))
  const [first, last] = [orders.at(0), orders.at(-1)]
  const steps = await listTransitions(office)
  const isShown = (status: OrderStatus) => orders.some((order) => order.status === status)
  return {
    filter,
    orders: orders.map((order) => ({ ...order, placedOn: shortMoment(order.placedAt) })),
    newer: hasNewer && first ? ordersAddress(filter, { newerThan: first.id }) : undefined,
    older: hasOlder && last ? ordersAddress(filter, { olderThan: last.id }) : undefined,
    /** Where a step leads from any order shown. */
    nextSteps: orderStatuses.filter((to) => steps.some((step) => step.to === to && isShown(step.from))),
    stores: (await listShelfStores(office)).map(({ store: { id, name } }) => ({ id, name })),
  }
}

const mostAtOnce = 50

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request)
  const to = orderStatuses.find((status) => status === textIn(form, 'to'))
  const ids = readIds(form.getAll('id')).slice(0, mostAtOnce)
  if (!to || ids.length === 0) return data({ outcome: 'nothing-selected' } as const, { status: 422 })
  const tellsCustomer = form.has('tell')
  const isUnpaidAgreed = form.has('unpaid')
  const taken = await takeOrderSteps(officeIn(context), ids, { to, tellsCustomer, isUnpaidAgreed })
  return { outcome: 'taken', to, tellsCustomer, ...taken } as const
}

/** All orders, narrowed by what the address says; several can take a step or be printed at once. */
export default function OrdersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { filter, orders, newer, older, nextSteps, stores } = loaderData
  const { title, list } = useOfficeMessages().orders
  const isSending = useNavigation().state === 'submitting'
  const answer = useLastAnswer(actionData)
  useFreshness()
  return (
    <div className="mx-auto max-w-4xl">
      <OfficeTitle title={title} />
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="me-auto text-2xl sm:text-3xl">{title}</h1>
        <ButtonLink to="/admin/orders/new" variant="outline">
          <Icon name="plus" />
          {list.enter}
        </ButtonLink>
      </div>
      <OrderFilters key={ordersAddress(filter)} filter={filter} stores={stores} />
      <div aria-live="polite" className="mt-4 empty:hidden">
        {answer && <BulkResult answer={answer} orders={orders} />}
      </div>
      {orders.length === 0 ? (
        <p className="mt-6 rounded-2xl bg-white px-6 py-10 text-center ring-1 ring-sand-deep">
          {Object.keys(filter).length > 0 ? list.none : list.noneYet}
        </p>
      ) : (
        <Form method="post" className="group mt-4">
          <ul className="divide-y divide-sand overflow-hidden rounded-2xl bg-white ring-1 ring-sand-deep">
            {orders.map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </ul>
          <BulkBar nextSteps={nextSteps} isSending={isSending} />
        </Form>
      )}
      {(newer || older) && (
        <nav aria-label={list.pages} className="mt-4 flex justify-between">
          {newer ? <PageLink to={newer} name={list.newer} /> : <span />}
          {older && <PageLink to={older} name={list.older} />}
        </nav>
      )}
    </div>
  )
}

function PageLink({ to, name }: { to: string; name: string }) {
  return (
    <Link to={to} className="grid min-h-11 place-items-center rounded-full px-5 font-semibold text-door hover:bg-sand">
      {name}
    </Link>
  )
}

interface BulkResultProps {
  readonly answer: NonNullable<Route.ComponentProps['actionData']>
  readonly orders: Route.ComponentProps['loaderData']['orders']
}

function BulkResult({ answer, orders }: BulkResultProps) {
  const { list, payment, states } = useOfficeMessages().orders
  if (answer.outcome === 'nothing-selected') return <Notice tone="error">{list.nothingSelected}</Notice>
  const { advanced, notPossible, unpaid, to } = answer
  const numbersOf = (ids: readonly number[]) =>
    ids.map((id) => orders.find((order) => order.id === id)?.number ?? id).join(', ')
  return (
    <Notice tone={unpaid.length > 0 ? 'error' : notPossible.length > 0 ? 'info' : 'success'}>
      <p>{list.advanced(advanced, states[to])}</p>
      {notPossible.length > 0 && <p>{list.notPossible(numbersOf(notPossible))}</p>}
      {unpaid.length > 0 && (
        <Form method="post">
          <p>{payment.notHandedOverAll(numbersOf(unpaid))}</p>
          <input type="hidden" name="to" value={to} />
          <input type="hidden" name="unpaid" value="on" />
          {answer.tellsCustomer && <input type="hidden" name="tell" value="on" />}
          {unpaid.map((id) => (
            <input key={id} type="hidden" name="id" value={id} />
          ))}
          <Button type="submit" variant="outline" className="mt-2">
            {payment.agreeAll}
          </Button>
        </Form>
      )}
    </Notice>
  )
}
