import { Form } from 'react-router'
import { NewPasswordFields } from '#web/backoffice/auth/new-password-fields.tsx'
import { useBackofficeMessages } from '#web/backoffice/text/backoffice-messages.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Panel } from '../layout/panel.tsx'
import type { AccountActionData } from './account-action-data.ts'

/** Requires the current password, so that an unattended browser cannot change it. */
export function PasswordPanel({ result: given }: { result: AccountActionData }) {
  const { password: messages } = useBackofficeMessages().account
  const result = given?.outcome === 'misnamed' || given?.outcome === 'renamed' ? undefined : given
  const wrong = { 'wrong-password': messages.wrong, 'rate-limited': messages.rateLimited, invalid: undefined }
  return (
    <Panel title={messages.title}>
      <details open={result !== undefined}>
        <summary className="flex min-h-11 items-center font-semibold text-door">{messages.button}</summary>
        <Form method="post" className="mt-3 space-y-5">
          <TextField
            label={messages.current}
            name="current"
            type="password"
            autoComplete="current-password"
            required
            error={result && wrong[result.outcome]}
          />
          <NewPasswordFields fieldErrors={result?.outcome === 'invalid' ? result.fieldErrors : undefined} />
          <Button type="submit" name="do" value="change-password" variant="secondary">
            {messages.button}
          </Button>
          <p className="text-ink-soft text-sm">{messages.text}</p>
        </Form>
      </details>
    </Panel>
  )
}
