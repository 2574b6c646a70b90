import { Form } from 'react-router'
import { amountOwed, maxReferenceLength } from '#domain/orders/payments/payment.ts'
import { paymentMeans } from '#domain/payment-means.ts'
import { paymentMethods } from '#domain/payment-method.ts'
import { ordersMessages } from '#page-messages/backoffice/orders.ts'
import { paymentsMessages } from '#page-messages/backoffice/payments.ts'
import { formatPrice } from '#web/text/format.ts'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { DetailsActionResult, DisplayedOrder } from './displayed-order.ts'

/** Records a payment, with what is still owed as its amount, or a refund. */
export function PaymentForm({
  kind,
  details,
  actionResult,
}: {
  kind: 'paid' | 'refunded'
  details: DisplayedOrder
  actionResult: DetailsActionResult
}) {
  const { payment: orderTexts } = ordersMessages
  const texts = paymentsMessages
  const owed = amountOwed(details)
  const { amountError, referenceError } = errorsOf(kind, actionResult)
  return (
    <Form method="post" className="mt-2 space-y-3">
      <input type="hidden" name="do" value={kind} />
      <input type="hidden" name="key" value={details.formKey} />
      <input type="hidden" name="total" value={details.totals.total} />
      <input type="hidden" name="seen" value={details.payments.at(-1)?.id ?? 0} />
      <TextField
        label={texts.amount}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        required
        maxLength={20}
        defaultValue={kind === 'paid' && owed > 0 ? owed / 1000 : ''}
        hint={kind === 'paid' ? texts.amountHint : undefined}
        error={amountError}
      />
      <SelectField
        label={kind === 'paid' ? texts.by : texts.backBy}
        name="means"
        defaultValue={paymentMethods[details.payment].usualMeans}
        choices={paymentMeans.map((value) => ({ value, name: texts.means[value] }))}
      />
      <TextField
        label={orderTexts.reference}
        name="reference"
        hint={orderTexts.referenceHint}
        maxLength={maxReferenceLength}
        autoComplete="off"
        error={referenceError}
      />
      <SubmitButton variant="secondary" className="w-full">
        {kind === 'paid' ? texts.save : texts.saveRefund}
      </SubmitButton>
    </Form>
  )
}

function errorsOf(kind: 'paid' | 'refunded', actionResult: DetailsActionResult) {
  const { payment: orderTexts } = ordersMessages
  const texts = paymentsMessages
  if (kind === 'refunded' && actionResult?.outcome === 'exceeds')
    return { amountError: texts.exceeds(formatPrice(actionResult.most)) }
  const of = kind === 'paid' ? 'payment' : 'refund'
  if (actionResult?.outcome !== 'not-recorded' || actionResult.of !== of) return {}
  switch (actionResult.error) {
    case 'no-amount':
      return { amountError: texts.noAmount }
    case 'two-readings':
      return { amountError: texts.twoReadings }
    case 'no-reference':
      return { referenceError: orderTexts.noReference }
  }
}
