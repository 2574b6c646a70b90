import { data, Form, Link, redirect } from 'react-router'
import { rememberDevice } from '#domain/operators/known-device.ts'
import { isSetupTokenValid, setUpOwner } from '#domain/operators/owner-setup.ts'
import { startSession } from '#domain/operators/start-session.ts'
import { authMessages } from '#page-messages/backoffice/auth.ts'
import { fieldProps } from '#web/backoffice/forms/field-props.ts'
import { readTyped, typedIn } from '#web/forms/form.ts'
import { maxVisitorFormBytes, readForm } from '#web/forms/read-form.ts'
import { marketplaceIn, publicUrlIn } from '#web/page-context.ts'
import { secondFactorPath, signInPath } from '#web/paths/backoffice-account-paths.ts'
import { TextField } from '#web/ui/field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { Route } from './+types/setup-page'
import { personalPasswordWords, readNewPassword } from './account-form.ts'
import { AuthFrame } from './auth-frame.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { personForm } from './person-form.ts'
import { deviceTokenOf, signedInHeaders } from './session-cookie.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const isOpen = await isSetupTokenValid(marketplaceIn(context), params.token)
  return data({ isOpen }, { status: isOpen ? 200 : 404 })
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const marketplace = marketplaceIn(context)
  const form = await readForm(request, maxVisitorFormBytes)
  const typed = typedIn(personForm, form)
  const person = readTyped(personForm, typed)
  const password = readNewPassword(
    form,
    await personalPasswordWords(marketplace, 'value' in person ? person.value : undefined),
  )
  if ('fieldErrors' in person || 'fieldErrors' in password) {
    const fieldErrors = {
      ...('fieldErrors' in person && person.fieldErrors),
      ...('fieldErrors' in password && password.fieldErrors),
    }
    return data({ outcome: 'invalid', fieldErrors, typed } as const, { status: 422 })
  }
  const ownerId = await setUpOwner(marketplace, params.token, { ...person.value, password: password.value })
  if (ownerId === undefined) throw redirect(signInPath())
  const device = request.headers.get('User-Agent') ?? ''
  const publicUrl = publicUrlIn(context)
  const tokens = {
    session: await startSession(marketplace, ownerId, { device, isComplete: true }),
    device: await rememberDevice(marketplace, ownerId, deviceTokenOf(request, publicUrl)),
  }
  return redirect(secondFactorPath(), { headers: signedInHeaders(tokens, publicUrl) })
}

/** The target of the setup link of the first start: creates the owner. */
export default function SetupPage({ loaderData: { isOpen }, actionData }: Route.ComponentProps) {
  const { setup, signIn } = authMessages
  if (!isOpen) {
    return (
      <AuthFrame title={setup.closed} text={setup.closedText}>
        <Link to={signInPath()} className="text-link font-semibold">
          {signIn.title}
        </Link>
      </AuthFrame>
    )
  }
  const fieldErrors = actionData?.fieldErrors ?? {}
  const names = { name: setup.name, email: signIn.email }
  const fields = fieldProps(personForm, { names, typed: actionData?.typed, fieldErrors })
  return (
    <AuthFrame title={setup.title} text={setup.text}>
      <Form method="post" className="space-y-5">
        <TextField {...fields.name} autoComplete="name" />
        <TextField {...fields.email} autoComplete="username" />
        <NewPasswordFields fieldErrors={fieldErrors} />
        <SubmitButton className="w-full">{setup.button}</SubmitButton>
      </Form>
    </AuthFrame>
  )
}
