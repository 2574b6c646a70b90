import { data } from 'react-router'
import { listOwnStatementPieces, listOwnWaitingPieces } from '#domain/statements/get-own-statement.ts'
import { type WaitingPiece, waitingReasons } from '#domain/statements/read-waiting.ts'
import { figureOf, type OpenedFigure, openedFigures } from '#domain/statements/statement.ts'
import { startOfDay } from '#domain/tunis-day.ts'
import { studioMoneyMessages as messages } from '#page-messages/studio-money.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { choiceIn } from '#web/http/choice-in.ts'
import { readPageNumber, requirePage } from '#web/http/read-page-number.ts'
import { moneyPath, moneyPiecesPath } from '#web/paths/studio-paths.ts'
import { readAskedStore } from '#web/studio/layout/asked-store.ts'
import { BackLink } from '#web/studio/layout/back-link.tsx'
import { Pages } from '#web/studio/layout/pages.tsx'
import { StudioFrame } from '#web/studio/layout/studio-frame.tsx'
import { studioIn } from '#web/studio/studio-context.ts'
import { formatDate } from '#web/text/format.ts'
import type { Route } from './+types/money-pieces-page'
import { monthName } from './displayed-month.ts'
import { readMonth } from './money-query.ts'
import { type DisplayedRow, PieceRows, PieceTitle, rowOf } from './piece-rows.tsx'
import { rateText } from './rate-text.ts'

const figures = Object.keys(openedFigures) as OpenedFigure[]

export async function loader({ context, request }: Route.LoaderArgs) {
  const { marketplace } = studioIn(context)
  const { store } = await readAskedStore(marketplace, request)
  const query = new URL(request.url).searchParams
  const month = readMonth(query, marketplace.clock.now())
  const page = readPageNumber(query)
  const reason = choiceIn(query, 'of', waitingReasons)
  const figure = choiceIn(query, 'of', figures)
  if (reason) {
    const waiting = await catchNotFound(listOwnWaitingPieces(marketplace, store.id, { reason, page }))
    requirePage(moneyPiecesPath({ of: reason }), query, waiting.last)
    return { store, month, page, of: reason, ...waiting } as const
  }
  if (!figure) throw data(null, { status: 404 })
  const opened = await catchNotFound(listOwnStatementPieces(marketplace, store.id, { month, of: figure, page }))
  requirePage(moneyPiecesPath({ of: figure }), query, opened.last)
  return { store, month, page, of: figure, figure, ...opened } as const
}

type Loaded = Route.ComponentProps['loaderData']

/** The pieces that a figure is made of. */
export default function MoneyPiecesPage({ loaderData }: Route.ComponentProps) {
  const { store, month, of, page, last } = loaderData
  const isWaiting = !('figure' in loaderData)
  const title = isWaiting ? messages.reasons[loaderData.of].title : messages.figures[loaderData.of]
  return (
    <StudioFrame title={title}>
      <BackLink to={moneyPath({ store: store.id, month })}>{messages.toMoney}</BackLink>
      <div>
        <h1 className="text-3xl">{title}</h1>
        <p className="text-ink-soft text-lg">
          <bdi>{store.name}</bdi>
          {!isWaiting && ` · ${monthName(month)}`}
        </p>
      </div>
      <section className="panel px-5 py-2">
        <PieceRows rows={rowsOf(loaderData)} />
      </section>
      <Pages
        page={page}
        last={last}
        pathOf={(page) => moneyPiecesPath({ store: store.id, of, page, ...(!isWaiting && { month }) })}
      />
    </StudioFrame>
  )
}

function rowsOf(loaded: Loaded): DisplayedRow[] {
  if (!('figure' in loaded)) return loaded.pieces.map((piece, index) => waitingRow(piece, String(index)))
  return loaded.pieces.map((piece, index) =>
    rowOf(piece, {
      ...{ key: String(index), amount: figureOf(piece.figures, loaded.figure) },
      more: piece.rate === undefined ? [] : [messages.rate(rateText(piece.rate))],
    }),
  )
}

function waitingRow({ at, orderNumber, piece, amount, until }: WaitingPiece, key: string): DisplayedRow {
  return {
    ...{ key, amount, title: <PieceTitle piece={piece} /> },
    details: [
      ...[orderNumber, formatDate(at)],
      ...(until === undefined ? [] : [messages.untilDay(formatDate(startOfDay(until)))]),
    ],
  }
}
