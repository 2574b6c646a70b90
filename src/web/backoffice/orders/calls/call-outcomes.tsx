import { type ReactNode, useEffect, useRef } from 'react'
import { Form } from 'react-router'
import type { CallOutcome } from '#domain/orders/calls/call.ts'
import { type CallBackChoice, callBackChoices } from '#domain/orders/calls/call-back-time.ts'
import { callsMessages } from '#page-messages/backoffice/calls.ts'
import { fieldErrorsMessages } from '#page-messages/backoffice/field-errors.ts'
import { ordersMessages } from '#page-messages/backoffice/orders.ts'
import { DeliveryConflictNotice } from '#web/backoffice/orders/delivery/delivery-conflict-notice.tsx'
import { DeliveryFields } from '#web/backoffice/orders/delivery/delivery-fields.tsx'
import { LinesFields } from '#web/backoffice/orders/lines/lines-fields.tsx'
import { ClaimedTotal, LinesNotice, type LinesRefusal } from '#web/backoffice/orders/lines/lines-notice.tsx'
import { NoImplicitSubmit } from '#web/backoffice/orders/no-implicit-submit.tsx'
import { maxNoteLength } from '#web/backoffice/orders/note-limits.ts'
import { NotifyCustomerField } from '#web/backoffice/orders/notify-customer-field.tsx'
import { ReasonField } from '#web/backoffice/orders/reason-field.tsx'
import { useKeptSnapshot } from '#web/backoffice/orders/use-kept-snapshot.ts'
import { callsPath } from '#web/paths/backoffice-order-paths.ts'
import { formatPrice } from '#web/text/format.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { CallActionResult, DisplayedCall } from './displayed-call.ts'

interface CallOutcomesProps {
  readonly card: DisplayedCall
  readonly skipped: readonly number[]
  readonly actionResult: CallActionResult
}

/**
 * The outcomes of the call. The two frequent ones are buttons that stay on the screen, the others are
 * disclosures below them.
 * It is one form whose buttons carry the outcome, so the note is sent with any of them.
 */
