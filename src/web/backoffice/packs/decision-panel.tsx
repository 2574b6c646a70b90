import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { useFocusOnMistake } from '../../focus-on-mistake.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { Panel } from '../layout/panel.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { DecisionMistakes, DecisionStep } from './decision-form.ts'

interface DecisionPanelProps {
  readonly step: DecisionStep
  readonly today: string
  readonly typed: { readonly lastDay: string; readonly note: string }
  readonly mistakes: DecisionMistakes
}

/** One decision that can be taken, with what it needs. */
export function DecisionPanel({ step, today, typed, mistakes }: DecisionPanelProps) {
  const { packs: words } = useOfficeMessages()
  const isBusy = useNavigation().state !== 'idle'
  const form = useRef<HTMLFormElement>(null)
  const hasMistake = Object.keys(mistakes).length > 0
  useFocusOnMistake(form, hasMistake ? { outcome: 'invalid' } : undefined)
  const isRefusal = step === 'refused'
  return (
    <Panel title={words.steps[step].title}>
      <Form method="post" ref={form} className="space-y-4">
        <input type="hidden" name="step" value={step} />
        {!isRefusal && (
          <TextField
            label={words.lastDay}
            name="lastDay"
            type="date"
            min={today}
            required
            defaultValue={typed.lastDay}
            error={mistakes.lastDay && words.mistakes[mistakes.lastDay]}
          />
        )}
        <TextArea
          label={isRefusal ? words.reason : words.noteToMaker}
          name="note"
          rows={3}
          required={isRefusal}
          defaultValue={typed.note}
          hint={isRefusal ? words.reasonHint : words.noteHint}
          error={mistakes.note && words.mistakes[mistakes.note]}
        />
        <Button
          type="submit"
          disabled={isBusy}
          variant={isRefusal ? 'outline' : 'primary'}
          className="w-full sm:w-auto"
        >
          {words.steps[step].button}
        </Button>
      </Form>
    </Panel>
  )
}
