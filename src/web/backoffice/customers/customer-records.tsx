import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { customersMessages } from '#page-messages/backoffice/customers.ts'
import { orderNamesMessages } from '#page-messages/backoffice/order-names.ts'
import { sectionsMessages } from '#page-messages/backoffice/sections.ts'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { RowLink } from '#web/backoffice/layout/row-link.tsx'
import { StatusBadge } from '#web/backoffice/orders/status-badge.tsx'
import { ReturnRows } from '#web/backoffice/returns/return-rows.tsx'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { adminProductPath } from '#web/paths/backoffice-catalog-paths.ts'
import { contactMessagePath } from '#web/paths/backoffice-message-paths.ts'
import { orderDetailsPath } from '#web/paths/backoffice-order-paths.ts'
import { formatPrice } from '#web/text/format.ts'
import type { DisplayedCustomer } from './displayed-customer.ts'

const linkClass = 'text-link'

/** What the shop has recorded of a customer, the newest first. */
export function CustomerRecords({ customer }: { customer: DisplayedCustomer }) {
  return (
    <>
      {customer.returns.length > 0 && (
        <Panel title={sectionsMessages.returns}>
          <ReturnRows returns={customer.returns} />
        </Panel>
      )}
      <Panel title={customersMessages.orders}>
        <ul className="-mx-4 divide-y divide-sand sm:-mx-6">
          {customer.orders.map(({ id, number, status, placedOn, city, total }) => (
            <li key={id}>
              <RowLink to={orderDetailsPath(id)} className="px-4 py-3 sm:px-6">
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <b className="tabular-nums">
                    <OrderNumbers in={number} />
                  </b>
                  <StatusBadge status={status} />
                  <span className="ms-auto whitespace-nowrap font-semibold tabular-nums">{formatPrice(total)}</span>
                </span>
                <span className="wrap-anywhere block text-ink-soft text-sm">
                  {placedOn} · <bdi>{city}</bdi>
                </span>
              </RowLink>
            </li>
          ))}
        </ul>
      </Panel>
      <Records title={customersMessages.calls} isEmpty={customer.calls.length === 0}>
        {customer.calls.map(({ orderId, number, outcome, note, by, on }) => (
          <li key={on + orderId + outcome}>
            <p className="wrap-anywhere">
              {orderNamesMessages.callOutcomes[outcome]}
              {note && <bdi>{` (${note})`}</bdi>}
            </p>
            <OnOrder {...{ orderId, number, by, on }} />
          </li>
        ))}
      </Records>
      <Records title={customersMessages.notes} isEmpty={customer.notes.length === 0}>
        {customer.notes.map(({ orderId, number, body, by, on }) => (
          <li key={on + orderId + body}>
            <p className="wrap-anywhere whitespace-pre-line">
              <bdi>{body}</bdi>
            </p>
            <OnOrder {...{ orderId, number, by, on }} />
          </li>
        ))}
      </Records>
      <Records title={customersMessages.messages} isEmpty={customer.messages.length === 0}>
        {customer.messages.map(({ id, message, on }) => (
          <li key={id}>
            <p className="wrap-anywhere line-clamp-3 whitespace-pre-line">
              <bdi>{message}</bdi>
            </p>
            <Link to={contactMessagePath(id)} className={`${linkClass} text-sm`}>
              {on}
            </Link>
          </li>
        ))}
      </Records>
      <Records title={customersMessages.comments} isEmpty={customer.comments.length === 0}>
        {customer.comments.map(({ productId, product, body, on }) => (
          <li key={on + productId + body}>
            <p className="wrap-anywhere whitespace-pre-line">
              <bdi>{body}</bdi>
            </p>
            <p className="text-ink-soft text-sm">
              <Link to={adminProductPath(productId)} className={linkClass}>
                <bdi>{product}</bdi>
              </Link>{' '}
              · {on}
            </p>
          </li>
        ))}
      </Records>
    </>
  )
}

/** Kinds of records of which there are none take no room. */
function Records({ title, isEmpty, children }: { title: string; isEmpty: boolean; children: ReactNode }) {
  if (isEmpty) return null
  return (
    <Panel title={title}>
      <ul className="space-y-3">{children}</ul>
    </Panel>
  )
}

function OnOrder({ orderId, number, by, on }: { orderId: number; number: string; by: string; on: string }) {
  return (
    <Link to={orderDetailsPath(orderId)} className={`${linkClass} text-sm`}>
      <OrderNumbers in={customersMessages.onOrder(number, by, on)} />
    </Link>
  )
}
