import { data, Form, Link, useNavigation } from 'react-router'
import { listShelfStores } from '#domain/assortment/shelf-stores.ts'
import { listOrders } from '#domain/orders/list-orders.ts'
import { listTransitions } from '#domain/orders/list-transitions.ts'
import { isOldestFirst } from '#domain/orders/order-filter.ts'
import { type OrderStatus, orderStatuses } from '#domain/orders/order-status.ts'
import { takeOrderSteps } from '#domain/orders/take-order-step.ts'
import { cleanLine } from '#domain/text.ts'
import { readForm, textIn } from '../../read-form.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLastAnswer } from '../layout/last-answer.ts'
import { NewsNotice } from '../layout/news-notice.tsx'
import { OfficeTitle } from '../layout/office-title.tsx'
import { SelectAll } from '../layout/select-all.tsx'
import { useTicked } from '../layout/use-ticked.ts'
import { useFreshness } from '../layout/waiting.ts'
import { officeIn } from '../office-context.ts'
import { useOfficeMessages } from '../text/office-messages.ts'
import { shortMoment } from '../text/short-moment.ts'
import type { Route } from './+types/orders-page'
import { BulkBar } from './bulk-bar.tsx'
import { cameFromOrders } from './came-from-orders.ts'
import { EnterWaits } from './enter-waits.tsx'
import { longestNote } from './note-limits.ts'
import { OrderFilters } from './order-filters.tsx'
import { OrderRow } from './order-row.tsx'
import { ordersAddress, readIds, readOrderFilter, readOrderPlace, readSeenOrders, seenOrder } from './orders-query.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const office = officeIn(context)
  const query = new URL(request.url).searchParams
  const filter = readOrderFilter(query)
  const place = readOrderPlace(query)
  const { orders, hasNewer, hasOlder } = await listOrders(office, filter, place)
  const [newest, oldest] = isOldestFirst(filter) ? [orders.at(-1), orders.at(0)] : [orders.at(0), orders.at(-1)]
  const steps = await listTransitions(office)
  const isShown = (status: OrderStatus) => orders.some((order) => order.status === status)
  return {
    ...{ filter, place },
    orders: orders.map((order) => ({ ...order, placedOn: shortMoment(order.placedAt) })),
    isOldestFirst: isOldestFirst(filter),
    newer: hasNewer && newest ? ordersAddress(filter, { newerThan: newest.id }) : undefined,
    older: hasOlder && oldest ? ordersAddress(filter, { olderThan: oldest.id }) : undefined,
    /** Whose tick is set when the list is opened. */
    ticked: readIds(query.getAll('ticked')),
    /** The steps that lead on from any order shown. */
    transitions: steps.filter(({ from }) => isShown(from)),
    stores: (await listShelfStores(office)).map(({ store: { id, name } }) => ({ id, name })),
  }
}

const mostAtOnce = 50

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request)
  const to = orderStatuses.find((status) => status === textIn(form, 'to'))
  const orders = readSeenOrders(form.getAll('id')).slice(0, mostAtOnce)
  if (!to || orders.length === 0) return data({ outcome: 'nothing-selected' } as const, { status: 422 })
  const reason = to === 'cancelled' ? cleanLine(textIn(form, 'reason')).slice(0, longestNote) : ''
  if (to === 'cancelled' && reason === '') {
    return data({ outcome: 'no-reason', ticked: orders.map(({ id }) => id) } as const, { status: 422 })
  }
  const tellsCustomer = form.has('tell')
  const step = { to, note: reason, tellsCustomer, isUnpaidAgreed: form.has('unpaid') }
  return { outcome: 'taken', to, tellsCustomer, ...(await takeOrderSteps(officeIn(context), orders, step)) } as const
}

/** All orders, narrowed by what the address says; several can take a step or be printed at once. */
export default function OrdersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { filter, place, orders, newer, older, transitions, stores } = loaderData
  const { title, list } = useOfficeMessages().orders
  const isSending = useNavigation().state === 'submitting'
  const answer = useLastAnswer(actionData)
  const { form, ticked, look } = useTicked('id', orders)
  const ways = [newer && { to: newer, name: list.newer }, older && { to: older, name: list.older }]
  const [back, onward] = loaderData.isOldestFirst ? ways.reverse() : ways
  const isTicked = (id: number) => (answer && 'ticked' in answer ? answer.ticked : loaderData.ticked).includes(id)
  const seen = ticked && readSeenOrders(ticked)
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
      <div className="mt-4 empty:hidden">{answer && <BulkResult answer={answer} />}</div>
      {orders.length === 0 ? (
        <p className="mt-6 rounded-2xl bg-white px-6 py-10 text-center ring-1 ring-sand-deep">
          {Object.keys(filter).length > 0 ? list.none : list.noneYet}
        </p>
      ) : (
        <Form ref={form} method="post" state={cameFromOrders} onChange={look} className="group mt-3">
          <EnterWaits />
          {/* Where what is printed leads back to. */}
          <input type="hidden" name="back" value={ordersAddress(filter, place)} />
          <SelectAll label={list.selectAll} name="id" />
          <ul className="divide-y divide-sand overflow-hidden rounded-2xl bg-white ring-1 ring-sand-deep">
            {orders.map((order) => (
              <OrderRow key={order.id} order={order} isTicked={isTicked(order.id)} />
            ))}
          </ul>
          <BulkBar
            transitions={transitions}
            ticked={seen}
            names={new Map(orders.map(({ id, number, name }) => [id, `${number} · ${name}`]))}
            isSending={isSending}
            isReasonMissing={answer?.outcome === 'no-reason'}
            onPrint={() =>
              keepTicks(
                ordersAddress(
                  filter,
                  place,
                  seen?.map(({ id }) => id),
                ),
              )
            }
          />
        </Form>
      )}
      {(newer || older) && (
        <nav aria-label={list.pages} className="mt-4 flex justify-between">
          {back ? <PageLink {...back} /> : <span />}
          {onward && <PageLink {...onward} />}
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

/** Writes the ticks into the address, without loading anything: whoever comes back to the list by it finds them set. */
function keepTicks(address: string): void {
  history.replaceState(history.state, '', address)
}

/** What came of the step, in view wherever in the list the button was. */
function BulkResult({ answer }: { answer: NonNullable<Route.ComponentProps['actionData']> }) {
  const { list, payment, states } = useOfficeMessages().orders
  if (answer.outcome === 'no-reason') return null
  if (answer.outcome === 'nothing-selected') return <NewsNotice news={answer}>{list.nothingSelected}</NewsNotice>
  const { advanced, notPossible, unpaid, to } = answer
  return (
    <NewsNotice news={answer} tone={unpaid.length > 0 ? 'error' : notPossible.length > 0 ? 'info' : 'success'}>
      <p>{list.advanced(advanced, states[to])}</p>
      {notPossible.length > 0 && (
        <p>{list.notPossible(notPossible.map(({ number, status }) => list.isNow(number, states[status])))}</p>
      )}
      {unpaid.length > 0 && (
        <Form method="post">
          <p>{payment.notHandedOverAll(unpaid.map(({ number }) => number).join(', '))}</p>
          <input type="hidden" name="to" value={to} />
          <input type="hidden" name="unpaid" value="on" />
          {answer.tellsCustomer && <input type="hidden" name="tell" value="on" />}
          {unpaid.map((order) => (
            <input key={order.id} type="hidden" name="id" value={seenOrder(order)} />
          ))}
          <Button type="submit" variant="outline" className="mt-2">
            {payment.agreeAll}
          </Button>
        </Form>
      )}
    </NewsNotice>
  )
}
