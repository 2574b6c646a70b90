import { preparationsMessages as messages } from '#page-messages/backoffice/preparations.ts'
import type { DisplayedLine } from '#web/backoffice/preparations/displayed-line.ts'
import { PreparationState } from '#web/backoffice/preparations/preparation-state.tsx'
import { OrderNumbers } from '#web/order-numbers.tsx'

/**
 * What is ready of the orders, and in which store: for whoever fetches and packs, before the slips. On paper it is for
 * several orders: of a single one the screen says it.
 */
export function PackingList({
  lines,
  isPrinted,
}: {
  readonly lines: readonly DisplayedLine[]
  readonly isPrinted: boolean
}) {
  if (lines.length === 0) return null
  return (
    <article
      aria-label={messages.packingList}
      className={`panel mb-5 p-4 ${isPrinted ? 'break-after-page' : 'print:hidden'}`}
    >
      <h2 className="text-xl">{messages.packingList}</h2>
      <p className="text-ink-soft text-sm">{messages.packingListText}</p>
      <ul className="mt-2 divide-y divide-sand-deep">
        {lines.map((line) => (
          <li key={`${line.orderId} ${line.position}`} className="flex break-inside-avoid flex-wrap gap-x-4 py-2">
            <b className="tabular-nums">
              <OrderNumbers in={line.number} />
            </b>
            <p className="wrap-anywhere min-w-40 flex-1">
              {line.quantity} × <bdi>{line.name}</bdi>
              <span className="block text-ink-soft">{line.choice}</span>
            </p>
            <PreparationState line={line} />
          </li>
        ))}
      </ul>
    </article>
  )
}
