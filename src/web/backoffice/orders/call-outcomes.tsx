import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { formatPrice } from '#domain/money.ts'
import type { CallOutcome } from '#domain/orders/call.ts'
import { callBackChoices } from '#domain/orders/call-back-time.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import { longestNote } from './call-form.ts'
import type { CallAnswer, CallCardFacts } from './calls-page.tsx'
import { DeliveryFields } from './delivery-fields.tsx'
import { LinesFields } from './lines-fields.tsx'
import { ClaimedTotal, LinesNotice } from './lines-notice.tsx'
import { nextAddress } from './next-address.ts'
import { TellChoice } from './tell-choice.tsx'

interface CallOutcomesProps {
  readonly card: CallCardFacts
  readonly skipped: readonly number[]
  readonly answer: CallAnswer
}

/** What came of the call. The two frequent outcomes lie under the thumb, the others unfold. */
export function CallOutcomes({ card, skipped, answer }: CallOutcomesProps) {
  const { orders } = useOfficeMessages()
  const { queue, fields } = orders
  const isSending = useNavigation().state !== 'idle'
  const mistakes = answer?.outcome === 'invalid' ? answer.mistakes : {}
  const refusal = answer?.outcome === 'not-changed' ? answer.result : undefined
  const canTell = card.customer.email !== undefined
  const known = {
    customer: card.customer,
    address: card.delivery.address,
    city: card.delivery.city,
    governorate: card.saidGovernorate,
  }
  const same = { card, skipped }
  return (
    <>
      <div className="mt-4 divide-y divide-sand-deep overflow-hidden rounded-2xl bg-white ring-1 ring-sand-deep">
        <Outcome name={queue.otherTime}>
          <CallForm {...same} outcome="no-answer">
            <div className="grid grid-cols-2 gap-3">
              {callBackChoices.map((choice) => (
                <Button key={choice} type="submit" name="callBack" value={choice} variant="outline" className="px-2">
                  {queue.callBack[choice]}
                </Button>
              ))}
            </div>
          </CallForm>
        </Outcome>
        <Outcome name={queue.wrongNumber} isOpen={mistakes.newNumber !== undefined}>
          <CallForm {...same} outcome="wrong-number">
            <TextField
              label={queue.newNumber}
              name="newNumber"
              type="tel"
              error={mistakes.newNumber && fields.mistakes.phone}
            />
            <Button type="submit" variant="secondary" className="mt-4 w-full">
              {queue.recordWrong}
            </Button>
          </CallForm>
        </Outcome>
        <Outcome name={queue.correct} isOpen={answer?.outcome === 'invalid' && answer.of === 'address-corrected'}>
          <CallForm {...same} outcome="address-corrected">
            <DeliveryFields known={known} mistakes={mistakes} />
            <TellChoice canTell={canTell} />
            <Button type="submit" className="mt-2 w-full">
              {queue.saveAndConfirm}
            </Button>
          </CallForm>
        </Outcome>
        <Outcome name={queue.change} isOpen={refusal !== undefined || mistakes.lines !== undefined}>
          <CallForm {...same} outcome="changed">
            <LinesFields lines={card.lines} />
            {refusal && <LinesNotice refusal={refusal} />}
            {mistakes.lines && <p className="text-clay">{orders.lines.empty}</p>}
            <ClaimedTotal refusal={refusal} />
            <TellChoice canTell={canTell} />
            <Button type="submit" className="mt-2 w-full">
              {refusal?.outcome === 'repriced'
                ? orders.lines.agree(formatPrice(refusal.quote.totals.total))
                : queue.saveAndConfirm}
            </Button>
          </CallForm>
        </Outcome>
        <Outcome name={queue.cancel} isOpen={mistakes.reason !== undefined}>
          <CallForm {...same} outcome="cancelled">
            <TextField
              label={queue.reason}
              name="reason"
              list="reasons"
              autoComplete="off"
              maxLength={longestNote}
              required
              error={mistakes.reason && fields.mistakes.required}
            />
            <datalist id="reasons">
              {queue.reasons.map((reason) => (
                <option key={reason} value={reason} />
              ))}
            </datalist>
            <TellChoice canTell={canTell} />
            <Button type="submit" className="mt-2 w-full">
              {queue.cancelOrder}
            </Button>
          </CallForm>
        </Outcome>
      </div>
      <div className="mt-4">
        <TextField label={queue.note} name="note" form="call" maxLength={longestNote} />
        <TellChoice canTell={canTell} form="call" />
      </div>
      <ButtonLink to={nextAddress([...skipped, card.id])} variant="quiet" className="w-full">
        {queue.skip}
      </ButtonLink>
      <CallForm {...same} id="call">
        <div className="sticky bottom-14 z-10 -mx-4 mt-3 grid grid-cols-2 gap-3 border-sand-deep border-t bg-limestone/95 p-4 lg:bottom-0">
          {/* Enter presses the first: a note that is half typed confirms nothing. */}
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
      </CallForm>
    </>
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

interface CallFormProps extends Pick<CallOutcomesProps, 'card' | 'skipped'> {
  /** Where the button says it, there is none. */
  readonly outcome?: CallOutcome
  readonly id?: string
  readonly children: ReactNode
}

/** The address keeps the card in place when something is wrong, whatever comes due meanwhile. */
function CallForm({ card, skipped, outcome, id, children }: CallFormProps) {
  return (
    <Form method="post" action={`/admin/calls?order=${card.id}`} id={id} noValidate className={id && 'contents'}>
      <input type="hidden" name="id" value={card.id} />
      <input type="hidden" name="number" value={card.number} />
      {outcome && <input type="hidden" name="outcome" value={outcome} />}
      {skipped.map((skip) => (
        <input key={skip} type="hidden" name="skip" value={skip} />
      ))}
      {children}
    </Form>
  )
}
