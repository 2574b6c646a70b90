import { Panel } from '../layout/panel.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { ShownSheet } from './sheet-page.tsx'

/** Every step and call, by whom and when, oldest first. */
export function SheetHistory({ sheet: { history, placedOn } }: { sheet: ShownSheet }) {
  const { sheet: words, payment, states, queue } = useOfficeMessages().orders
  return (
    <Panel title={words.history}>
      <ol className="space-y-3 border-sand-deep border-s-2 ps-4">
        <li>
          <p className="font-semibold">{words.placedEntry}</p>
          <p className="text-ink-soft text-sm">{placedOn}</p>
        </li>
        {history.map((entry) => (
          <li key={`${entry.at.getTime()} ${entry.what} ${entry.note}`}>
            <p className="font-semibold">
              {entry.what === 'step' && states[entry.to]}
              {entry.what === 'call' && words.callEntry(queue.outcomes[entry.outcome])}
              {entry.what === 'payment' && (entry.kind === 'paid' ? payment.marked : payment.takenBack)}
            </p>
            {entry.note && <p className="wrap-anywhere">{entry.note}</p>}
            <p className="text-ink-soft text-sm">
              {words.by(entry.by === 'customer' ? words.customerDid : entry.by, entry.on)}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
