import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { isUnconfirmed } from '#domain/order-status.ts'
import type { LostParcel } from '#domain/orders/delivery/lost-parcels.ts'
import { isHandoverToCourier, owesPayment } from '#domain/orders/payments/payment.ts'
import type { UndoableStep } from '#domain/orders/status/get-undoable-step.ts'
import { fieldErrorsMessages } from '#page-messages/backoffice/field-errors.ts'
import { orderNamesMessages } from '#page-messages/backoffice/order-names.ts'
import { ordersMessages } from '#page-messages/backoffice/orders.ts'
import { undoStepsMessages } from '#page-messages/backoffice/undo-steps.ts'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { isSubmissionUnconfirmed } from '#web/backoffice/layout/screen-problem.ts'
import { CarrierField } from '#web/backoffice/orders/carrier/carrier-field.tsx'
import type { CarrierChoices } from '#web/backoffice/orders/carrier/read-carriers.ts'
import { NoImplicitSubmit } from '#web/backoffice/orders/no-implicit-submit.tsx'
import { maxNoteLength } from '#web/backoffice/orders/note-limits.ts'
import { NotifyCustomerField } from '#web/backoffice/orders/notify-customer-field.tsx'
import { ReasonField } from '#web/backoffice/orders/reason-field.tsx'
import { callsPath } from '#web/paths/backoffice-order-paths.ts'
import { formatPrice } from '#web/text/format.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { DetailsActionResult, DisplayedOrder } from './displayed-order.ts'

/** The transitions from the current status, with an optional note and email. */
export function NextStepsPanel({
  details,
  lostParcel,
  carriers,
  actionResult,
}: {
  details: DisplayedOrder
  lostParcel: LostParcel | undefined
  carriers: CarrierChoices
  actionResult: DetailsActionResult
}) {
  const { id, status, nextSteps, customer } = details
  const { details: texts, steps } = ordersMessages
  const refused = actionResult && 'typed' in actionResult ? actionResult.typed : undefined
  const note = useClearAfterSubmit<HTMLInputElement>(refused !== undefined)
  const onward = nextSteps.filter((to) => to !== 'cancelled' && to !== 'written-off')
  const undo = details.undoable && details.undoable.freeSeconds === 0 && (
    <LateUndo step={details.undoable} isReasonMissing={isReasonMissing(actionResult)} />
  )
  if (nextSteps.length === 0) {
    return (
      <Panel title={texts.next}>
        {texts.nothingNext}
        {undo}
      </Panel>
    )
  }
  return (
    <Panel title={texts.next}>
      {isUnconfirmed(status) && (
        <ButtonLink to={callsPath({ orderId: id })} variant="secondary" className="mb-4 w-full">
          <Icon name="phone" />
          {texts.callNow}
        </ButtonLink>
      )}
      <Form method="post" onSubmit={note.onSubmit}>
        <NoImplicitSubmit />
        <input type="hidden" name="do" value="step" />
        <input type="hidden" name="from" value={status} />
        <TextField
          label={texts.note}
          name="note"
          maxLength={maxNoteLength}
          ref={note.field}
          defaultValue={refused?.note}
        />
        <NotifyCustomerField canTell={customer.email !== undefined} isChosen={refused?.notifiesCustomer ?? true} />
        {onward.some(isHandoverToCourier) && (
          <CarrierField
            choices={carriers}
            problem={actionResult?.outcome === 'carrier-missing' ? actionResult.problem : undefined}
          />
        )}
        {onward.some(isHandoverToCourier) && owesPayment(details) && (
          <UnpaidWarning isRefused={actionResult?.outcome === 'unpaid'} />
        )}
        <div className="mt-2 grid gap-3 sm:grid-cols-2">
          {onward.map((to, index) => (
            <SubmitButton key={to} name="to" value={to} variant={index === 0 ? 'primary' : 'outline'}>
              {steps[to]}
            </SubmitButton>
          ))}
        </div>
        {lostParcel && (
          <WriteOff parcel={lostParcel} typed={refused?.claim} isRefused={actionResult?.outcome === 'no-claim'} />
        )}
        {nextSteps.includes('cancelled') && (
          <Disclosure
            title={texts.cancel}
            isOpen={actionResult?.outcome === 'no-reason' || (refused?.reason ?? '') !== ''}
            className="mt-6 border-sand-deep border-t pt-3"
          >
            <ReasonField typed={refused?.reason} isMissing={actionResult?.outcome === 'no-reason'} />
            <SubmitButton name="to" value="cancelled" variant="outline" className="mt-3">
              {steps.cancelled}
            </SubmitButton>
          </Disclosure>
        )}
      </Form>
      {undo}
    </Panel>
  )
}

