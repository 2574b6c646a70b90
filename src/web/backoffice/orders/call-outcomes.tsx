import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { formatPrice } from '#domain/money.ts'
import type { CallOutcome } from '#domain/orders/call.ts'
import { callBackChoices } from '#domain/orders/call-back-time.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { CallAnswer, CallCardFacts } from './calls-page.tsx'
import { ContestedNotice } from './contested-notice.tsx'
import { DeliveryFields } from './delivery-fields.tsx'
import { EnterWaits } from './enter-waits.tsx'
import { LinesFields } from './lines-fields.tsx'
import { ClaimedTotal, LinesNotice } from './lines-notice.tsx'
import { nextAddress } from './next-address.ts'
import { longestNote } from './note-limits.ts'
import { ReasonField } from './reason-field.tsx'
import { TellChoice } from './tell-choice.tsx'
import { useGround } from './use-ground.ts'

interface CallOutcomesProps {
  readonly card: CallCardFacts
  readonly skipped: readonly number[]
  readonly answer: CallAnswer
}

/**
 * What came of the call. The two frequent outcomes lie under the thumb, the others unfold. All is one form, whose buttons
 * say the outcome: the note goes with whichever is pressed.
 */
export function CallOutcomes({ card, skipped, answer }: CallOutcomesProps) {
  const { orders } = useOfficeMessages()
  const { queue, fields } = orders
  const isSending = useNavigation().state !== 'idle'
  const returned = answer && 'remarks' in answer ? answer : undefined
  const mistakes = answer?.outcome === 'invalid' ? answer.mistakes : {}
  const isPressed = (outcome: CallOutcome) => answer?.outcome === 'invalid' && answer.of === outcome
  const refusal = answer?.outcome === 'not-changed' ? answer.result : undefined
  const contested =
    answer?.outcome === 'not-corrected' && answer.result.outcome === 'changed-meanwhile' ? answer.result : undefined
  const delivery = useGround(card.deliveryGround, returned?.delivery)
  const lines = useGround(card.linesGround, returned?.lines)
  return (
    // The address keeps the card in place when something is wrong, whatever comes due meanwhile.
    <Form method="post" action={`/admin/calls?order=${card.id}`} noValidate className="contents">
      <EnterWaits />
      <input type="hidden" name="id" value={card.id} />
      <input type="hidden" name="number" value={card.number} />
      <input type="hidden" name="deliveryBase" value={JSON.stringify(delivery.base)} />
      <input type="hidden" name="linesBase" value={JSON.stringify(lines.base)} />
      {skipped.map((skip) => (
        <input key={skip} type="hidden" name="skip" value={skip} />
      ))}
      <div className="mt-4">
        <TextField label={queue.note} name="note" maxLength={longestNote} defaultValue={returned?.remarks.note} />
        <TellChoice canTell={card.customer.email !== undefined} isChosen={returned?.remarks.tellsCustomer ?? true} />
      </div>
      <div className="mt-2 divide-y divide-sand-deep overflow-hidden rounded-2xl bg-white ring-1 ring-sand-deep">
        <Outcome name={queue.otherTime}>
          <div className="grid grid-cols-2 gap-3">
            {callBackChoices.map((choice) => (
              <Button key={choice} type="submit" name="callBack" value={choice} variant="outline" className="px-2">
                {queue.callBack[choice]}
              </Button>
            ))}
          </div>
        </Outcome>
        <Outcome name={queue.wrongNumber} isOpen={isPressed('wrong-number')}>
          <TextField
            label={queue.newNumber}
            name="newNumber"
            type="tel"
            defaultValue={returned?.remarks.newNumber}
            error={mistakes.newNumber && fields.mistakes.phone}
          />
          <Records outcome="wrong-number" variant="secondary">
            {queue.recordWrong}
          </Records>
        </Outcome>
        <Outcome name={queue.correct} isOpen={isPressed('address-corrected') || contested !== undefined}>
          {contested && <ContestedNotice contested={contested} />}
          <DeliveryFields key={delivery.key} typed={delivery.typed} mistakes={mistakes} />
          <Records outcome="address-corrected">{queue.saveAndConfirm}</Records>
        </Outcome>
        <Outcome name={queue.change} isOpen={isPressed('changed') || refusal !== undefined}>
          <LinesFields key={lines.key} lines={lines.typed} />
          {refusal && <LinesNotice refusal={refusal} />}
          {mistakes.lines && <p className="text-clay">{orders.lines.empty}</p>}
          <ClaimedTotal refusal={refusal} />
          <Records outcome="changed">
            {refusal?.outcome === 'repriced'
              ? orders.lines.agree(formatPrice(refusal.quote.totals.total))
              : queue.saveAndConfirm}
          </Records>
        </Outcome>
        <Outcome name={queue.cancel} isOpen={isPressed('cancelled')}>
          <ReasonField typed={returned?.remarks.reason} isMissing={mistakes.reason !== undefined} />
          <Records outcome="cancelled">{queue.cancelOrder}</Records>
        </Outcome>
      </div>
      <ButtonLink to={nextAddress([...skipped, card.id])} variant="quiet" className="mt-2 w-full">
        {queue.skip}
      </ButtonLink>
      <div className="sticky bottom-14 z-10 -mx-4 mt-3 grid grid-cols-2 gap-3 border-sand-deep border-t bg-limestone/95 p-4 lg:bottom-0">
        <Button
          type="submit"
          name="outcome"
          value="no-answer"
          variant="outline"
          disabled={isSending}
          className="w-full text-lg"
        >
          {queue.noAnswer}
        </Button>
        <Button type="submit" name="outcome" value="confirmed" disabled={isSending} className="w-full text-lg">
          {queue.confirmed}
        </Button>
      </div>
    </Form>
  )
}

/** One outcome at a time is unfolded: the browser closes the others of the same name. */
function Outcome({ name, isOpen = false, children }: { name: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details name="outcome" open={isOpen}>
      <summary className="flex min-h-13 items-center px-4 font-semibold">{name}</summary>
      <div className="px-4 pt-1 pb-5">{children}</div>
    </details>
  )
}

interface RecordsProps {
  readonly outcome: CallOutcome
  readonly variant?: 'primary' | 'secondary'
  readonly children: ReactNode
}

/** The button under what unfolds. */
function Records({ outcome, variant = 'primary', children }: RecordsProps) {
  return (
    <Button type="submit" name="outcome" value={outcome} variant={variant} className="mt-4 w-full">
      {children}
    </Button>
  )
}
