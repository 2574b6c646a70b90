import { data, Form, Link, redirect, redirectDocument } from 'react-router'
import { signIn } from '#domain/operators/sign-in.ts'
import { signInWithPasskey } from '#domain/operators/verify-passkey.ts'
import { authMessages } from '#page-messages/backoffice/auth.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { useDeletionAfterSignOut } from '#web/backoffice/offline/signed-out-operator.ts'
import { readFields } from '#web/forms/form-fields.ts'
import { readPasskey } from '#web/forms/passkey-form.ts'
import { maxVisitorFormBytes, readForm } from '#web/forms/read-form.ts'
import { catchRateLimited } from '#web/http/catch-rate-limited.ts'
import { canStoreSessionCookie } from '#web/http/cookies.ts'
import { usableRelyingParty } from '#web/http/usable-relying-party.ts'
import { marketplaceIn, publicUrlIn } from '#web/page-context.ts'
import { forgotPasswordPath, signInCodePath } from '#web/paths/backoffice-account-paths.ts'
import { TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { Route } from './+types/sign-in-page'
import { askForPasskey } from './ask-for-passkey.ts'
import { AuthFrame } from './auth-frame.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { returnPath } from './require-session.ts'
import { deviceTokenOf, sessionCookie, signedInHeaders } from './session-cookie.ts'
import { signInForm } from './sign-in-form.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  if (officeIn(context).actor.kind === 'operator') throw redirect(returnPath(request))
  const hasChosen = new URL(request.url).searchParams.has('chosen')
  const publicUrl = publicUrlIn(context)
  return {
    canStoreSessionCookie: canStoreSessionCookie(publicUrl),
    takesPasskeys: usableRelyingParty(publicUrl) !== undefined,
    hasChosen,
  }
}

/**
 * Loads a document after signing in: the operator may work in another language, whose pages have scripts of their own.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request, maxVisitorFormBytes)
  const publicUrl = publicUrlIn(context)
  const browser = {
    device: request.headers.get('User-Agent') ?? '',
    deviceToken: deviceTokenOf(request, publicUrl),
  }
  const passkey = readPasskey(form)
  const relyingParty = usableRelyingParty(publicUrl)
  if (passkey && relyingParty) {
    const signingIn = signInWithPasskey(marketplaceIn(context), relyingParty, { ...passkey, ...browser })
    const result = await catchRateLimited(signingIn.then((tokens) => ({ tokens })))
    if (!('tokens' in result)) return result
    if (!result.tokens) return data({ outcome: 'passkey-refused' } as const, { status: 422 })
    return redirectDocument(returnPath(request), { headers: signedInHeaders(result.tokens, publicUrl) })
  }
  const credentials = { ...readFields(signInForm, form), ...browser }
  const result = await catchRateLimited(signIn(marketplaceIn(context), credentials))
  if (!('outcome' in result)) return result
  if (result.outcome === 'refused') return data(result, { status: 422 })
  if (result.outcome === 'signed-in')
    return redirectDocument(returnPath(request), { headers: signedInHeaders(result, publicUrl) })
  const { search } = new URL(request.url)
  return redirectDocument(signInCodePath() + search, {
    headers: { 'Set-Cookie': sessionCookie(result.session, publicUrl) },
  })
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
  useDeletionAfterSignOut()
  const { signIn: messages } = authMessages
  const errors = {
    'rate-limited': messages.rateLimited,
    'passkey-refused': messages.passkeyRefused,
    refused: messages.refused,
  }
  return (
    <AuthFrame title={messages.title}>
      {!loaderData.canStoreSessionCookie && <Notice tone="error">{messages.needsHttps}</Notice>}
      {loaderData.hasChosen && !actionData && <Notice tone="success">{messages.chosen}</Notice>}
      {actionData && <Notice tone="error">{errors[actionData.outcome]}</Notice>}
      <Form method="post" className="space-y-5">
        <TextField label={messages.email} name="email" type="email" autoComplete="username" required />
        <TextField label={messages.password} name="password" type="password" autoComplete="current-password" required />
        <SubmitButton className="w-full">{messages.button}</SubmitButton>
      </Form>
      {loaderData.takesPasskeys && (
        <PasskeyButton ask={askForPasskey} canceled={messages.passkeyCanceled}>
          {messages.passkey}
        </PasskeyButton>
      )}
      <p className="text-center">
        <Link to={forgotPasswordPath()} className="inline-grid min-h-11 place-items-center text-door hover:underline">
          {messages.forgotten}
        </Link>
      </p>
    </AuthFrame>
  )
}
