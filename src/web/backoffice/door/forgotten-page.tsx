import { data, Form, Link } from 'react-router'
import { parseEmail } from '#domain/email.ts'
import { requestPasswordReset } from '#domain/operators/request-password-reset.ts'
import { marketplaceIn } from '#web/page-context.ts'
import { orTooMany } from '../../or-too-many.ts'
import { readForm, textIn, visitorsBytes } from '../../read-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { Route } from './+types/forgotten-page'
import { DoorFrame } from './door-frame.tsx'

export async function action({ context, request }: Route.ActionArgs) {
  const email = parseEmail(textIn(await readForm(request, visitorsBytes), 'email'))
  if (!email) return data({ outcome: 'invalid' } as const, { status: 422 })
  return orTooMany(requestPasswordReset(marketplaceIn(context), email).then(() => ({ outcome: 'asked' }) as const))
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

/** Says the same whether the address is somebody's or nobody's. */
export default function ForgottenPage({ actionData }: Route.ComponentProps) {
  const { forgotten: words, signIn, mistakes } = useOfficeMessages().door
  return (
    <DoorFrame title={words.title} text={words.text}>
      {actionData?.outcome === 'asked' && <Notice tone="success">{words.asked}</Notice>}
      {actionData?.outcome === 'too-many' && <Notice tone="error">{signIn.tooMany}</Notice>}
      {actionData?.outcome !== 'asked' && (
        <Form method="post" className="space-y-5">
          <TextField
            label={signIn.email}
            name="email"
            type="email"
            autoComplete="username"
            required
            error={actionData?.outcome === 'invalid' ? mistakes.email : undefined}
          />
          <Button type="submit" className="w-full">
            {words.button}
          </Button>
        </Form>
      )}
      <p className="text-center">
        <Link to="/admin/sign-in" className="inline-grid min-h-11 place-items-center text-door hover:underline">
          {signIn.title}
        </Link>
      </p>
    </DoorFrame>
  )
}
