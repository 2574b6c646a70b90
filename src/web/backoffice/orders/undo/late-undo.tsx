import { Form, useNavigation } from 'react-router'
import type { UndoableStep } from '#domain/orders/status/get-undoable-step.ts'
import { fieldErrorsMessages } from '#page-messages/backoffice/field-errors.ts'
import { ordersMessages } from '#page-messages/backoffice/orders.ts'
import { undoStepsMessages } from '#page-messages/backoffice/undo-steps.ts'
import { maxNoteLength } from '#web/backoffice/orders/note-limits.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { TextField } from '#web/ui/field.tsx'

interface LateUndoProps {
  readonly step: UndoableStep
  /** Whether the form was sent without a reason. */
  readonly isReasonMissing: boolean
}

/**
 * The form that undoes the last step once the customer may know of it: with a reason, and a letter that corrects one.
 */
export function LateUndo({ step, isReasonMissing }: LateUndoProps) {
  const isSending = useNavigation().state !== 'idle'
  return (
    <Disclosure
      title={undoStepsMessages.late(ordersMessages.states[step.to])}
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
        <Button type="submit" variant="outline" disabled={isSending}>
          {undoStepsMessages.undoOf(ordersMessages.states[step.to])}
        </Button>
      </Form>
    </Disclosure>
  )
}
