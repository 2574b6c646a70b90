import { Form } from 'react-router'
import { type Millimes, millimes, toDinars } from '#domain/money.ts'
import { paymentMeans } from '#domain/payment-means.ts'
import { maxPayoutReference } from '#domain/statements/statement.ts'
import { paymentsMessages } from '#page-messages/backoffice/payments.ts'
import { statementsMessages } from '#page-messages/backoffice/statements.ts'
import { formatPrice } from '#web/text/format.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { TypedPayout } from './statement-form.ts'

export type PayoutResult =
  | {
      readonly outcome: 'no-amount' | 'two-readings' | 'no-day' | 'in-future' | 'changed-meanwhile'
      readonly typed: TypedPayout
    }
  | { readonly outcome: 'exceeds'; readonly owed: Millimes; readonly typed: TypedPayout }

/** Records what was paid to the maker of a store, with all that is owed as its amount. */
export function PayoutForm({
  submissionKey,
  owed,
  seen,
  today,
  result,
}: {
  submissionKey: string
  owed: Millimes
  seen: number
  today: string
  result: PayoutResult | { readonly outcome: 'no-percentage' } | { readonly outcome: 'terms-changed' } | undefined
}) {
  const { pay } = statementsMessages
  const refused =
    result && result.outcome !== 'no-percentage' && result.outcome !== 'terms-changed' ? result : undefined
  const typed = refused?.typed
  if (owed <= 0 && !refused)
    return <p className="mt-2 text-ink-soft">{owed < 0 ? pay.owes(formatPrice(millimes(-owed))) : pay.nothing}</p>
  return (
    <Disclosure title={pay.title} isOpen={refused !== undefined} className="mt-2">
      {refused?.outcome === 'changed-meanwhile' && <Notice tone="error">{pay.changed}</Notice>}
      <Form method="post" className="space-y-3">
        <input type="hidden" name="do" value="pay" />
        <input type="hidden" name="key" value={submissionKey} />
        <input type="hidden" name="owed" value={owed} />
        <input type="hidden" name="seen" value={seen} />
        <TextField
          label={pay.amount}
          name="amount"
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          required
          maxLength={20}
          defaultValue={typed?.amount ?? toDinars(owed)}
          error={amountError(refused)}
        />
        <SelectField
          label={paymentsMessages.by}
          name="means"
          defaultValue={typed?.means ?? 'bank-transfer'}
          choices={paymentMeans.map((value) => ({ value, name: paymentsMessages.means[value] }))}
        />
        <TextField
          label={pay.reference}
          name="reference"
          maxLength={maxPayoutReference}
          autoComplete="off"
          defaultValue={typed?.reference ?? ''}
        />
        <TextField
          label={pay.paidOn}
          name="paidOn"
          type="date"
          max={today}
          required
          defaultValue={typed?.paidOn ?? today}
          error={refused?.outcome === 'no-day' || refused?.outcome === 'in-future' ? pay.noDay : undefined}
        />
        <SubmitButton variant="secondary" className="w-full">
          {pay.save}
        </SubmitButton>
      </Form>
    </Disclosure>
  )
}

function amountError(refused: PayoutResult | undefined): string | undefined {
  if (refused?.outcome === 'no-amount') return paymentsMessages.noAmount
  if (refused?.outcome === 'two-readings') return paymentsMessages.twoReadings
  return refused?.outcome === 'exceeds' ? statementsMessages.pay.exceeds(formatPrice(refused.owed)) : undefined
}
