import { data, Form, Link, redirect } from 'react-router'
import { hasFreshIdentity, identityFreshMilliseconds } from '#domain/access/require-fresh-identity.ts'
import { checkIdentityByPassword } from '#domain/operators/check-identity.ts'
import { actorOf, type Session } from '#domain/operators/session.ts'
import { checkIdentityByPasskey } from '#domain/operators/verify-passkey.ts'
import { sessionIn } from '#web/backoffice/backoffice-context.ts'
import { useBackofficeMessages } from '#web/backoffice/text/backoffice-messages.ts'
import { readFields } from '#web/forms/form-fields.ts'
import { maxVisitorFormBytes, readForm } from '#web/forms/read-form.ts'
import { catchRateLimited } from '#web/http/catch-rate-limited.ts'
import { marketplaceIn, type PageContext, publicUrlIn } from '#web/page-context.ts'
import { dashboardPath, signInPath } from '#web/paths/backoffice-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/identity-check-page'
import { askForPasskey } from './ask-for-passkey.ts'
import { AuthFrame } from './auth-frame.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { readPasskey } from './passkey-form.ts'
import { returnPath } from './require-session.ts'
import { passwordForm } from './sign-in-form.ts'
import { usableRelyingParty } from './usable-relying-party.ts'

function openSession(context: PageContext): Session {
  const session = sessionIn(context)
  if (!session || session.pendingStep === 'code') throw redirect(signInPath())
  return session
}

export function loader({ context, request }: Route.LoaderArgs) {
  const session = openSession(context)
  const { clock } = marketplaceIn(context)
  if (hasFreshIdentity({ actor: actorOf(session), clock })) throw redirect(returnPath(request))
  return {
    email: session.operator.email,
    minutes: identityFreshMilliseconds / 60_000,
    takesPasskeys: usableRelyingParty(publicUrlIn(context)) !== undefined,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const session = openSession(context)
  const marketplace = marketplaceIn(context)
  const form = await readForm(request, maxVisitorFormBytes)
  const passkey = readPasskey(form)
  const relyingParty = usableRelyingParty(publicUrlIn(context))
  const check =
    passkey && relyingParty
      ? checkIdentityByPasskey(marketplace, session, relyingParty, passkey)
      : checkIdentityByPassword(marketplace, session, readFields(passwordForm, form).password)
  const result = await catchRateLimited(check.then((isRight) => ({ isRight })))
  if (!('isRight' in result)) return result
  if (result.isRight) return redirect(returnPath(request))
  return data({ outcome: passkey ? 'passkey-refused' : 'refused' } as const, { status: 422 })
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

/** Asks somebody who is signed in to prove again who it is, before what an unattended browser must not do. */
export default function IdentityCheckPage({ loaderData, actionData }: Route.ComponentProps) {
  const { email, minutes, takesPasskeys } = loaderData
  const { identity: messages, signIn } = useBackofficeMessages().auth
  const errors = {
    'rate-limited': signIn.rateLimited,
    'passkey-refused': messages.passkeyRefused,
    refused: messages.refused,
  }
  return (
    <AuthFrame title={messages.title} text={messages.text(minutes)}>
      {actionData && <Notice tone="error">{errors[actionData.outcome]}</Notice>}
      <Form method="post" className="space-y-5">
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <TextField
          label={signIn.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          autoFocus
        />
        <Button type="submit" className="w-full">
          {messages.button}
        </Button>
      </Form>
      {takesPasskeys && (
        <PasskeyButton ask={askForPasskey} canceled={signIn.passkeyCanceled}>
          {messages.passkey}
        </PasskeyButton>
      )}
      <p className="text-center">
        <Link to={dashboardPath()} className="inline-grid min-h-11 place-items-center text-door hover:underline">
          {messages.back}
        </Link>
      </p>
    </AuthFrame>
  )
}
