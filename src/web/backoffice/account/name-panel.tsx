import { Form } from 'react-router'
import { accountMessages } from '#page-messages/backoffice/account.ts'
import { fieldErrorsMessages } from '#page-messages/backoffice/field-errors.ts'
import type { AccountFieldErrors } from '#web/backoffice/auth/account-form.ts'
import { maxNameLength } from '#web/backoffice/auth/account-limits.ts'
import { LiveRegion } from '#web/ui/live-region.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../layout/panel.tsx'
import type { Route } from './+types/account-page'

/** The operator's name. An owner created from the configuration is named after the email address. */
export function NamePanel({ name, result }: { name: string; result: Route.ComponentProps['actionData'] }) {
  const { name: messages } = accountMessages
  const fieldError: AccountFieldErrors['name'] = result?.outcome === 'misnamed' ? result.fieldErrors.name : undefined
  return (
    <Panel title={messages.title}>
      <LiveRegion>
        {result?.outcome === 'renamed' && (
          <Notice isStatic tone="success">
            {messages.saved}
          </Notice>
        )}
      </LiveRegion>
      <Form method="post" className="flex flex-wrap items-end gap-3">
        <TextField
          label={messages.label}
          name="name"
          autoComplete="name"
          required
          maxLength={maxNameLength}
          defaultValue={name}
          error={fieldError && fieldErrorsMessages[fieldError]}
          className="min-w-56 flex-1"
        />
        <Button type="submit" name="do" value="rename" variant="secondary">
          {messages.save}
        </Button>
        <p className="w-full text-ink-soft text-sm">{messages.text}</p>
      </Form>
    </Panel>
  )
}
