import { Form, useNavigation } from 'react-router'
import { fieldErrorsMessages } from '#page-messages/backoffice/field-errors.ts'
import { planRequestsMessages } from '#page-messages/backoffice/plan-requests.ts'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import type { DecisionFieldErrors, DecisionStep } from './decision-form.ts'

interface DecisionPanelProps {
  readonly step: DecisionStep
  readonly today: string
  readonly typed: { readonly lastDay: string; readonly note: string }
  readonly fieldErrors: DecisionFieldErrors
}

/** The form of one possible decision. */
export function DecisionPanel({ step, today, typed, fieldErrors }: DecisionPanelProps) {
  const isBusy = useNavigation().state !== 'idle'
  const isRefusal = step === 'refused'
  return (
    <Panel title={planRequestsMessages.steps[step].title}>
      <Form method="post" className="space-y-4">
        <input type="hidden" name="step" value={step} />
        {!isRefusal && (
          <TextField
            label={planRequestsMessages.lastDay}
            name="lastDay"
            type="date"
            min={today}
            required
            defaultValue={typed.lastDay}
            error={fieldErrors.lastDay && fieldErrorsMessages[fieldErrors.lastDay]}
          />
        )}
        <TextArea
          label={isRefusal ? planRequestsMessages.reason : planRequestsMessages.noteToMaker}
          name="note"
          rows={3}
          required={isRefusal}
          defaultValue={typed.note}
          hint={isRefusal ? planRequestsMessages.reasonHint : planRequestsMessages.noteHint}
          error={fieldErrors.note && fieldErrorsMessages[fieldErrors.note]}
        />
        <Button
          type="submit"
          disabled={isBusy}
          variant={isRefusal ? 'outline' : 'primary'}
          className="w-full sm:w-auto"
        >
          {planRequestsMessages.steps[step].button}
        </Button>
      </Form>
    </Panel>
  )
}
