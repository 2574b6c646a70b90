import type { ReactNode } from 'react'
import { wholeInBasisPoints } from '#domain/commission/commission-terms.ts'
import type { Millimes } from '#domain/money.ts'
import type { SoldPiece, StatementPiece } from '#domain/statements/read-statement-pieces.ts'
import { studioMoneyMessages as messages } from '#page-messages/studio-money.ts'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { formatDate, formatPercent, formatPrice } from '#web/text/format.ts'

export interface DisplayedRow {
  readonly key: string
  readonly title: ReactNode
  readonly details: readonly string[]
  readonly amount: Millimes
  /** Below the amount. */
  readonly note?: string | undefined
}

/** Rows of pieces, each with its order, its day and its amount. */
export function PieceRows({ rows }: { readonly rows: readonly DisplayedRow[] }) {
  if (rows.length === 0) return <p className="text-lg text-ink-soft">{messages.nothing}</p>
  return (
    <ul className="divide-y divide-sand-deep">
      {rows.map(({ key, title, details, amount, note }) => (
        <li key={key} className="flex break-inside-avoid items-start justify-between gap-4 py-3">
          <div className="wrap-anywhere min-w-0">
            <p className="font-semibold text-lg leading-snug print:text-base">{title}</p>
            <p className="text-ink-soft">
              <OrderNumbers in={details.join(' · ')} />
            </p>
          </div>
          <div className="shrink-0 text-end tabular-nums">
            <bdi className="whitespace-nowrap font-semibold text-lg print:text-base">{formatPrice(amount)}</bdi>
            {note !== undefined && <p className="text-ink-soft text-sm">{note}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** A piece as `2 × Bowl`, with its size and color. */
export function PieceTitle({ piece }: { readonly piece: SoldPiece }) {
  const choices = [piece.sizeName, piece.colorName].filter((name) => name !== '')
  return (
    <>
      {piece.quantity} × <bdi>{piece.name}</bdi>
      {choices.map((name) => (
        <span key={name} className="font-normal">
          {' · '}
          <bdi>{name}</bdi>
        </span>
      ))}
    </>
  )
}

/** A row of a statement, with the amount of one of its figures. */
export function rowOf(
  { at, orderNumber, piece, payout, isReversal, rate }: StatementPiece,
  { key, amount, note }: { readonly key: string; readonly amount: Millimes; readonly note?: string | undefined },
): DisplayedRow {
  const reference = payout?.reference ?? ''
  return {
    ...{ key, amount, note },
    title: piece ? <PieceTitle piece={piece} /> : titleWithoutPiece(payout),
    details: [
      ...(orderNumber === undefined ? [] : [orderNumber]),
      formatDate(at),
      ...(reference === '' ? [] : [reference]),
      ...(isReversal ? [messages.takenBack] : []),
      ...(rate === undefined ? [] : [messages.rate(formatPercent(rate / wholeInBasisPoints))]),
    ],
  }
}

function titleWithoutPiece(payout: StatementPiece['payout']): string {
  return payout ? messages.payment(messages.means[payout.means]) : messages.figures.owed
}
