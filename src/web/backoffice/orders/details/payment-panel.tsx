import { Form, useNavigation } from 'react-router'
import { openStatuses } from '#domain/order-status.ts'
import { amountToCollect, maxReferenceLength, owesPayment } from '#domain/orders/payments/payment.ts'
import { backoffice } from '#page-messages/backoffice.ts'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { PaymentBadge } from '#web/backoffice/orders/payment-badge.tsx'
import { formatPrice } from '#web/text/format.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { DetailsActionResult } from './details-action-result.ts'
import type { DisplayedOrder } from './displayed-order.ts'

/**
 * The payment of an order: who recorded it, when and with which reference, and the forms to record and to revoke it.
 */
export function PaymentPanel({
  details,
  actionResult,
}: {
  details: DisplayedOrder
  actionResult: DetailsActionResult
}) {
  const { payment: texts, details: detailsTexts } = backoffice.orders
  const last = details.payments.at(-1)
  return (
    <Panel title={texts.title}>
      {actionResult?.outcome === 'payment-changed' && <Notice tone="error">{texts.changedMeanwhile}</Notice>}
      <p>
        <PaymentBadge order={details} />
        <AtTheDoor details={details} />
      </p>
      {last && (
        <p className="wrap-anywhere text-ink-soft text-sm">
          {last.reference && (
            <>
              <bdi className="text-ink">{last.reference}</bdi>
              <br />
            </>
          )}
          {last.kind === 'not-paid' ? texts.takenBackBy(last.by, last.on) : detailsTexts.by(last.by, last.on)}
        </p>
      )}
      {last?.kind === 'paid' ? (
        <details className="mt-1">
          <summary className="flex min-h-11 items-center font-semibold text-door">{texts.notPaid}</summary>
          <NotPaidForm paymentId={last.id} />
        </details>
      ) : owesPayment(details) ? (
        <PaidForm actionResult={actionResult} />
      ) : isOpen(details) ? (
        <details open={actionResult?.outcome === 'no-reference'} className="mt-1">
          <summary className="flex min-h-11 items-center font-semibold text-door">{texts.inAdvance}</summary>
          <PaidForm actionResult={actionResult} />
        </details>
      ) : null}
    </Panel>
  )
}

/** The amount the courier collects or has collected; nothing for an order that ended without a sale. */
function AtTheDoor({ details }: { details: DisplayedOrder }) {
  const { payment: texts } = backoffice.orders
  const amount = amountToCollect(details)
  if (isOpen(details)) return owesPayment(details) ? null : ` · ${texts.toCollect(formatPrice(amount))}`
  return details.status === 'delivered' && amount > 0 ? ` · ${texts.collected(formatPrice(amount))}` : null
}

function isOpen({ status }: DisplayedOrder): boolean {
  return openStatuses.some((open) => open === status)
}

function PaidForm({ actionResult }: { actionResult: DetailsActionResult }) {
  const { payment: texts } = backoffice.orders
  const isSending = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="mt-2 space-y-3">
      <input type="hidden" name="do" value="paid" />
      <TextField
        label={texts.reference}
        name="reference"
        hint={texts.referenceHint}
        required
        maxLength={maxReferenceLength}
        autoComplete="off"
        error={actionResult?.outcome === 'no-reference' ? texts.noReference : undefined}
      />
      <Button type="submit" variant="secondary" disabled={isSending} className="w-full">
        {texts.mark}
      </Button>
    </Form>
  )
}

function NotPaidForm({ paymentId }: { paymentId: number }) {
  const { payment: texts } = backoffice.orders
  const isSending = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="mt-2 space-y-3">
      <input type="hidden" name="do" value="not-paid" />
      <input type="hidden" name="payment" value={paymentId} />
      <TextField label={texts.why} name="reference" maxLength={maxReferenceLength} autoComplete="off" />
      <Button type="submit" variant="outline" disabled={isSending} className="w-full">
        {texts.markNotPaid}
      </Button>
    </Form>
  )
}
