import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { type Millimes, millimes, sum, toDinars } from '#domain/money.ts'
import { choicesOf } from '#domain/orders/order.ts'
import { maxReferenceLength } from '#domain/orders/payments/payment.ts'
import { paymentMeans } from '#domain/payment-means.ts'
import type { EarlierRefund } from '#domain/returns/earlier-refunds.ts'
import type { ExchangeVariants } from '#domain/returns/list-exchange-variants.ts'
import {
  maxReturnNoteLength,
  type OrderReturn,
  type ReturnSettlement,
  returnDispositions,
} from '#domain/returns/order-return.ts'
import type { TunisDay } from '#domain/tunis-day.ts'
import { paymentsMessages } from '#page-messages/backoffice/payments.ts'
import { returnsMessages } from '#page-messages/backoffice/returns.ts'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { NotifyCustomerField } from '#web/backoffice/orders/notify-customer-field.tsx'
import { formatPrice, listSeparator } from '#web/text/format.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { SelectField, TextArea, TextField } from '#web/ui/field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'

export interface ReturnToAdvance
  extends Pick<OrderReturn, 'status' | 'wish' | 'reason' | 'lines' | 'exchangeFee' | 'hasEmail'> {
  readonly today: TunisDay
  readonly variants: readonly ExchangeVariants[]
  /** Refunds of the order that belong to no return. */
  readonly earlierRefunds: readonly (EarlierRefund & { readonly on: string })[]
  /** What can be paid back at most, of a return that is to be settled, in millimes. */
  readonly refundable: Millimes | undefined
  readonly steps: readonly Pick<OrderReturn['steps'][number], 'id' | 'to' | 'undoes' | 'isUndone'>[]
}

/** The steps that are possible now, the likeliest open and filled in. */
export function ReturnSteps({ returned }: { returned: ReturnToAdvance }) {
  const { status } = returned
  const last = returned.steps.findLast(({ undoes, isUndone }) => undoes === undefined && !isUndone)
  return (
    <Panel title={returnsMessages.nextStep}>
      <div className="space-y-3">
        {status === 'asked' && <Agree returned={returned} />}
        {status === 'agreed' && (
          <StepForm action="sent" returned={returned} isSilent>
            <Send variant="outline">{returnsMessages.sent}</Send>
          </StepForm>
        )}
        {(status === 'agreed' || status === 'on-its-way') && <Inspect returned={returned} />}
        {status === 'inspected' && <Settle returned={returned} />}
        {(status === 'asked' || status === 'agreed') && (
          <Disclosure title={returnsMessages.refuse}>
            <StepForm action="refuse" returned={returned}>
              <TextArea
                label={returnsMessages.refusalReason}
                name="note"
                rows={3}
                maxLength={maxReturnNoteLength}
                required
              />
              <Send variant="outline">{returnsMessages.refuse}</Send>
            </StepForm>
          </Disclosure>
        )}
        {last && (
          <Disclosure title={returnsMessages.undo(returnsMessages.states[last.to])}>
            <StepForm action="undo" returned={returned} isSilent>
              <input type="hidden" name="step" value={last.id} />
              <TextField
                label={returnsMessages.undoReason}
                name="note"
                maxLength={maxReturnNoteLength}
                hint={returnsMessages.undoHint}
              />
              <Send variant="outline">{returnsMessages.undo(returnsMessages.states[last.to])}</Send>
            </StepForm>
          </Disclosure>
        )}
      </div>
    </Panel>
  )
}

function Agree({ returned }: { returned: ReturnToAdvance }) {
  return (
    <StepForm action="agree" returned={returned}>
      {returned.wish === 'exchange' && (
        <TextField label={returnsMessages.fee} name="fee" inputMode="decimal" defaultValue="0" maxLength={10} />
      )}
      <Send>{returnsMessages.agree}</Send>
    </StepForm>
  )
}

function Inspect({ returned }: { returned: ReturnToAdvance }) {
  const likeliest = returned.wish === 'repair' ? 'to-repair' : returned.reason === 'damaged' ? 'written-off' : 'shelf'
  return (
    <StepForm action="inspect" returned={returned}>
      <p className="font-semibold">{returnsMessages.inspection}</p>
      {returned.lines.map(({ position, name, quantity }) => (
        <SelectField
          key={position}
          label={returnsMessages.ofPieces(quantity, name)}
          name={`disposition-${position}`}
          defaultValue={likeliest}
          choices={returnDispositions.map((value) => ({ value, name: returnsMessages.dispositions[value] }))}
        />
      ))}
      <TextField
        label={returnsMessages.cameBack}
        name="cameBackOn"
        type="date"
        max={returned.today}
        defaultValue={returned.today}
        required
      />
      <Send>{returnsMessages.inspect}</Send>
    </StepForm>
  )
}

