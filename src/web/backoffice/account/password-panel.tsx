import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { NewPasswordFields } from '../door/new-password-fields.tsx'
import { Panel } from '../layout/panel.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { AccountAnswer } from './account-page.tsx'

/** The present password stands before the new one: an open browser alone changes nothing. */
export function PasswordPanel({ answer: given }: { answer: AccountAnswer }) {
  const { password: words } = useOfficeMessages().account
  const answer = given?.outcome === 'misnamed' || given?.outcome === 'renamed' ? undefined : given
  const wrong = { 'wrong-password': words.wrong, 'too-many': words.tooMany, invalid: undefined }
  return (
    <Panel title={words.title}>
      <details open={answer !== undefined}>
        <summary className="flex min-h-11 items-center font-semibold text-door">{words.button}</summary>
        <Form method="post" className="mt-3 space-y-5">
          <TextField
            label={words.current}
            name="current"
            type="password"
            autoComplete="current-password"
            required
            error={answer && wrong[answer.outcome]}
          />
          <NewPasswordFields mistakes={answer?.outcome === 'invalid' ? answer.mistakes : undefined} />
          <Button type="submit" name="do" value="change-password" variant="secondary">
            {words.button}
          </Button>
          <p className="text-ink-soft text-sm">{words.text}</p>
        </Form>
      </details>
    </Panel>
  )
}