/**
 * Clears a field after its form was submitted successfully. Text typed meanwhile stays, and so does text that was
 * refused or got no response.
 */
function useClearAfterSubmit<Field extends HTMLInputElement | HTMLTextAreaElement>(isRefused: boolean) {
  const field = useRef<Field>(null)
  const sent = useRef<string>(undefined)
  const isIdle = useNavigation().state === 'idle'
  useEffect(() => {
    if (!isIdle || sent.current === undefined) return
    if (!isRefused && !isSubmissionUnconfirmed() && field.current?.value === sent.current) field.current.value = ''
    sent.current = undefined
  }, [isIdle, isRefused])
  return {
    field,
    onSubmit: () => {
      sent.current = field.current?.value
    },
  }
}

function isReasonMissing(actionResult: DetailsActionResult): boolean {
  return actionResult?.outcome === 'undo' && actionResult.undo.outcome === 'reason-needed'
}

/** Warns before the parcel of an unpaid order is handed over, which needs a tick. */
function UnpaidWarning({ isRefused }: { isRefused: boolean }) {
  const { payment: texts } = ordersMessages
  return (
    <div
      role={isRefused ? 'alert' : undefined}
      className="mt-2 rounded-xl border border-clay/40 bg-clay/8 px-4 pt-3 pb-1 text-clay-deep"
    >
      <p className="font-semibold">{texts.warning}</p>
      {isRefused && <p>{texts.notHandedOver}</p>}
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" name="unpaid" className="size-5 shrink-0 accent-clay" />
        {texts.agree}
      </label>
    </div>
  )
}

interface WriteOffProps {
  readonly parcel: LostParcel
  /** As it was sent and refused. */
  readonly typed: string | undefined
  readonly isRefused: boolean
}

/** Gives up a lost parcel, with what its courier owes for it. Part of the form of the next steps. */
function WriteOff({ parcel, typed, isRefused }: WriteOffProps) {
  const { details: texts, steps } = ordersMessages
  const { courier, goods, makersShare } = parcel
  return (
    <Disclosure title={steps['written-off']} isOpen={isRefused} className="mt-2">
      <p>{texts.writeOff.text(formatPrice(goods), formatPrice(makersShare))}</p>
      {courier ? (
        <TextField
          label={texts.writeOff.claim(courier)}
          hint={texts.writeOff.claimHint}
          name="claim"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={typed ?? formatPrice(goods)}
          error={isRefused ? texts.writeOff.noClaim(formatPrice(goods)) : undefined}
          className="mt-2"
        />
      ) : (
        <p>{texts.writeOff.noCourier}</p>
      )}
      <SubmitButton name="to" value="written-off" variant="outline" className="mt-3">
        {steps['written-off']}
      </SubmitButton>
    </Disclosure>
  )
}

interface LateUndoProps {
  readonly step: UndoableStep
  /** Whether the form was sent without a reason. */
  readonly isReasonMissing: boolean
}

/**
 * The form that undoes the last step once the customer may know of it: with a reason, and a letter that corrects one.
 */
function LateUndo({ step, isReasonMissing }: LateUndoProps) {
  return (
    <Disclosure
      title={undoStepsMessages.late(orderNamesMessages.states[step.to])}
      isOpen={isReasonMissing}
      className="mt-4 border-sand-deep border-t pt-2"
    >
      <Form method="post" className="space-y-3">
        <input type="hidden" name="do" value="undo" />
        <input type="hidden" name="step" value={step.id} />
        <TextField
          label={undoStepsMessages.reason}
          hint={undoStepsMessages.reasonHint}
          name="reason"
          autoComplete="off"
          maxLength={maxNoteLength}
          error={isReasonMissing ? fieldErrorsMessages.required : undefined}
        />
        {step.wasTold && (
          <Checkbox name="tell" defaultChecked>
            <span>
              {undoStepsMessages.wasTold} {undoStepsMessages.correct}
            </span>
          </Checkbox>
        )}
        <SubmitButton variant="outline">{undoStepsMessages.undoOf(orderNamesMessages.states[step.to])}</SubmitButton>
      </Form>
    </Disclosure>
  )
}
