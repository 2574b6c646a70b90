import { Form, useNavigation } from 'react-router'
import { formatPrice } from '#domain/money.ts'
import { amountToCollect, longestReference, owesPayment } from '#domain/orders/payment.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../layout/panel.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import { PaymentMark } from './payment-mark.tsx'
import type { SheetAnswer, ShownSheet } from './sheet-page.tsx'

/** Whether the money is there: who has seen it, when and by which reference. Both ways it is said once and kept. */
export function SheetPayment({ sheet, answer }: { sheet: ShownSheet; answer: SheetAnswer }) {
  const { payment: words, sheet: sheetWords } = useOfficeMessages().orders
  const last = sheet.payments.at(-1)
  return (
    <Panel title={words.title}>
      {answer?.outcome === 'payment-changed' && <Notice tone="error">{words.changedMeanwhile}</Notice>}
      <p>
        <PaymentMark order={sheet} />
        {!owesPayment(sheet) && ` · ${words.toCollect(formatPrice(amountToCollect(sheet)))}`}
      </p>
      {last && (
        <p className="wrap-anywhere text-ink-soft text-sm">
          {last.reference && (
            <>
              <bdi className="text-ink">{last.reference}</bdi>
              <br />
            </>
          )}
          {last.kind === 'not-paid' && `${words.takenBack}: `}
          {sheetWords.by(last.by, last.on)}
        </p>
      )}
      {last?.kind === 'paid' ? (
        <details className="mt-1">
          <summary className="flex min-h-11 items-center font-semibold text-door">{words.notPaid}</summary>
          <NotPaidForm paymentId={last.id} />
        </details>
      ) : owesPayment(sheet) ? (
        <PaidForm answer={answer} />
      ) : (
        <details open={answer?.outcome === 'no-reference'} className="mt-1">
          <summary className="flex min-h-11 items-center font-semibold text-door">{words.inAdvance}</summary>
          <PaidForm answer={answer} />
        </details>
      )}
    </Panel>
  )
}

function PaidForm({ answer }: { answer: SheetAnswer }) {
  const { payment: words } = useOfficeMessages().orders
  const isSending = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="mt-2 space-y-3">
      <input type="hidden" name="do" value="paid" />
      <TextField
        label={words.reference}
        name="reference"
        hint={words.referenceHint}
        required
        maxLength={longestReference}
        autoComplete="off"
        error={answer?.outcome === 'no-reference' ? words.noReference : undefined}
      />
      <Button type="submit" variant="secondary" disabled={isSending} className="w-full">
        {words.mark}
      </Button>
    </Form>
  )
}

function NotPaidForm({ paymentId }: { paymentId: number }) {
  const { payment: words } = useOfficeMessages().orders
  const isSending = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="mt-2 space-y-3">
      <input type="hidden" name="do" value="not-paid" />
      <input type="hidden" name="payment" value={paymentId} />
      <TextField label={words.why} name="reference" maxLength={longestReference} autoComplete="off" />
      <Button type="submit" variant="outline" disabled={isSending} className="w-full">
        {words.markNotPaid}
      </Button>
    </Form>
  )
}
