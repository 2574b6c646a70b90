import { Form } from 'react-router'
import { ordersMessages } from '#page-messages/backoffice/orders.ts'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { LinesFields } from '#web/backoffice/orders/lines/lines-fields.tsx'
import { ClaimedTotal, LinesNotice } from '#web/backoffice/orders/lines/lines-notice.tsx'
import { OrderLines } from '#web/backoffice/orders/lines/order-lines.tsx'
import { useKeptSnapshot } from '#web/backoffice/orders/use-kept-snapshot.ts'
import { formatPrice } from '#web/text/format.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { DetailsActionResult, DisplayedOrder } from './displayed-order.ts'

/** The order lines, which can be changed until the order is packed, after the new total was shown. */
export function LinesPanel({ details, actionResult }: { details: DisplayedOrder; actionResult: DetailsActionResult }) {
  const { details: texts, lines: lineTexts } = ordersMessages
  const { lines, totals, source, mayChange } = details
  const returned = actionResult && 'lines' in actionResult ? actionResult.lines : undefined
  const snapshot = useKeptSnapshot(details.linesSnapshot, returned, actionResult?.outcome === 'changed')
  const refusal = actionResult?.outcome === 'not-changed' ? actionResult.refusal : undefined
  return (
    <Panel title={texts.pieces}>
      <OrderLines lines={lines} totals={totals} source={source} />
      {mayChange && (
        <Disclosure title={texts.change} isOpen={returned !== undefined} className="mt-2">
          <Form method="post">
            <input type="hidden" name="do" value="change" />
            <input type="hidden" name="linesBase" value={JSON.stringify(snapshot.base)} />
            <LinesFields key={snapshot.key} lines={snapshot.typed} />
            {actionResult?.outcome === 'no-lines' && <p className="text-clay">{lineTexts.empty}</p>}
            {refusal && <LinesNotice refusal={refusal} source={source} />}
            <ClaimedTotal refusal={refusal} />
            <SubmitButton variant="secondary" className="mt-4 w-full">
              {refusal?.outcome === 'repriced' ? lineTexts.agree(formatPrice(refusal.quote.totals.total)) : texts.save}
            </SubmitButton>
          </Form>
        </Disclosure>
      )}
    </Panel>
  )
}
