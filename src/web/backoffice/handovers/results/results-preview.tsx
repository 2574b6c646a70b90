import { Form } from 'react-router'
import type { MatchedRow, RowDoubt } from '#domain/couriers/results/reported-row.ts'
import { dialedInTunisia } from '#domain/phone.ts'
import { deliveryResultsMessages } from '#page-messages/backoffice/delivery-results.ts'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { StatusBadge } from '#web/backoffice/orders/status-badge.tsx'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { formatPrice } from '#web/text/format.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'

interface ResultsPreviewProps {
  readonly title: string
  readonly rows: readonly MatchedRow[]
}

/** What the rows of a courier would do, and those that would do nothing. */
export function ResultsPreview({ title, rows }: ResultsPreviewProps) {
  const results = rows.flatMap((row) => ('result' in row ? row : []))
  const [certain, doubtful] = [
    results.filter(({ doubts }) => doubts.length === 0),
    results.filter(({ doubts }) => doubts.length > 0),
  ]
  const others = rows.flatMap((row) => ('problem' in row ? row : []))
  return (
    <Panel title={title}>
      {results.length === 0 ? (
        <>
          <p>{deliveryResultsMessages.nothingToApply}</p>
          <NotMatched rows={others} />
        </>
      ) : (
        <Form method="post" className="space-y-3">
          <input type="hidden" name="do" value="apply" />
          <input type="hidden" name="results" value={JSON.stringify(certain.map(resultToForm))} />
          <ul className="divide-y divide-sand">
            {certain.map((row) => (
              <li key={row.line} className="py-2">
                <ProposedResult row={row} />
              </li>
            ))}
          </ul>
          {doubtful.length > 0 && (
            <fieldset>
              <legend className="font-semibold">{deliveryResultsMessages.doubtful}</legend>
              <ul className="divide-y divide-sand">
                {doubtful.map((row) => (
                  <li key={row.line}>
                    <Checkbox name="doubtful" value={JSON.stringify(resultToForm(row))} className="py-2">
                      <span className="min-w-0 flex-1">
                        <ProposedResult row={row} />
                        {row.doubts.map((doubt) => (
                          <span key={doubt.kind} className="block text-clay-deep text-sm">
                            <OrderNumbers in={textOfDoubt(doubt)} />
                          </span>
                        ))}
                      </span>
                    </Checkbox>
                  </li>
                ))}
              </ul>
            </fieldset>
          )}
          <NotMatched rows={others} />
          <div className="panel sticky bottom-15 z-10 -mx-1 p-3 shadow-float lg:bottom-3">
            <Checkbox name="tell" defaultChecked>
              {deliveryResultsMessages.tell}
            </Checkbox>
            <SubmitButton className="w-full">
              {doubtful.length > 0
                ? deliveryResultsMessages.recordPlain
                : deliveryResultsMessages.apply(certain.length)}
            </SubmitButton>
          </div>
        </Form>
      )}
    </Panel>
  )
}

type UnmatchedRow = Extract<MatchedRow, { readonly problem: unknown }>

function NotMatched({ rows }: { rows: readonly UnmatchedRow[] }) {
  if (rows.length === 0) return null
  return (
    <>
      <h3 className="mt-4 font-semibold">{deliveryResultsMessages.notMatched}</h3>
      <ul className="mt-1 divide-y divide-sand text-sm">
        {rows.map(({ line, order, problem, unreadable }) => (
          <li key={line} className="py-1.5">
            {deliveryResultsMessages.row(line)}
            {order && (
              <>
                {' · '}
                <span className="tabular-nums">
                  <OrderNumbers in={order.number} />
                </span>
              </>
            )}
            {' · '}
            {unreadable
              ? deliveryResultsMessages.unreadable[unreadable.field](unreadable.text)
              : deliveryResultsMessages.problems[problem]}
          </li>
        ))}
      </ul>
    </>
  )
}

type ProposedRow = Extract<MatchedRow, { readonly result: unknown }>

/** What the form sends of a row. */
function resultToForm({ order: { id, status }, result, hash }: ProposedRow) {
  return { id, status, result, hash }
}

function ProposedResult({ row: { order, result } }: { row: ProposedRow }) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <span className="font-semibold tabular-nums">
        <OrderNumbers in={order.number} />
      </span>
      <bdi className="truncate">{order.customerName}</bdi>
      <span className="ms-auto flex items-baseline gap-2">
        <StatusBadge status={order.status} />
        <span aria-hidden="true" className="rtl:-scale-x-100">
          →
        </span>
        <strong>{deliveryResultsMessages.outcomes[result.outcome]}</strong>
      </span>
    </span>
  )
}

function textOfDoubt(doubt: RowDoubt): string {
  const { doubts: messages } = deliveryResultsMessages
  switch (doubt.kind) {
    case 'amount':
      return messages.amount(formatPrice(doubt.said), formatPrice(doubt.due))
    case 'phone':
      return messages.phone(dialedInTunisia(doubt.said), dialedInTunisia(doubt.known))
    case 'earlier':
      return messages.earlier(doubt.number)
    case 'phone-alone':
      return messages.phoneAlone
  }
}
