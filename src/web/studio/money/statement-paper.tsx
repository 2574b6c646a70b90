import type { Millimes } from '#domain/money.ts'
import type { StatementPiece } from '#domain/statements/read-statement-pieces.ts'
import { figureOf, type PeriodFigures } from '#domain/statements/statement.ts'
import { studioMoneyMessages } from '#page-messages/studio-money.ts'
import { InlineScript } from '#web/security/inline-script.tsx'
import { formatPrice } from '#web/text/format.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { PieceRows, rowOf } from './piece-rows.tsx'
import { rateText } from './rate-text.ts'
import { StatementFigures } from './statement-figures.tsx'

interface StatementPaperProps {
  readonly shopName: string
  readonly month: string
  readonly isOver: boolean
  readonly statement: PeriodFigures
  readonly pieces: readonly StatementPiece[]
}

/** The statement of a month with its pieces, on the screen of a phone and on paper. */
export function StatementPaper({ shopName, month, isOver, statement, pieces }: StatementPaperProps) {
  const { paper: messages } = studioMoneyMessages
  return (
    <article className="panel space-y-5 p-5 print:border-0 print:p-0 print:shadow-none">
      <header>
        <p className="font-semibold">
          <bdi>{shopName}</bdi>
        </p>
        <h1 className="wrap-anywhere text-3xl">{messages.title(statement.name)}</h1>
        <p className="text-lg">{month}</p>
      </header>
      <StatementFigures statement={statement} isOver={isOver} />
      <section aria-labelledby="pieces">
        <h2 id="pieces" className="text-2xl">
          {messages.pieces}
        </h2>
        <PieceRows rows={pieces.map(paperRow)} />
      </section>
      <footer className="space-y-1 text-ink-soft text-sm">
        <p>{messages.frozen}</p>
        <p>{messages.notInvoice}</p>
      </footer>
    </article>
  )
}

/** What a piece cost its buyer or what went back, with the commission; a payout as what is owed no more. */
function paperRow(piece: StatementPiece, index: number) {
  const { commission, owed } = piece.figures
  return rowOf(piece, {
    ...{ key: String(index), amount: piece.payout ? owed : figureOf(piece.figures, 'kept') },
    more: commission === 0 ? [] : [commissionText(commission, piece.rate)],
  })
}

function commissionText(commission: Millimes, rate: number | undefined): string {
  const amount = formatPrice(commission)
  return studioMoneyMessages.commission(rate === undefined ? amount : `${amount} (${rateText(rate)})`)
}

/** A button for browsers that print; without script, a sentence that says where the browser does. */
export function PrintButton() {
  const { paper: messages } = studioMoneyMessages
  return (
    <div className="print:hidden">
      <button type="button" hidden className={buttonClass('secondary', 'w-full text-lg')}>
        {messages.print}
      </button>
      <p className="mt-2 text-ink-soft">{messages.byMenu}</p>
      <InlineScript code={printScript} />
    </div>
  )
}

const printScript = `{
const button = document.currentScript.parentElement.querySelector('button')
button.hidden = false
button.addEventListener('click', () => print())
}`
