import { Form, Link } from 'react-router'
import type { BatchUndoOutcome } from '#domain/orders/status/undo-batch.ts'
import { orderNamesMessages } from '#page-messages/backoffice/order-names.ts'
import { undoStepsMessages } from '#page-messages/backoffice/undo-steps.ts'
import { FocusedNotice } from '#web/backoffice/layout/focused-notice.tsx'
import { maxNoteLength } from '#web/backoffice/orders/note-limits.ts'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { orderDetailsPath } from '#web/paths/backoffice-order-paths.ts'
import { formatList } from '#web/text/format.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { TextField } from '#web/ui/field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'

/** Undoes the step of all orders that took it together. */
export function UndoBatchButton({ batchId, count }: { batchId: string; count: number }) {
  return (
    <Form method="post">
      <input type="hidden" name="do" value="undo" />
      <input type="hidden" name="batch" value={batchId} />
      <SubmitButton variant="outline">{undoStepsMessages.batch.undo(count)}</SubmitButton>
    </Form>
  )
}

interface LateBatchUndoProps {
  readonly title: string
  /** Absent where the page says which by itself. */
  readonly batchId?: string
  readonly count: number
}

/** The form that undoes what was done together some time ago, when customers may know of it. */
export function LateBatchUndo({ title, batchId, count }: LateBatchUndoProps) {
  return (
    <Disclosure title={title}>
      <Form method="post" className="space-y-3 pb-2">
        <input type="hidden" name="do" value="undo" />
        {batchId && <input type="hidden" name="batch" value={batchId} />}
        <TextField
          label={undoStepsMessages.reason}
          hint={undoStepsMessages.batch.reasonHint}
          name="reason"
          autoComplete="off"
          maxLength={maxNoteLength}
        />
        <Checkbox name="tell" defaultChecked>
          {undoStepsMessages.batch.correct}
        </Checkbox>
        <SubmitButton variant="outline">{undoStepsMessages.batch.undo(count)}</SubmitButton>
      </Form>
    </Disclosure>
  )
}

/** The numbers of the orders that took a step together. */
export function TakenOrders({ numbers }: { numbers: readonly string[] }) {
  return (
    <Disclosure title={undoStepsMessages.batch.taken} isSmall>
      <p className="tabular-nums">
        <OrderNumbers in={formatList(numbers)} />
      </p>
    </Disclosure>
  )
}

/** What became of undoing a batch: how many orders are as before, and which are not and why. */
export function BatchUndoResult({ result }: { result: BatchUndoOutcome }) {
  const { batch } = undoStepsMessages
  const { undone, notUndone } = result
  return (
    <FocusedNotice changed={result} tone={notUndone.length > 0 ? 'info' : 'success'}>
      <p>{undone > 0 ? batch.done(undone) : batch.none}</p>
      {notUndone.length > 0 && (
        <ul>
          {notUndone.map(({ id, number, reason, status }) => (
            <li key={id}>
              <Link
                to={orderDetailsPath(id)}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                <OrderNumbers in={batch.notUndone(number, batch.reasons[reason](orderNamesMessages.states[status]))} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </FocusedNotice>
  )
}
