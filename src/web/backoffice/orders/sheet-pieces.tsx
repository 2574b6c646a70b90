import { Form } from 'react-router'
import { formatPrice } from '#domain/money.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../layout/panel.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import { LinesFields } from './lines-fields.tsx'
import { ClaimedTotal, LinesNotice } from './lines-notice.tsx'
import { OrderPieces } from './order-pieces.tsx'
import type { SheetAnswer, ShownSheet } from './sheet-page.tsx'
import { useGround } from './use-ground.ts'

/** What was ordered. Until it is packed, other pieces can take its place, once the new total has been seen. */
export function SheetPieces({ sheet, answer }: { sheet: ShownSheet; answer: SheetAnswer }) {
  const { sheet: words, lines: lineWords } = useOfficeMessages().orders
  const { lines, totals, mayChange } = sheet
  const returned = answer && 'lines' in answer ? answer.lines : undefined
  const ground = useGround(sheet.linesGround, returned, answer?.outcome === 'changed')
  const refusal = answer?.outcome === 'not-changed' ? answer.refusal : undefined
  return (
    <Panel title={words.pieces}>
      <OrderPieces lines={lines} totals={totals} />
      {mayChange && (
        <details open={returned !== undefined} className="mt-2">
          <summary className="flex min-h-11 items-center font-semibold text-door">{words.change}</summary>
          <Form method="post">
            <input type="hidden" name="do" value="change" />
            <input type="hidden" name="linesBase" value={JSON.stringify(ground.base)} />
            <LinesFields key={ground.key} lines={ground.typed} />
            {answer?.outcome === 'no-lines' && <p className="text-clay">{lineWords.empty}</p>}
            {refusal && <LinesNotice refusal={refusal} />}
            <ClaimedTotal refusal={refusal} />
            <Button type="submit" variant="secondary" className="mt-4 w-full">
              {refusal?.outcome === 'repriced' ? lineWords.agree(formatPrice(refusal.quote.totals.total)) : words.save}
            </Button>
          </Form>
        </details>
      )}
    </Panel>
  )
}
