import { Form, useNavigation } from 'react-router'
import { handsOver, owesPayment } from '#domain/orders/payment.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Panel } from '../layout/panel.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import { EnterWaits } from './enter-waits.tsx'
import { longestNote } from './note-limits.ts'
import { ReasonField } from './reason-field.tsx'
import type { SheetAnswer, ShownSheet } from './sheet-page.tsx'
import { TellChoice } from './tell-choice.tsx'
import { UnpaidWarning } from './unpaid-warning.tsx'
import { useWordsOnTheirWay } from './use-words-on-their-way.ts'

/** The steps that lead on from where the order is, with a note and a letter if wanted. */
export function SheetSteps({ sheet, answer }: { sheet: ShownSheet; answer: SheetAnswer }) {
  const { id, status, nextSteps, customer } = sheet
  const { sheet: words, steps } = useOfficeMessages().orders
  const refused = answer && 'typed' in answer ? answer.typed : undefined
  const note = useWordsOnTheirWay<HTMLInputElement>(refused !== undefined)
  const isSending = useNavigation().state !== 'idle'
  const onward = nextSteps.filter((to) => to !== 'cancelled')
  if (nextSteps.length === 0) return <Panel title={words.next}>{words.nothingNext}</Panel>
  return (
    <Panel title={words.next}>
      {status === 'received' && (
        <ButtonLink to={`/admin/calls?order=${id}`} variant="secondary" className="mb-4 w-full">
          <Icon name="phone" />
          {words.callNow}
        </ButtonLink>
      )}
      <Form method="post" onSubmit={note.send}>
        <EnterWaits />
        <input type="hidden" name="do" value="step" />
        <input type="hidden" name="from" value={status} />
        <TextField
          label={words.note}
          name="note"
          maxLength={longestNote}
          ref={note.field}
          defaultValue={refused?.note}
        />
        <TellChoice canTell={customer.email !== undefined} isChosen={refused?.tellsCustomer ?? true} />
        {onward.some(handsOver) && owesPayment(sheet) && <UnpaidWarning isRefused={answer?.outcome === 'unpaid'} />}
        <div className="mt-2 grid gap-3 sm:grid-cols-2">
          {onward.map((to, index) => (
            <Button
              key={to}
              type="submit"
              name="to"
              value={to}
              variant={index === 0 ? 'primary' : 'outline'}
              disabled={isSending}
            >
              {steps[to]}
            </Button>
          ))}
        </div>
        {nextSteps.includes('cancelled') && (
          <details open={answer?.outcome === 'no-reason' || (refused?.reason ?? '') !== ''} className="mt-2">
            <summary className="flex min-h-11 items-center font-semibold text-door">{words.cancel}</summary>
            <ReasonField typed={refused?.reason} isMissing={answer?.outcome === 'no-reason'} />
            <Button type="submit" name="to" value="cancelled" variant="outline" disabled={isSending} className="mt-3">
              {steps.cancelled}
            </Button>
          </details>
        )}
      </Form>
    </Panel>
  )
}
