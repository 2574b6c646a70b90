import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { sum, toDinars } from '#domain/money.ts'
import { maxReferenceLength } from '#domain/orders/payments/payment.ts'
import { paymentMeans } from '#domain/payment-means.ts'
import type { EarlierRefund } from '#domain/returns/earlier-refunds.ts'
import type { ExchangeSizes } from '#domain/returns/list-exchange-sizes.ts'
import {
  maxReturnNoteLength,
  type OrderReturn,
  type ReturnSettlement,
  returnDispositions,
} from '#domain/returns/order-return.ts'
import type { TunisDay } from '#domain/tunis-day.ts'
import { backoffice } from '#page-messages/backoffice.ts'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { NotifyCustomerField } from '#web/backoffice/orders/notify-customer-field.tsx'
import { formatPrice } from '#web/text/format.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextArea, TextField } from '#web/ui/field.tsx'

export interface ReturnToAdvance
  extends Pick<OrderReturn, 'status' | 'wish' | 'reason' | 'lines' | 'exchangeFee' | 'hasEmail'> {
  readonly today: TunisDay
  readonly sizes: readonly ExchangeSizes[]
  /** Refunds of the order that belong to no return. */
  readonly earlierRefunds: readonly (EarlierRefund & { readonly on: string })[]
  readonly steps: readonly Pick<OrderReturn['steps'][number], 'id' | 'to' | 'undoes' | 'isUndone'>[]
}

/** The steps that are possible now, the likeliest open and filled in. */
export function ReturnSteps({ returned }: { returned: ReturnToAdvance }) {
  const { returns: texts } = backoffice
  const { status } = returned
  const last = returned.steps.findLast(({ undoes, isUndone }) => undoes === undefined && !isUndone)
  return (
    <Panel title={texts.nextStep}>
      <div className="space-y-3">
        {status === 'asked' && <Agree returned={returned} />}
        {status === 'agreed' && (
          <StepForm action="sent" returned={returned} isSilent>
            <Send variant="outline">{texts.sent}</Send>
          </StepForm>
        )}
        {(status === 'agreed' || status === 'on-its-way') && <Inspect returned={returned} />}
        {status === 'inspected' && <Settle returned={returned} />}
        {(status === 'asked' || status === 'agreed') && (
          <Folded title={texts.refuse}>
            <StepForm action="refuse" returned={returned}>
              <TextArea label={texts.refusalReason} name="note" rows={3} maxLength={maxReturnNoteLength} required />
              <Send variant="outline">{texts.refuse}</Send>
            </StepForm>
          </Folded>
        )}
        {last && (
          <Folded title={texts.undo(texts.states[last.to])}>
            <StepForm action="undo" returned={returned} isSilent>
              <input type="hidden" name="step" value={last.id} />
              <TextField label={texts.undoReason} name="note" maxLength={maxReturnNoteLength} hint={texts.undoHint} />
              <Send variant="outline">{texts.undo(texts.states[last.to])}</Send>
            </StepForm>
          </Folded>
        )}
      </div>
    </Panel>
  )
}

function Agree({ returned }: { returned: ReturnToAdvance }) {
  const { returns: texts } = backoffice
  return (
    <StepForm action="agree" returned={returned}>
      {returned.wish === 'exchange' && (
        <TextField label={texts.fee} name="fee" inputMode="decimal" defaultValue="0" maxLength={10} />
      )}
      <Send>{texts.agree}</Send>
    </StepForm>
  )
}

function Inspect({ returned }: { returned: ReturnToAdvance }) {
  const { returns: texts } = backoffice
  const likeliest = returned.wish === 'repair' ? 'to-repair' : returned.reason === 'damaged' ? 'written-off' : 'shelf'
  return (
    <StepForm action="inspect" returned={returned}>
      <p className="font-semibold">{texts.inspection}</p>
      {returned.lines.map(({ position, name, quantity }) => (
        <SelectField
          key={position}
          label={texts.ofPieces(quantity, name)}
          name={`disposition-${position}`}
          defaultValue={likeliest}
          choices={returnDispositions.map((value) => ({ value, name: texts.dispositions[value] }))}
        />
      ))}
      <TextField
        label={texts.cameBack}
        name="cameBackOn"
        type="date"
        max={returned.today}
        defaultValue={returned.today}
        required
      />
      <Send>{texts.inspect}</Send>
    </StepForm>
  )
}

function Settle({ returned }: { returned: ReturnToAdvance }) {
  const { returns: texts, payments } = backoffice
  const isRepair = returned.lines.some(({ disposition }) => disposition === 'to-repair')
  const first: ReturnSettlement = returned.wish === 'exchange' ? 'exchange' : 'refund'
  if (isRepair)
    return (
      <StepForm action="settle" returned={returned}>
        <input type="hidden" name="settlement" value="repaired" />
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" name="parcel" defaultChecked className="size-5 shrink-0 accent-door" />
          {texts.byParcel}
        </label>
        <TextField label={texts.parcelFee} name="fee" inputMode="decimal" defaultValue="0" maxLength={10} />
        <Send>{texts.settleBy.repaired}</Send>
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
          <p>{texts.earlierRefund(formatPrice(amount), payments.means[means], on)}</p>
          <Send variant="outline">{texts.settleBy.earlierRefund}</Send>
        </StepForm>
      ))}
      {likely}
      <Folded title={texts.settleBy[first === 'exchange' ? 'refund' : 'exchange']}>{other}</Folded>
    </>
  )
}

function Exchange({ returned }: { returned: ReturnToAdvance }) {
  const { returns: texts } = backoffice
  return (
    <StepForm action="settle" returned={returned}>
      <input type="hidden" name="settlement" value="exchange" />
      {returned.sizes.map(({ position, name, sizeId, sizes }) => (
        <SelectField
          key={position}
          label={texts.newSize(name)}
          name={`size-${position}`}
          defaultValue={String(sizeId)}
          choices={sizes.map((size) => ({
            value: String(size.id),
            name: texts.inStock(size.name || texts.onlySize, size.stock),
          }))}
        />
      ))}
      <TextField
        label={texts.fee}
        name="fee"
        inputMode="decimal"
        maxLength={10}
        defaultValue={String(toDinars(returned.exchangeFee))}
      />
      <Send>{texts.settleBy.exchange}</Send>
    </StepForm>
  )
}

function Refund({ returned }: { returned: ReturnToAdvance }) {
  const { returns: texts, payments } = backoffice
  const paid = sum(returned.lines.map((line) => line.paid))
  return (
    <StepForm action="settle" returned={returned}>
      <input type="hidden" name="settlement" value="refund" />
      <TextField
        label={texts.amount}
        name="amount"
        inputMode="decimal"
        maxLength={20}
        required
        defaultValue={paid > 0 ? String(toDinars(paid)) : ''}
      />
      <SelectField
        label={texts.means}
        name="means"
        defaultValue="cash"
        choices={paymentMeans.map((value) => ({ value, name: payments.means[value] }))}
      />
      <TextField label={texts.reference} name="reference" maxLength={maxReferenceLength} autoComplete="off" />
      <Send>{texts.settleBy.refund}</Send>
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
  const isSending = useNavigation().state !== 'idle'
  return (
    <Button type="submit" variant={variant} disabled={isSending} className="w-full">
      {children}
    </Button>
  )
}

function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary className="flex min-h-11 items-center font-semibold text-door">{title}</summary>
      <div className="mt-2">{children}</div>
    </details>
  )
}
