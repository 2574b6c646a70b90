import { Link } from 'react-router'
import { courierApiMessages } from '#page-messages/backoffice/courier-api.ts'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { orderDetailsPath } from '#web/paths/backoffice-order-paths.ts'
import type { Route } from './+types/delivery-results-page'
import { ResultsPreview } from './results-preview.tsx'

type CourierReportsProps = Pick<Route.ComponentProps['loaderData'], 'proposed' | 'unclear'>

/** What couriers say by their programs: results to record, and parcels to look at. */
export function CourierReports({ proposed, unclear }: CourierReportsProps) {
  return (
    <>
      {proposed.length > 0 && <ResultsPreview title={courierApiMessages.reportsTitle} rows={proposed} />}
      {unclear.length > 0 && (
        <Panel title={courierApiMessages.unclear}>
          <ul className="divide-y divide-sand">
            {unclear.map(({ orderId, number, words, on }) => (
              <li key={orderId} className="flex flex-wrap items-center gap-x-2 py-1.5">
                <Link to={orderDetailsPath(orderId)} className="text-link">
                  <span className="tabular-nums">
                    <OrderNumbers in={number} />
                  </span>
                </Link>
                {courierApiMessages.reported(words, on)}
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  )
}
