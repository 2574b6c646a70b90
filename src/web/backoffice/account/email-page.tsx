import { useRef } from 'react'
import { data, Form } from 'react-router'
import { changeOwnEmail } from '#domain/operators/change-own-email.ts'
import { accountMessages } from '#page-messages/backoffice/account.ts'
import { fieldErrorsMessages } from '#page-messages/backoffice/field-errors.ts'
import { readEmail } from '#web/backoffice/auth/account-form.ts'
import { identityStateIn, officeByForm } from '#web/backoffice/auth/check-submitted-identity.ts'
import { IdentityFields } from '#web/backoffice/auth/identity-fields.tsx'
import { OfficePage } from '#web/backoffice/layout/office-page.tsx'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { readForm } from '#web/forms/read-form.ts'
import { done } from '#web/http/done.ts'
import { accountPath } from '#web/paths/backoffice-account-paths.ts'
import { TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { Route } from './+types/email-page'

export function loader({ context, request }: Route.LoaderArgs) {
  return { identity: identityStateIn(context, request) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request)
  const wanted = readEmail(form)
  if ('fieldErrors' in wanted) return data(wanted, { status: 422 })
  const { email } = wanted.value
  const check = await officeByForm(context, request, form)
  if ('problem' in check) return data({ outcome: 'identity', problem: check.problem, email } as const, check.init)
  const outcome = await changeOwnEmail(check.office, email)
  return outcome === 'taken' ? data({ outcome }, { status: 409 }) : done({ outcome, email })
}

/** Changes the email address of the signed-in operator. */
export default function EmailPage({ loaderData: { identity }, actionData }: Route.ComponentProps) {
  const { email: messages } = accountMessages
  const form = useRef<HTMLFormElement>(null)
  const late = actionData?.outcome === 'identity' ? actionData : undefined
  const error = actionData?.outcome === 'invalid' ? actionData.fieldErrors.email : undefined
  return (
    <OfficePage
      title={messages.title}
      back={{ to: accountPath(), name: accountMessages.back }}
      className="max-w-2xl space-y-5"
    >
      {actionData?.outcome === 'changed' && <Notice tone="success">{messages.changed(actionData.email)}</Notice>}
      {actionData?.outcome === 'taken' && <Notice tone="error">{messages.taken}</Notice>}
      <Panel title={identity.email}>
        <Form method="post" ref={form} className="space-y-5">
          <TextField
            label={messages.label}
            name="email"
            type="email"
            autoComplete="off"
            required
            defaultValue={late?.email}
            error={error && fieldErrorsMessages[error]}
          />
          <IdentityFields {...{ form, identity }} problem={late?.problem} />
          <SubmitButton>{messages.button}</SubmitButton>
          <p className="text-ink-soft text-sm">{messages.text}</p>
        </Form>
      </Panel>
    </OfficePage>
  )
}
