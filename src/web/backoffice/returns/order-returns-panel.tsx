import { Form } from 'react-router'
import {
  type ListedReturn,
  maxReturnNoteLength,
  type ReturnableLine,
  returnReasons,
  returnWishes,
} from '#domain/returns/order-return.ts'
import { returnsMessages } from '#page-messages/backoffice/returns.ts'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { SelectField, TextArea } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { ReturnRows } from './return-rows.tsx'

interface OrderReturnsProps {
  readonly returns: readonly ListedReturn[]
  /** Those with pieces left to return; undefined unless the order was delivered. */
  readonly returnable: readonly ReturnableLine[] | undefined
  readonly isRefused: boolean
}

/** The returns of an order, and the form to open one. */
export function OrderReturnsPanel({ returns, returnable, isRefused }: OrderReturnsProps) {
  const lines = returnable?.filter(({ left }) => left > 0)
  if (returns.length === 0 && !lines) return null
  return (
    <Panel title={returnsMessages.ofOrder}>
      {isRefused && <Notice tone="error">{returnsMessages.outcomes['no-such-pieces']()}</Notice>}
      {returns.length > 0 && <ReturnRows returns={returns} />}
      {lines?.length === 0 && <p className="text-ink-soft">{returnsMessages.noPiecesLeft}</p>}
      {lines && lines.length > 0 && (
        <Disclosure title={returnsMessages.open} isOpen={isRefused}>
          <Form method="post" className="mt-2 space-y-3">
            <input type="hidden" name="do" value="open-return" />
            <p className="text-ink-soft text-sm">{returnsMessages.openText}</p>
            {lines.map(({ position, name, left }) => (
              <SelectField
                key={position}
                label={returnsMessages.howMany(name, left)}
                name={`pieces-${position}`}
                defaultValue={lines.length === 1 ? '1' : '0'}
                choices={Array.from({ length: Math.min(left, 100) + 1 }, (_, count) => ({
                  value: String(count),
                  name: String(count),
                }))}
              />
            ))}
            <SelectField
              label={returnsMessages.reason}
              name="reason"
              defaultValue="size"
              choices={returnReasons.map((value) => ({ value, name: returnsMessages.reasons[value] }))}
            />
            <SelectField
              label={returnsMessages.wish}
              name="wish"
              defaultValue="exchange"
              choices={returnWishes.map((value) => ({ value, name: returnsMessages.wishes[value] }))}
            />
            <TextArea label={returnsMessages.note} name="note" rows={2} maxLength={maxReturnNoteLength} />
            <SubmitButton variant="secondary" className="w-full">
              {returnsMessages.openButton}
            </SubmitButton>
          </Form>
        </Disclosure>
      )}
    </Panel>
  )
}
