import { useRef } from 'react'
import { data, Form } from 'react-router'
import { changeOwnEmail } from '#domain/operators/change-own-email.ts'
import { accountMessages } from '#page-messages/backoffice/account.ts'
import { identityStateIn, officeByForm } from '#web/backoffice/auth/check-submitted-identity.ts'
import { IdentityFields } from '#web/backoffice/auth/identity-fields.tsx'
import { personForm } from '#web/backoffice/auth/person-form.ts'
import { fieldProps } from '#web/backoffice/forms/field-props.ts'
import { OfficePage } from '#web/backoffice/layout/office-page.tsx'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { readTyped, typedIn } from '#web/forms/form.ts'
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

const emailForm = { email: personForm.email }

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request)
  const typed = typedIn(emailForm, form)
  const reading = readTyped(emailForm, typed)
  if (reading.outcome === 'invalid') return data({ ...reading, typed }, { status: 422 })
  const { email } = reading.value
  const check = await officeByForm(context, request, form)
  if ('problem' in check) return data({ outcome: 'identity', problem: check.problem, typed } as const, check.init)
  const outcome = await changeOwnEmail(check.office, email)
  return outcome === 'taken' ? data({ outcome }, { status: 409 }) : done({ outcome, email })
}

/** Changes the email address of the signed-in operator. */
export default function EmailPage({ loaderData: { identity }, actionData }: Route.ComponentProps) {
  const { email: messages } = accountMessages
  const form = useRef<HTMLFormElement>(null)
  const late = actionData?.outcome === 'identity' ? actionData : undefined
  const typed = actionData && 'typed' in actionData ? actionData.typed : undefined
  const fieldErrors = actionData?.outcome === 'invalid' ? actionData.fieldErrors : {}
  const field = fieldProps(emailForm, { names: { email: messages.label }, typed, fieldErrors }).email
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
          <TextField {...field} autoComplete="off" />
          <IdentityFields {...{ form, identity }} problem={late?.problem} />
          <SubmitButton>{messages.button}</SubmitButton>
          <p className="text-ink-soft text-sm">{messages.text}</p>
        </Form>
      </Panel>
    </OfficePage>
  )
}
