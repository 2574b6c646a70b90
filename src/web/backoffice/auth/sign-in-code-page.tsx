import { data, Form, redirect, redirectDocument } from 'react-router'
import { isTotpKeyReadable } from '#domain/operators/second-factor.ts'
import { verifySecondFactor } from '#domain/operators/verify-second-factor.ts'
import { authMessages } from '#page-messages/backoffice/auth.ts'
import { sessionIn } from '#web/backoffice/backoffice-context.ts'
import { useDeletionAfterSignOut } from '#web/backoffice/offline/signed-out-operator.ts'
import { readFields } from '#web/forms/form-fields.ts'
import { maxVisitorFormBytes, readForm } from '#web/forms/read-form.ts'
import { catchRateLimited } from '#web/http/catch-rate-limited.ts'
import { marketplaceIn, publicUrlIn } from '#web/page-context.ts'
import { signInPath, signOutPath } from '#web/paths/backoffice-account-paths.ts'
import { TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { Route } from './+types/sign-in-code-page'
import { AuthFrame } from './auth-frame.tsx'
import { returnPath } from './require-session.ts'
import { deviceTokenOf, signedInHeaders } from './session-cookie.ts'
import { codeForm } from './sign-in-form.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const session = sessionIn(context)
  if (!session) throw redirect(signInPath())
  if (session.pendingStep !== 'code') throw redirect(returnPath(request))
  return { isTotpKeyReadable: await isTotpKeyReadable(marketplaceIn(context), session.operator.id) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const session = sessionIn(context)
  if (session?.pendingStep !== 'code') return redirect(signInPath())
  const { code } = readFields(codeForm, await readForm(request, maxVisitorFormBytes))
  const publicUrl = publicUrlIn(context)
  const deviceToken = deviceTokenOf(request, publicUrl)
  const result = await catchRateLimited(
    verifySecondFactor(marketplaceIn(context), session, code, deviceToken).then((tokens) => ({ tokens })),
  )
  if (!('tokens' in result)) return result
  if (!result.tokens) return data({ outcome: 'refused' } as const, { status: 422 })
  return redirectDocument(returnPath(request), { headers: signedInHeaders(result.tokens, publicUrl) })
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

/** The second step of signing in, for operators with an authenticator app. */
export default function SignInCodePage({ loaderData, actionData }: Route.ComponentProps) {
  useDeletionAfterSignOut()
  const { code: messages, signIn } = authMessages
  return (
    <AuthFrame title={messages.title} text={messages.text}>
      {!loaderData.isTotpKeyReadable && <Notice tone="info">{messages.keyLost}</Notice>}
      {actionData && (
        <Notice tone="error">{actionData.outcome === 'rate-limited' ? signIn.rateLimited : messages.refused}</Notice>
      )}
      <Form method="post" className="space-y-5">
        <TextField
          label={messages.label}
          name="code"
          autoComplete="one-time-code"
          hint={messages.hint}
          required
          autoFocus
        />
        <SubmitButton className="w-full">{messages.button}</SubmitButton>
      </Form>
      <Form method="post" action={signOutPath()} className="text-center">
        <SubmitButton variant="quiet">{messages.leave}</SubmitButton>
      </Form>
    </AuthFrame>
  )
}