export function CallOutcomes({ card, skipped, actionResult }: CallOutcomesProps) {
  const queue = callsMessages
  const seenCorrection = card.customerRequests.find(({ kind, isWaiting }) => kind === 'corrected' && isWaiting)?.id
  const returned = actionResult && 'remarks' in actionResult ? actionResult : undefined
  const fieldErrors = actionResult?.outcome === 'invalid' ? actionResult.fieldErrors : {}
  const isPressed = (outcome: CallOutcome) => actionResult?.outcome === 'invalid' && actionResult.of === outcome
  const refusal = actionResult?.outcome === 'not-changed' ? actionResult.result : undefined
  const conflict =
    actionResult?.outcome === 'not-corrected' && actionResult.result.outcome === 'changed-meanwhile'
      ? actionResult.result
      : undefined
  const delivery = useKeptSnapshot(card.deliverySnapshot, returned?.delivery)
  const lines = useKeptSnapshot(card.linesSnapshot, returned?.lines)
  return (
    // The URL names the order, so that a refused form shows the same card, whatever comes due meanwhile.
    <Form method="post" action={callsPath({ orderId: card.id })} noValidate className="contents">
      <NoImplicitSubmit />
      <input type="hidden" name="id" value={card.id} />
      <input type="hidden" name="number" value={card.number} />
      <input type="hidden" name="seenCorrection" value={seenCorrection ?? ''} />
      <input type="hidden" name="deliveryBase" value={JSON.stringify(delivery.base)} />
      <input type="hidden" name="linesBase" value={JSON.stringify(lines.base)} />
      {skipped.map((skip) => (
        <input key={skip} type="hidden" name="skip" value={skip} />
      ))}
      <div className="mt-4">
        <TextField label={queue.note} name="note" maxLength={maxNoteLength} defaultValue={returned?.remarks.note} />
        <NotifyCustomerField
          canTell={card.customer.email !== undefined}
          isChosen={returned?.remarks.notifiesCustomer ?? true}
        />
      </div>
      <div className="sticky bottom-14 z-10 -mx-4 mt-3 grid grid-cols-2 gap-3 border-sand-deep border-t bg-limestone p-4 lg:bottom-0">
        <SubmitButton name="outcome" value="no-answer" variant="outline" className="w-full px-2! text-lg">
          {queue.noAnswer}
        </SubmitButton>
        <SubmitButton name="outcome" value="confirmed" className="w-full px-2! text-lg">
          {queue.confirmed}
        </SubmitButton>
      </div>
      <div className="panel mt-1 divide-y divide-sand-deep overflow-hidden">
        <Outcome name={queue.otherTime}>
          <div className="grid grid-cols-2 gap-3">
            {callBackChoices.map((choice) => (
              <SubmitButton key={choice} name="callBack" value={choice} variant="outline" className="px-2">
                {callBackName(choice, card.callBackDays)}
              </SubmitButton>
            ))}
          </div>
        </Outcome>
        <Outcome name={queue.wrongNumber} isOpen={isPressed('wrong-number')}>
          <TextField
            label={queue.newNumber}
            name="newNumber"
            type="tel"
            defaultValue={returned?.remarks.newNumber}
            error={fieldErrors.newNumber && fieldErrorsMessages.phone}
          />
          <RecordButton outcome="wrong-number" variant="secondary">
            {queue.recordWrong}
          </RecordButton>
        </Outcome>
        <Outcome name={queue.correct} isOpen={isPressed('address-corrected') || conflict !== undefined}>
          {conflict && <DeliveryConflictNotice conflict={conflict} />}
          <DeliveryFields key={delivery.key} typed={delivery.typed} fieldErrors={fieldErrors} />
          <RecordButton outcome="address-corrected">{queue.saveAndConfirm}</RecordButton>
        </Outcome>
        <Outcome name={queue.change} isOpen={isPressed('changed') || refusal !== undefined}>
          <LinesFields key={lines.key} lines={lines.typed} />
          {refusal && <RefusedLines refusal={refusal} />}
          {fieldErrors.lines && <p className="text-clay">{ordersMessages.lines.empty}</p>}
          <ClaimedTotal refusal={refusal} />
          <RecordButton outcome="changed">
            {refusal?.outcome === 'repriced'
              ? ordersMessages.lines.agree(formatPrice(refusal.quote.totals.total))
              : queue.saveAndConfirm}
          </RecordButton>
        </Outcome>
        <Outcome name={queue.cancel} isOpen={isPressed('cancelled')}>
          <ReasonField typed={returned?.remarks.reason} isMissing={fieldErrors.reason !== undefined} />
          <RecordButton outcome="cancelled">{queue.cancelOrder}</RecordButton>
        </Outcome>
      </div>
      <ButtonLink to={callsPath({ skipped: [...skipped, card.id] })} variant="quiet" className="mt-2 w-full">
        {queue.skip}
      </ButtonLink>
    </Form>
  )
}

function callBackName(choice: CallBackChoice, { evening, tomorrow }: DisplayedCall['callBackDays']): string {
  const { callBack, callBackOn } = callsMessages
  if (choice === 'evening' && evening) return callBackOn.evening(evening)
  if (choice === 'tomorrow' && tomorrow) return callBackOn.tomorrow(tomorrow)
  return callBack[choice]
}

/** A disclosure of an outcome. Only one is open: the browser closes others of the same name. */
function Outcome({ name, isOpen = false, children }: { name: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details name="outcome" open={isOpen}>
      <summary className="flex min-h-13 items-center px-4 font-semibold">{name}</summary>
      <div className="px-4 pt-1 pb-5">{children}</div>
    </details>
  )
}

/**
 * Why the lines were refused. Takes the focus: "Confirmed", which shows it too, is on another part of a small screen.
 */
function RefusedLines({ refusal }: { refusal: LinesRefusal }) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every refusal takes the focus, also a repeated one
  useEffect(() => box.current?.focus(), [refusal])
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-20 scroll-mb-40 outline-none">
      <LinesNotice refusal={refusal} />
    </div>
  )
}

interface RecordButtonProps {
  readonly outcome: CallOutcome
  readonly variant?: 'primary' | 'secondary'
  readonly children: ReactNode
}

/** The submit button of an outcome. */
function RecordButton({ outcome, variant = 'primary', children }: RecordButtonProps) {
  return (
    <SubmitButton name="outcome" value={outcome} variant={variant} className="mt-4 w-full">
      {children}
    </SubmitButton>
  )
}
