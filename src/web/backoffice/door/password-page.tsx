import { useRef } from 'react'
import { data, Form, redirect } from 'react-router'
import { choosePasswordByLink } from '#domain/operators/choose-password.ts'
import { findOperatorLink } from '#domain/operators/operator-link.ts'
import { marketplaceIn, publicUrlIn } from '#web/page-context.ts'
import { useFocusOnMistake } from '../../focus-on-mistake.ts'
import { readForm, visitorsBytes } from '../../read-form.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { Route } from './+types/password-page'
import { readNewPassword } from './account-form.ts'
import { DoorFrame } from './door-frame.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { ownWords } from './own-words.ts'
import { noCookie } from './session-cookie.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const link = await findOperatorLink(marketplaceIn(context), params.token)
  return data({ email: link?.operator.email }, { status: link ? 200 : 404 })
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const marketplace = marketplaceIn(context)
  const link = await findOperatorLink(marketplace, params.token)
  if (!link) throw redirect(url.pathname)
  const password = readNewPassword(await readForm(request, visitorsBytes), await ownWords(marketplace, link.operator))
  if ('mistakes' in password) return data({ outcome: 'invalid', ...password } as const, { status: 422 })
  const isChosen = await choosePasswordByLink(marketplace, params.token, password.value)
  if (!isChosen) throw redirect(url.pathname)
  return redirect('/admin/sign-in?chosen', { headers: { 'Set-Cookie': noCookie(publicUrlIn(context)) } })
}

/** Where the link of a letter leads, to a new colleague or to one who forgot the password. */
export default function PasswordPage({ loaderData: { email }, actionData }: Route.ComponentProps) {
  const { choose: words } = useOfficeMessages().door
  const form = useRef<HTMLFormElement>(null)
  useFocusOnMistake(form, actionData)
  if (email === undefined) {
    return (
      <DoorFrame title={words.closed} text={words.closedText}>
        <ButtonLink to="/admin/forgotten" className="w-full">
          {words.another}
        </ButtonLink>
      </DoorFrame>
    )
  }
  return (
    <DoorFrame title={words.title} text={words.text(email)}>
      <Form method="post" ref={form} className="space-y-5">
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <NewPasswordFields mistakes={actionData?.mistakes} />
        <Button type="submit" className="w-full">
          {words.button}
        </Button>
      </Form>
    </DoorFrame>
  )
}
