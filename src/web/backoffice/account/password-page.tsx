import { useRef } from 'react'
import { data, Form } from 'react-router'
import { changePassword } from '#domain/operators/set-password.ts'
import { readNewPassword } from '#web/backoffice/auth/account-form.ts'
import { NewPasswordFields } from '#web/backoffice/auth/new-password-fields.tsx'
import { personalPasswordWords } from '#web/backoffice/auth/personal-password-words.ts'
import { requireFreshSession } from '#web/backoffice/auth/require-session.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { BackLink } from '#web/backoffice/layout/back-link.tsx'
import { BackofficeTitle } from '#web/backoffice/layout/backoffice-title.tsx'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { useBackofficeMessages } from '#web/backoffice/text/backoffice-messages.ts'
import { readForm } from '#web/forms/read-form.ts'
import { useFocusOnError } from '#web/forms/use-focus-on-error.ts'
import { accountPath } from '#web/paths/backoffice-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/password-page'

export function loader({ context, request }: Route.LoaderArgs) {
  requireFreshSession(context, request)
}

export async function action({ context, request }: Route.ActionArgs) {
  const office = officeIn(context)
  const session = requireFreshSession(context, request)
  const wanted = readNewPassword(await readForm(request), await personalPasswordWords(office, session.operator))
  if ('fieldErrors' in wanted) return data(wanted, { status: 422 })
  await changePassword(office, session.id, wanted.value)
  return { outcome: 'changed' } as const
}

/** Changes the password of the signed-in operator. */
export default function PasswordPage({ actionData }: Route.ComponentProps) {
  const { account } = useBackofficeMessages()
  const form = useRef<HTMLFormElement>(null)
  useFocusOnError(form, actionData?.outcome === 'changed' ? undefined : actionData)
  return (
    <div className="mx-auto max-w-2xl space-y-5">
      <BackofficeTitle title={account.password.title} />
      <BackLink to={accountPath()}>{account.back}</BackLink>
      <h1 className="text-3xl">{account.password.title}</h1>
      {actionData?.outcome === 'changed' ? (
        <Notice tone="success">{account.password.changed}</Notice>
      ) : (
        <Panel title={account.password.button}>
          <Form method="post" ref={form} className="space-y-5">
            <NewPasswordFields fieldErrors={actionData?.fieldErrors} />
            <Button type="submit">{account.password.button}</Button>
            <p className="text-ink-soft text-sm">{account.password.text}</p>
          </Form>
        </Panel>
      )}
    </div>
  )
}
