import { Link } from 'react-router'
import { backoffice } from '#page-messages/backoffice.ts'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { orderDetailsPath } from '#web/paths/backoffice-order-paths.ts'
import type { Route } from './+types/delivery-results-page'
import { ResultsPreview } from './results-preview.tsx'

type CourierReportsProps = Pick<Route.ComponentProps['loaderData'], 'proposed' | 'unclear'>

/** What couriers say by their programs: results to record, and parcels to look at. */
export function CourierReports({ proposed, unclear }: CourierReportsProps) {
  const { courierApi: messages } = backoffice
  if (proposed.length + unclear.length === 0) return null
  return (
    <Panel title={messages.reportsTitle}>
      <p className="mb-3 text-ink-soft text-sm">{messages.reportsText}</p>
      {proposed.length > 0 && <ResultsPreview rows={proposed} />}
      {unclear.length > 0 && (
        <>
          <h3 className="mt-4 font-semibold">{messages.unclear}</h3>
          <ul className="mt-1 divide-y divide-sand text-sm">
            {unclear.map(({ orderId, number, words, on }) => (
              <li key={orderId} className="py-1.5">
                <Link to={orderDetailsPath(orderId)} className="inline-flex min-h-11 items-center text-door underline">
                  <bdi className="tabular-nums">{number}</bdi>
                </Link>{' '}
                {messages.reported(words, on)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}
