import { Form, Link } from 'react-router'
import { type PlanPaymentMeans, planPaymentMeans } from '#domain/plan-payment-means.ts'
import { maxPlanReason, maxPlanReference } from '#domain/plans/plan-due.ts'
import { paymentsMessages } from '#page-messages/backoffice/payments.ts'
import { planDuesMessages as messages } from '#page-messages/backoffice/plan-dues.ts'
import { planRequestsMessages } from '#page-messages/backoffice/plan-requests.ts'
import { revokingMessages } from '#page-messages/backoffice/revoking.ts'
import { statementsMessages } from '#page-messages/backoffice/statements.ts'
import { ReasonForm } from '#web/backoffice/forms/reason-form.tsx'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { planReceiptPath } from '#web/paths/backoffice-message-paths.ts'
import { formatPrice } from '#web/text/format.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { DueResult } from './run-due-action.ts'
import type { ShownDue } from './shown-dues.ts'

interface PlanDuesPanelProps {
  readonly dues: readonly ShownDue[]
  /** Of the plan request; undefined when it has none. */
  readonly storeId: number | undefined
  readonly today: string
  /** Whether the reader records payments. */
  readonly mayPay: boolean
  readonly result: DueResult | undefined
}

/** What is due for a plan, with its payments, their receipts, and the forms that record them. */
export function PlanDuesPanel({ dues, storeId, today, mayPay, result }: PlanDuesPanelProps) {
  return (
    <Panel title={messages.title}>
      {dues.length === 0 && <p className="text-ink-soft">{messages.none}</p>}
      <ul className="divide-y divide-sand-deep">
        {dues.map((due) => (
          <li key={due.id} className="space-y-1 py-3 first:pt-0">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span>
                {planRequestsMessages.plans[due.plan]} · {messages.days(due.from, due.until)}
              </span>
              <b className="tabular-nums">
                <bdi>{formatPrice(due.amount)}</bdi>
              </b>
            </p>
            <DueState due={due} />
            {due.payments.map((payment) => (
              <PaymentOfPlan key={payment.id} payment={payment} mayPay={mayPay} />
            ))}
            {result?.due.id === due.id && <Notice tone="error">{problemOf(result)}</Notice>}
            {mayPay && due.state === 'open' && (
              <>
                <PaymentForm {...{ due, storeId, today }} result={result?.due.id === due.id ? result : undefined} />
                <ReasonForm title={messages.waive.title} save={messages.waive.save} maxLength={maxPlanReason} isSmall>
                  <input type="hidden" name="do" value="waive" />
                  <input type="hidden" name="id" value={due.id} />
                </ReasonForm>
              </>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function DueState({ due: { state, payBy, isOverdue, waivedFor } }: { due: ShownDue }) {
  if (state === 'paid') return null
  if (state === 'waived')
    return (
      <p className="wrap-anywhere text-ink-soft">
        {messages.waived} <bdi>{waivedFor}</bdi>
      </p>
    )
  return isOverdue ? (
    <p className="font-semibold text-clay-deep">{messages.overdue(payBy)}</p>
  ) : (
    <p className="text-ink-soft">{messages.payBy(payBy)}</p>
  )
}

function PaymentOfPlan({ payment, mayPay }: { payment: ShownDue['payments'][number]; mayPay: boolean }) {
  const { id, receiptNumber, means, reference, paidOn, by, revoked } = payment
  return (
    <div className="wrap-anywhere">
      <p className={revoked ? 'line-through' : ''}>
        {messages.paidOn(paidOn, nameOf(means), by)}
        {reference !== '' && (
          <>
            {' · '}
            <bdi>{reference}</bdi>
          </>
        )}
      </p>
      {revoked && (
        <p className="text-clay-deep text-sm">
          {messages.revoked(revoked.on)} <bdi>{revoked.reason}</bdi>
        </p>
      )}
      <Link to={planReceiptPath(receiptNumber)} className="inline-flex min-h-11 items-center text-link">
        {planRequestsMessages.receipt(receiptNumber)}
      </Link>
      {mayPay && !revoked && (
        <ReasonForm
          title={revokingMessages.revoke}
          save={statementsMessages.revokeNow}
          maxLength={maxPlanReason}
          isSmall
        >
          <input type="hidden" name="do" value="revoke" />
          <input type="hidden" name="id" value={id} />
        </ReasonForm>
      )}
    </div>
  )
}

function nameOf(means: PlanPaymentMeans): string {
  return means === 'set-off' ? planRequestsMessages.setOff : paymentsMessages.means[means]
}

interface PaymentFormProps {
  readonly due: ShownDue
  readonly storeId: number | undefined
  readonly today: string
  readonly result: DueResult | undefined
}

/** All of what is due is paid at once, so no amount is typed. */
function PaymentForm({ due, storeId, today, result }: PaymentFormProps) {
  const typed = result && 'typed' in result.due ? result.due.typed : undefined
  const isNoDay = result?.outcome === 'no-day' || result?.outcome === 'in-future'
  return (
    <Disclosure title={messages.pay.title} isOpen={result !== undefined}>
      <Form method="post" className="space-y-3">
        <input type="hidden" name="do" value="pay" />
        <input type="hidden" name="due" value={due.id} />
        <input type="hidden" name="store" value={storeId ?? ''} />
        <input type="hidden" name="key" value={due.key} />
        <SelectField
          label={paymentsMessages.by}
          name="means"
          defaultValue={typed?.means ?? 'cash'}
          choices={planPaymentMeans.map((value) => ({ value, name: nameOf(value) }))}
        />
        <TextField
          label={statementsMessages.pay.reference}
          name="reference"
          maxLength={maxPlanReference}
          autoComplete="off"
          defaultValue={typed?.reference ?? ''}
        />
        <TextField
          label={statementsMessages.pay.paidOn}
          name="paidOn"
          type="date"
          max={today}
          required
          defaultValue={typed?.paidOn ?? today}
          error={isNoDay ? statementsMessages.pay.noDay : undefined}
        />
        <SubmitButton variant="secondary" className="w-full sm:w-auto">
          {messages.pay.save(formatPrice(due.amount))}
        </SubmitButton>
      </Form>
    </Disclosure>
  )
}

function problemOf(result: DueResult): string {
  switch (result.outcome) {
    case 'no-day':
    case 'in-future':
      return statementsMessages.pay.noDay
    case 'exceeds':
      return messages.pay.exceeds(formatPrice(result.owed))
    default:
      return messages.pay[result.outcome]
  }
}
