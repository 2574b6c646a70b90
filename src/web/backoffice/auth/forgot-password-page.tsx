import { data, Form, Link } from 'react-router'
import { requestPasswordReset } from '#domain/operators/request-password-reset.ts'
import { authMessages } from '#page-messages/backoffice/auth.ts'
import { fieldErrorsMessages } from '#page-messages/backoffice/field-errors.ts'
import { sessionIn } from '#web/backoffice/backoffice-context.ts'
import { readFields } from '#web/forms/form-fields.ts'
import { maxVisitorFormBytes, readForm } from '#web/forms/read-form.ts'
import { catchRateLimited } from '#web/http/catch-rate-limited.ts'
import { done } from '#web/http/done.ts'
import { marketplaceIn } from '#web/page-context.ts'
import { signInPath } from '#web/paths/backoffice-account-paths.ts'
import { TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { Route } from './+types/forgot-password-page'
import { AuthFrame } from './auth-frame.tsx'
import { forgottenForm } from './sign-in-form.ts'

export async function action({ context, request }: Route.ActionArgs) {
  const { email } = readFields(forgottenForm, await readForm(request, maxVisitorFormBytes))
  if (!email) return data({ outcome: 'invalid' } as const, { status: 422 })
  return catchRateLimited(
    requestPasswordReset(marketplaceIn(context), email, sessionIn(context)).then(() =>
      done({ outcome: 'asked' } as const),
    ),
  )
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

/** The response is the same for known and unknown addresses. */
export default function ForgotPasswordPage({ actionData }: Route.ComponentProps) {
  const { forgotten: messages, signIn } = authMessages
  return (
    <AuthFrame title={messages.title} text={messages.text}>
      {actionData?.outcome === 'asked' && <Notice tone="success">{messages.asked}</Notice>}
      {actionData?.outcome === 'rate-limited' && <Notice tone="error">{signIn.rateLimited}</Notice>}
      {actionData?.outcome !== 'asked' && (
        <Form method="post" className="space-y-5">
          <TextField
            label={signIn.email}
            name="email"
            type="email"
            autoComplete="username"
            required
            error={actionData?.outcome === 'invalid' ? fieldErrorsMessages.email : undefined}
          />
          <SubmitButton className="w-full">{messages.button}</SubmitButton>
        </Form>
      )}
      <p className="text-center">
        <Link to={signInPath()} className="inline-grid min-h-11 place-items-center text-door hover:underline">
          {signIn.title}
        </Link>
      </p>
    </AuthFrame>
  )
}
