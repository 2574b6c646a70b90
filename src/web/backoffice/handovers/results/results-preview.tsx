import { Form, useNavigation } from 'react-router'
import type { MatchedRow } from '#domain/couriers/results/reported-row.ts'
import { backoffice } from '#page-messages/backoffice.ts'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { StatusBadge } from '#web/backoffice/orders/status-badge.tsx'
import { Button } from '#web/ui/button.tsx'

interface ResultsPreviewProps {
  readonly title: string
  readonly rows: readonly MatchedRow[]
}

/** What the rows of a courier would do, and those that would do nothing. */
export function ResultsPreview({ title, rows }: ResultsPreviewProps) {
  const { deliveryResults: messages } = backoffice
  const isSending = useNavigation().state !== 'idle'
  const results = rows.flatMap((row) => ('result' in row ? row : []))
  const others = rows.flatMap((row) => ('problem' in row ? row : []))
  return (
    <Panel title={title}>
      {results.length === 0 ? (
        <p>{messages.nothingToApply}</p>
      ) : (
        <Form method="post" className="space-y-3">
          <input type="hidden" name="do" value="apply" />
          <input
            type="hidden"
            name="results"
            value={JSON.stringify(results.map(({ order: { id, status }, result }) => ({ id, status, result })))}
          />
          <ul className="divide-y divide-sand">
            {results.map(({ line, order, result }) => (
              <li key={line} className="flex flex-wrap items-baseline gap-x-2 py-2">
                <bdi className="font-semibold tabular-nums">{order.number}</bdi>
                <bdi className="truncate">{order.customerName}</bdi>
                <span className="ms-auto flex items-baseline gap-2">
                  <StatusBadge status={order.status} />
                  <span aria-hidden="true">→</span>
                  <strong>{messages.outcomes[result.outcome]}</strong>
                </span>
              </li>
            ))}
          </ul>
          <label className="flex min-h-11 items-center gap-3">
            <input type="checkbox" name="tell" defaultChecked className="size-5 shrink-0 accent-door" />
            {messages.tell}
          </label>
          <Button type="submit" disabled={isSending} className="w-full">
            {messages.apply(results.length)}
          </Button>
        </Form>
      )}
      {others.length > 0 && (
        <>
          <h3 className="mt-4 font-semibold">{messages.notMatched}</h3>
          <ul className="mt-1 divide-y divide-sand text-sm">
            {others.map(({ line, order, problem }) => (
              <li key={line} className="py-1.5">
                {messages.row(line)}
                {order && (
                  <>
                    {' · '}
                    <bdi className="tabular-nums">{order.number}</bdi>
                  </>
                )}
                {' · '}
                {messages.problems[problem]}
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}