function Settle({ returned }: { returned: ReturnToAdvance }) {
  const isRepair = returned.lines.some(({ disposition }) => disposition === 'to-repair')
  const first: ReturnSettlement = returned.wish === 'exchange' ? 'exchange' : 'refund'
  if (isRepair)
    return (
      <StepForm action="settle" returned={returned}>
        <input type="hidden" name="settlement" value="repaired" />
        <Checkbox name="parcel" defaultChecked>
          {returnsMessages.byParcel}
        </Checkbox>
        <TextField label={returnsMessages.parcelFee} name="fee" inputMode="decimal" defaultValue="0" maxLength={10} />
        <Send>{returnsMessages.settleBy.repaired}</Send>
      </StepForm>
    )
  const forms = [<Exchange key="exchange" returned={returned} />, <Refund key="refund" returned={returned} />]
  const [likely, other] = first === 'exchange' ? forms : forms.toReversed()
  return (
    <>
      {returned.earlierRefunds.map(({ id, amount, means, on }) => (
        <StepForm key={id} action="settle" returned={returned}>
          <input type="hidden" name="settlement" value="earlier-refund" />
          <input type="hidden" name="payment" value={id} />
          <p>{returnsMessages.earlierRefund(formatPrice(amount), paymentsMessages.means[means], on)}</p>
          <Send variant="outline">{returnsMessages.settleBy.earlierRefund}</Send>
        </StepForm>
      ))}
      {likely}
      <Disclosure title={returnsMessages.settleBy[first === 'exchange' ? 'refund' : 'exchange']}>{other}</Disclosure>
    </>
  )
}

function Exchange({ returned }: { returned: ReturnToAdvance }) {
  return (
    <StepForm action="settle" returned={returned}>
      <input type="hidden" name="settlement" value="exchange" />
      {returned.variants.map(({ position, name, variantId, variants }) => (
        <SelectField
          key={position}
          label={returnsMessages.newVariant(name)}
          name={`variant-${position}`}
          defaultValue={String(variantId)}
          choices={variants.map((variant) => ({
            value: String(variant.id),
            name: returnsMessages.inStock(
              choicesOf(variant).join(listSeparator) || returnsMessages.onlySize,
              variant.stock,
            ),
          }))}
        />
      ))}
      <TextField
        label={returnsMessages.fee}
        name="fee"
        inputMode="decimal"
        maxLength={10}
        defaultValue={String(toDinars(returned.exchangeFee))}
      />
      <Send>{returnsMessages.settleBy.exchange}</Send>
    </StepForm>
  )
}

function Refund({ returned }: { returned: ReturnToAdvance }) {
  const paid = sum(returned.lines.map((line) => line.paid))
  const due = millimes(Math.min(paid, returned.refundable ?? paid))
  return (
    <StepForm action="settle" returned={returned}>
      <input type="hidden" name="settlement" value="refund" />
      <input type="hidden" name="most" value={due} />
      <TextField
        label={returnsMessages.amount}
        name="amount"
        inputMode="decimal"
        maxLength={20}
        required
        defaultValue={String(toDinars(due))}
        hint={due === 0 ? returnsMessages.nothingDue : undefined}
      />
      <SelectField
        label={returnsMessages.means}
        name="means"
        defaultValue="cash"
        choices={paymentMeans.map((value) => ({ value, name: paymentsMessages.means[value] }))}
      />
      <TextField label={returnsMessages.reference} name="reference" maxLength={maxReferenceLength} autoComplete="off" />
      {returned.reason === 'withdrawal' && due > 0 && (
        <Checkbox name="isLessAgreed">{returnsMessages.lessAgreed}</Checkbox>
      )}
      <Send>{returnsMessages.settleBy.refund}</Send>
    </StepForm>
  )
}

interface StepFormProps {
  readonly action: string
  readonly returned: ReturnToAdvance
  /** Whether the customer is told nothing of it. */
  readonly isSilent?: boolean
  readonly children: ReactNode
}

function StepForm({ action, returned, isSilent = false, children }: StepFormProps) {
  return (
    <Form method="post" className="space-y-3">
      <input type="hidden" name="do" value={action} />
      {!isSilent && <NotifyCustomerField canTell={returned.hasEmail} isChosen />}
      {children}
    </Form>
  )
}

function Send({ variant = 'primary', children }: { variant?: 'primary' | 'outline'; children: string }) {
  return (
    <SubmitButton variant={variant} className="w-full">
      {children}
    </SubmitButton>
  )
}
