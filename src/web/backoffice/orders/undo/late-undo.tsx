import { Form, useNavigation } from 'react-router'
import type { UndoableStep } from '#domain/orders/status/get-undoable-step.ts'
import { backoffice } from '#page-messages/backoffice.ts'
import { maxNoteLength } from '#web/backoffice/orders/note-limits.ts'
import { Button } from '#web/ui/button.tsx'
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
  const { undoSteps, orders, fieldErrors } = backoffice
  const isSending = useNavigation().state !== 'idle'
  return (
    <details open={isReasonMissing} className="mt-4 border-sand-deep border-t pt-2">
      <summary className="flex min-h-11 items-center font-semibold text-door">
        {undoSteps.late(orders.states[step.to])}
      </summary>
      <Form method="post" className="space-y-3">
        <input type="hidden" name="do" value="undo" />
        <input type="hidden" name="step" value={step.id} />
        <TextField
          label={undoSteps.reason}
          hint={undoSteps.reasonHint}
          name="reason"
          autoComplete="off"
          maxLength={maxNoteLength}
          error={isReasonMissing ? fieldErrors.required : undefined}
        />
        {step.wasTold && (
          <label className="flex min-h-11 items-center gap-3">
            <input type="checkbox" name="tell" defaultChecked className="size-5 shrink-0 accent-door" />
            <span>
              {undoSteps.wasTold} {undoSteps.correct}
            </span>
          </label>
        )}
        <Button type="submit" variant="outline" disabled={isSending}>
          {undoSteps.undoOf(orders.states[step.to])}
        </Button>
      </Form>
    </details>
  )
}
