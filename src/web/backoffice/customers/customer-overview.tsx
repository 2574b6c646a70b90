import { customersMessages } from '#page-messages/backoffice/customers.ts'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { formatPrice } from '#web/text/format.ts'
import type { DisplayedCustomer } from './displayed-customer.ts'

/** The counts of a customer, what they usually order and what they agreed to. */
export function CustomerOverview({ customer }: { customer: DisplayedCustomer }) {
  const { counts, usual, consents } = customer
  const refusedClass = counts.refused > 0 ? 'font-semibold text-clay-deep' : ''
  return (
    <>
      <Panel title={customersMessages.counts}>
        <dl className="grid [&_dd]:text-end grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
          <dt>{customersMessages.orders}</dt>
          <dd>{counts.orders}</dd>
          <dt>{customersMessages.delivered}</dt>
          <dd>{counts.delivered}</dd>
          <dt className={refusedClass}>{customersMessages.refused}</dt>
          <dd className={refusedClass}>{counts.refused}</dd>
          <dt>{customersMessages.cancelled}</dt>
          <dd>{counts.cancelled}</dd>
          <dt>{customersMessages.spent}</dt>
          <dd className="font-semibold">{formatPrice(counts.spent)}</dd>
        </dl>
      </Panel>
      <Panel title={customersMessages.usual}>
        {usual.length === 0 && <p className="text-ink-soft">{customersMessages.nothingUsual}</p>}
        <ul className="space-y-1">
          {usual.map(({ productId, name, pieces }) => (
            <li key={productId} className="flex justify-between gap-4">
              <bdi className="wrap-anywhere min-w-0">{name}</bdi>
              <span className="whitespace-nowrap text-ink-soft">{customersMessages.pieces(pieces)}</span>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={customersMessages.consents}>
        <p>{consents.orderedOn ? customersMessages.ordered(consents.orderedOn) : customersMessages.neverOrdered}</p>
        <p className="mt-1">
          {consents.newsletterOn ? customersMessages.newsletter(consents.newsletterOn) : customersMessages.noNewsletter}
        </p>
      </Panel>
    </>
  )
}
