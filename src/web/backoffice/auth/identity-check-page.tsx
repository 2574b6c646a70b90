import { data, Form, Link, redirect } from 'react-router'
import { hasFreshIdentity, identityFreshMilliseconds } from '#domain/access/require-fresh-identity.ts'
import { actorOf, type Session } from '#domain/operators/session.ts'
import { authMessages } from '#page-messages/backoffice/auth.ts'
import { sessionIn } from '#web/backoffice/backoffice-context.ts'
import { maxVisitorFormBytes, readForm } from '#web/forms/read-form.ts'
import { usableRelyingParty } from '#web/http/usable-relying-party.ts'
import { marketplaceIn, type PageContext, publicUrlIn } from '#web/page-context.ts'
import { signInPath } from '#web/paths/backoffice-account-paths.ts'
import { dashboardPath } from '#web/paths/backoffice-paths.ts'
import { TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { Route } from './+types/identity-check-page'
import { askForPasskey } from './ask-for-passkey.ts'
import { AuthFrame } from './auth-frame.tsx'
import { checkIdentityByForm } from './check-submitted-identity.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { returnPath } from './require-session.ts'

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
  const refusal = await checkIdentityByForm(context, session, await readForm(request, maxVisitorFormBytes))
  return refusal ? data({ problem: refusal.problem }, refusal.init) : redirect(returnPath(request))
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

/** Asks somebody who is signed in to prove again who it is, before what an unattended browser must not do. */
export default function IdentityCheckPage({ loaderData, actionData }: Route.ComponentProps) {
  const { email, minutes, takesPasskeys } = loaderData
  const { identity: messages, signIn } = authMessages
  return (
    <AuthFrame title={messages.title} text={messages.text(minutes)}>
      {actionData && <Notice tone="error">{messages.problems[actionData.problem]}</Notice>}
      <Form method="post" className="space-y-5">
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <TextField
          label={signIn.password}
          name="presentPassword"
          type="password"
          autoComplete="current-password"
          required
          autoFocus
        />
        <SubmitButton className="w-full">{messages.button}</SubmitButton>
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
