import { deliveryResultsMessages } from '#page-messages/backoffice/handovers.ts'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { LateBatchUndo } from '#web/backoffice/orders/undo/undo-batch.tsx'
import type { Route } from './+types/delivery-results-page'

/** What was recorded together last, from a file or ticked: all of it can be undone at once. */
export function RecordedResults({ recorded }: Pick<Route.ComponentProps['loaderData'], 'recorded'>) {
  if (recorded.length === 0) return null
  return (
    <Panel title={deliveryResultsMessages.recordedTitle}>
      <ul className="divide-y divide-sand">
        {recorded.map(({ batchId, on, count, isFromFile }) => (
          <li key={batchId} className="py-1.5">
            <LateBatchUndo
              title={`${on} · ${isFromFile ? deliveryResultsMessages.fromFile : deliveryResultsMessages.ticked} · ${deliveryResultsMessages.results(count)}`}
              batchId={batchId}
              count={count}
            />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
