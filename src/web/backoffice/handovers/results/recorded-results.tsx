import { backoffice } from '#page-messages/backoffice.ts'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { LateBatchUndo } from '#web/backoffice/orders/undo/undo-batch.tsx'
import type { Route } from './+types/delivery-results-page'

/** What was recorded together last, from a file or ticked: all of it can be undone at once. */
export function RecordedResults({ recorded }: Pick<Route.ComponentProps['loaderData'], 'recorded'>) {
  const { deliveryResults: messages } = backoffice
  if (recorded.length === 0) return null
  return (
    <Panel title={messages.recordedTitle}>
      <ul className="divide-y divide-sand">
        {recorded.map(({ batchId, on, count, isFromFile }) => (
          <li key={batchId} className="py-1.5">
            <LateBatchUndo
              title={`${on} · ${isFromFile ? messages.fromFile : messages.ticked} · ${messages.results(count)}`}
              batchId={batchId}
              count={count}
            />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
