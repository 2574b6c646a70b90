import { data, Form, redirect } from 'react-router'
import { findOperatorLink } from '#domain/operators/operator-link.ts'
import { setPasswordByLink } from '#domain/operators/set-password.ts'
import { authMessages } from '#page-messages/backoffice/auth.ts'
import { maxVisitorFormBytes, readForm } from '#web/forms/read-form.ts'
import { marketplaceIn, publicUrlIn } from '#web/page-context.ts'
import { choosePasswordPath, forgotPasswordPath, passwordChosenPath } from '#web/paths/backoffice-account-paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { Route } from './+types/choose-password-page'
import { personalPasswordWords, readNewPassword } from './account-form.ts'
import { AuthFrame } from './auth-frame.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { deviceCookie, deviceTokenOf } from './session-cookie.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const link = await findOperatorLink(marketplaceIn(context), params.token)
  return data({ email: link?.operator.email }, { status: link ? 200 : 404 })
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const marketplace = marketplaceIn(context)
  const link = await findOperatorLink(marketplace, params.token)
  if (!link) throw redirect(choosePasswordPath(params.token))
  const password = readNewPassword(
    await readForm(request, maxVisitorFormBytes),
    await personalPasswordWords(marketplace, link.operator),
  )
  if ('fieldErrors' in password) return data(password, { status: 422 })
  const publicUrl = publicUrlIn(context)
  const deviceToken = await setPasswordByLink(
    marketplace,
    params.token,
    password.value,
    deviceTokenOf(request, publicUrl),
  )
  if (deviceToken === undefined) throw redirect(choosePasswordPath(params.token))
  return redirect(passwordChosenPath(), { headers: { 'Set-Cookie': deviceCookie(deviceToken, publicUrl) } })
}

/** The target of invitation and password reset links. */
export default function ChoosePasswordPage({ loaderData: { email }, actionData }: Route.ComponentProps) {
  const { choose: messages } = authMessages
  if (email === undefined) {
    return (
      <AuthFrame title={messages.closed} text={messages.closedText}>
        <ButtonLink to={forgotPasswordPath()} className="w-full">
          {messages.another}
        </ButtonLink>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={messages.title} text={messages.text(email)}>
      <Form method="post" className="space-y-5">
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <NewPasswordFields fieldErrors={actionData?.fieldErrors} />
        <SubmitButton className="w-full">{messages.button}</SubmitButton>
      </Form>
    </AuthFrame>
  )
}
