import { data, Form, redirect } from 'react-router'
import { authMessages } from '#page-messages/backoffice/auth.ts'
import { errorsMessages } from '#page-messages/backoffice/layout.ts'
import { sessionIn } from '#web/backoffice/backoffice-context.ts'
import { useDeletionAfterSignOut } from '#web/backoffice/offline/signed-out-operator.ts'
import { readForm } from '#web/forms/read-form.ts'
import { signInPath } from '#web/paths/backoffice-account-paths.ts'
import { dashboardPath } from '#web/paths/backoffice-paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { Route } from './+types/kept-form-page'
import { AuthFrame } from './auth-frame.tsx'
import { keptFields } from './kept-fields.ts'
import { backofficePathIn, openingPath } from './require-session.ts'

export async function action({ context, request }: Route.ActionArgs) {
  const at = backofficePathIn(request, 'at')
  if (at === undefined) return redirect(signInPath())
  const opening = openingPath(sessionIn(context), backofficePathIn(request, 'to'))
  return data({ at, opening, ...keptFields(await readForm(request)) }, { status: 401 })
}

/** What a browser without script sent after its session had ended: it is sent again after signing in. */
export default function KeptFormPage({ actionData }: Route.ComponentProps) {
  useDeletionAfterSignOut()
  const { keptForm: messages } = authMessages
  // Nothing is kept for whoever opens the address itself.
  if (!actionData)
    return (
      <AuthFrame title={messages.nothing} text={messages.nothingText}>
        <ButtonLink to={dashboardPath()} className="w-full">
          {errorsMessages.toDashboard}
        </ButtonLink>
      </AuthFrame>
    )
  const { at, opening, fields, hasLostFile } = actionData
  return (
    <AuthFrame title={messages.title} text={messages.text}>
      {hasLostFile && <Notice tone="info">{messages.withoutFile}</Notice>}
      <ButtonLink to={opening} target="_blank" rel="noopener" reloadDocument className="w-full">
        {messages.open}
      </ButtonLink>
      <Form method="post" action={at} reloadDocument>
        {fields.map(([name, value], position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a field may be there several times, and none changes
          <input key={position} type="hidden" name={name} value={value} />
        ))}
        <SubmitButton variant="secondary" className="w-full">
          {messages.send}
        </SubmitButton>
      </Form>
    </AuthFrame>
  )
}
