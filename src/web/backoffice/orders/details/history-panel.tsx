import { customerTextsMessages } from '#page-messages/backoffice/customer-texts.ts'
import { orderNamesMessages } from '#page-messages/backoffice/order-names.ts'
import { ordersMessages } from '#page-messages/backoffice/orders.ts'
import { paymentsMessages } from '#page-messages/backoffice/payments.ts'
import { undoStepsMessages } from '#page-messages/backoffice/undo-steps.ts'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { formatPrice } from '#web/text/format.ts'
import type { DisplayedOrder } from './displayed-order.ts'

/**
 * Every status change, call, change of lines, attempt to deliver, text and payment with operator and time, oldest
 * first.
 */
export function HistoryPanel({ details: { history, placedOn } }: { details: DisplayedOrder }) {
  const { details: texts } = ordersMessages
  const { states, callOutcomes, by } = orderNamesMessages
  const { entry: textEntry, names, channels } = customerTextsMessages
  const actorNames: Readonly<Record<string, string>> = orderNamesMessages.actors
  return (
    <Panel title={texts.history}>
      <ol className="space-y-3 border-sand-deep border-s-2 ps-4">
        <li>
          <p className="font-semibold">{texts.placedEntry}</p>
          <p className="text-ink-soft text-sm">{placedOn}</p>
        </li>
        {history.map((entry) => (
          <li key={`${entry.at.getTime()} ${entry.what} ${entry.note}`}>
            <p className="font-semibold">
              {entry.what === 'step' && (
                <>
                  <span className={entry.isUndone ? 'line-through' : undefined}>
                    {entry.undoes ? undoStepsMessages.entry(states[entry.undoes]) : states[entry.to]}
                  </span>
                  {entry.isUndone && <span className="ms-2 font-normal text-sm">({undoStepsMessages.undone})</span>}
                </>
              )}
              {entry.what === 'call' && texts.callEntry(callOutcomes[entry.outcome])}
              {entry.what === 'change' && texts.changeEntry(formatPrice(entry.total))}
              {entry.what === 'attempt' && attemptEntry(entry)}
              {entry.what === 'text' && textEntry(names[entry.purpose], channels[entry.channel])}
              {entry.what === 'payment' && paymentEntry(entry)}
            </p>
            {entry.note && (
              <p className="wrap-anywhere">
                <bdi>{entry.note}</bdi>
              </p>
            )}
            <p className="text-ink-soft text-sm">{by(actorNames[entry.by] ?? entry.by, entry.on)}</p>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

type HistoryEntry = DisplayedOrder['history'][number]

function attemptEntry({
  outcome,
  decidedBy,
  reason,
  until,
}: Extract<HistoryEntry, { readonly what: 'attempt' }>): string {
  const { attempts, attemptDeciders, attemptReasons, newDeliveryOn } = orderNamesMessages
  const said = ordersMessages.details.attemptEntry(
    attempts[outcome],
    attemptDeciders[decidedBy],
    attemptReasons[reason],
  )
  return until === undefined ? said : `${said} · ${newDeliveryOn} ${until}`
}

function paymentEntry({ kind, amount, means }: Extract<HistoryEntry, { readonly what: 'payment' }>): string {
  const { entry, means: names } = paymentsMessages
  return kind === 'not-paid' ? entry[kind](formatPrice(amount)) : entry[kind](formatPrice(amount), names[means])
}
