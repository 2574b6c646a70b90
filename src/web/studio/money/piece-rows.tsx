import type { ReactNode } from 'react'
import type { Locale } from '#domain/locale.ts'
import type { Millimes } from '#domain/money.ts'
import type { SoldPiece, StatementPiece } from '#domain/statements/read-statement-pieces.ts'
import { locale } from '#page-messages/locale.ts'
import { studioMoneyMessages as messages } from '#page-messages/studio-money.ts'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { formatDate, formatPrice } from '#web/text/format.ts'
import { LocalText } from '#web/text/local-text.tsx'

export interface DisplayedRow {
  readonly key: string
  readonly title: ReactNode
  readonly details: readonly string[]
  readonly amount: Millimes
}

/** Rows of pieces, each with its amount, and below its order, its day and what else there is to know. */
export function PieceRows({ rows }: { readonly rows: readonly DisplayedRow[] }) {
  if (rows.length === 0) return <p className="py-3 text-lg text-ink-soft">{messages.nothing}</p>
  return (
    <ul className="divide-y divide-sand-deep">
      {rows.map(({ key, title, details, amount }) => (
        <li key={key} className="break-inside-avoid py-3">
          <div className="flex items-start justify-between gap-4 font-semibold text-lg print:text-base">
            <p className="wrap-anywhere min-w-0 leading-snug">{title}</p>
            <bdi className="shrink-0 whitespace-nowrap tabular-nums">{formatPrice(amount)}</bdi>
          </div>
          <p className="wrap-anywhere text-ink-soft">
            {/* A line ends with the sign, and does not begin with it. */}
            <OrderNumbers in={details.join('\u00a0· ')} />
          </p>
        </li>
      ))}
    </ul>
  )
}

/** A piece as `2 × Bowl`, with its size and color, as it was bought. */
export function PieceTitle({ piece }: { readonly piece: SoldPiece }) {
  const choices = [
    { text: piece.sizeName, language: piece.sizeLocale },
    { text: piece.colorName, language: piece.colorLocale },
  ]
  return (
    <>
      {piece.quantity} × <LocalText text={piece.name} language={otherLanguage(piece.nameLocale)} />
      {choices.map(
        ({ text, language }) =>
          text !== '' && (
            <span key={text} className="font-normal">
              {'\u00a0· '}
              <LocalText text={text} language={otherLanguage(language)} />
            </span>
          ),
      )}
    </>
  )
}

function otherLanguage(language: Locale | null): Locale | undefined {
  return language === null || language === locale ? undefined : language
}

/** A row of a statement, with an amount and what else is said of it. */
export function rowOf(
  { at, orderNumber, piece, payout, isReversal }: StatementPiece,
  { key, amount, more }: { readonly key: string; readonly amount: Millimes; readonly more: readonly string[] },
): DisplayedRow {
  return {
    ...{ key, amount, title: piece ? <PieceTitle piece={piece} /> : titleWithoutPiece(payout) },
    details: [
      ...(orderNumber === undefined ? [] : [orderNumber]),
      formatDate(at),
      ...(payout && payout.reference !== '' ? [payout.reference] : []),
      ...(isReversal ? [messages.takenBack] : []),
      ...more,
    ],
  }
}

function titleWithoutPiece(payout: StatementPiece['payout']): string {
  return payout ? messages.payment(messages.means[payout.means]) : messages.figures.owed
}
