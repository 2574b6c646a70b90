import { Link } from 'react-router'
import { listRefusedLines } from '#domain/orders/preparations/list-preparations.ts'
import { preparationsMessages as messages } from '#page-messages/backoffice/preparations.ts'
import { cannotReasonMessages } from '#page-messages/cannot-reasons.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { ListPage } from '#web/backoffice/layout/list-page.tsx'
import { LinePicture } from '#web/backoffice/orders/lines/line-picture.tsx'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { orderDetailsPath } from '#web/paths/backoffice-order-paths.ts'
import type { Route } from './+types/preparations-page'
import { displayedLine } from './displayed-line.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const lines = await listRefusedLines(officeIn(context))
  return { lines: lines.map((line) => ({ ...displayedLine(line), id: `${line.orderId}-${line.position}` })) }
}

/** What makers cannot prepare: each leads to its order, where the office decides. */
export default function PreparationsPage({ loaderData: { lines } }: Route.ComponentProps) {
  return (
    <ListPage
      title={messages.title}
      rows={lines}
      empty={messages.none}
      tools={<p className="text-ink-soft">{messages.text}</p>}
    >
      <ul className="panel divide-y divide-sand-deep">
        {lines.map(({ id, orderId, number, picture, quantity, name, choice, storeName, reason, note, due, said }) => (
          <li key={id} className="relative flex gap-4 p-4 hover:bg-sand/40">
            <LinePicture fileName={picture} className="w-14 self-start" />
            <div className="min-w-0 flex-1">
              <p className="font-semibold">
                <Link to={orderDetailsPath(orderId)} className="after:absolute after:inset-0">
                  <OrderNumbers in={number} />
                </Link>{' '}
                <span className="font-normal text-ink-soft">{due}</span>
              </p>
              <p className="wrap-anywhere">
                {quantity} × <bdi>{name}</bdi> <span className="text-ink-soft">{choice}</span>
              </p>
              <p className="font-semibold text-clay-deep">
                <bdi>{storeName}</bdi>: {reason && cannotReasonMessages[reason]}
              </p>
              {note && (
                <p dir="auto" className="wrap-anywhere">
                  {note}
                </p>
              )}
              <p className="text-ink-soft text-sm">{said}</p>
            </div>
          </li>
        ))}
      </ul>
    </ListPage>
  )
}
