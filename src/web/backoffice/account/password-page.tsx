import { useRef } from 'react'
import { data, Form } from 'react-router'
import { changePassword } from '#domain/operators/set-password.ts'
import { accountMessages } from '#page-messages/backoffice/account.ts'
import { personalPasswordWords, readNewPassword } from '#web/backoffice/auth/account-form.ts'
import { identityStateIn, officeByForm } from '#web/backoffice/auth/check-submitted-identity.ts'
import { IdentityFields } from '#web/backoffice/auth/identity-fields.tsx'
import { NewPasswordFields } from '#web/backoffice/auth/new-password-fields.tsx'
import { requireSession } from '#web/backoffice/auth/require-session.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { OfficePage } from '#web/backoffice/layout/office-page.tsx'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { readForm } from '#web/forms/read-form.ts'
import { done } from '#web/http/done.ts'
import { accountPath } from '#web/paths/backoffice-account-paths.ts'
import { Notice } from '#web/ui/notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { Route } from './+types/password-page'

export function loader({ context, request }: Route.LoaderArgs) {
  return { identity: identityStateIn(context, request) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { email, name } = requireSession(context, request)
  const form = await readForm(request)
  const wanted = readNewPassword(form, await personalPasswordWords(officeIn(context), { email, name }))
  if ('fieldErrors' in wanted) return data(wanted, { status: 422 })
  const check = await officeByForm(context, request, form)
  if ('problem' in check) return data({ outcome: 'identity', problem: check.problem } as const, check.init)
  await changePassword(check.office, check.session.id, wanted.value)
  return done({ outcome: 'changed' } as const)
}

/** Changes the password of the signed-in operator. */
export default function PasswordPage({ loaderData: { identity }, actionData }: Route.ComponentProps) {
  const form = useRef<HTMLFormElement>(null)
  const problem = actionData?.outcome === 'identity' ? actionData.problem : undefined
  const fieldErrors = actionData?.outcome === 'invalid' ? actionData.fieldErrors : undefined
  return (
    <OfficePage
      title={accountMessages.password.title}
      back={{ to: accountPath(), name: accountMessages.back }}
      className="max-w-2xl space-y-5"
    >
      {actionData?.outcome === 'changed' ? (
        <Notice tone="success">{accountMessages.password.changed}</Notice>
      ) : (
        <Panel title={accountMessages.password.button}>
          <Form method="post" ref={form} className="space-y-5">
            <IdentityFields {...{ form, identity }} problem={problem} />
            <NewPasswordFields fieldErrors={fieldErrors} />
            <SubmitButton>{accountMessages.password.button}</SubmitButton>
            <p className="text-ink-soft text-sm">{accountMessages.password.text}</p>
          </Form>
        </Panel>
      )}
    </OfficePage>
  )
}
