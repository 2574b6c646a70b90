import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { signIn } from '#domain/operators/sign-in.ts'
import { cleanLine } from '#domain/text.ts'
import { marketplaceIn, publicUrlIn } from '#web/page-context.ts'
import { orTooMany } from '../../or-too-many.ts'
import { readForm, textIn, visitorsBytes } from '../../read-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { officeIn } from '../office-context.ts'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { Route } from './+types/sign-in-page'
import { DoorFrame } from './door-frame.tsx'
import { canKeepSession, cookieOf } from './session-cookie.ts'
import { wishedScreen } from './signed-in.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  if (officeIn(context).operator) throw redirect(wishedScreen(request))
  const hasChosen = new URL(request.url).searchParams.has('chosen')
  return { canKeepSession: canKeepSession(publicUrlIn(context)), hasChosen }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request, visitorsBytes)
  const credentials = {
    email: cleanLine(textIn(form, 'email')),
    password: textIn(form, 'password'),
    device: request.headers.get('User-Agent') ?? '',
  }
  const answer = await orTooMany(signIn(marketplaceIn(context), credentials))
  if (!('outcome' in answer)) return answer
  if (answer.outcome !== 'signed-in') return data(answer, { status: 422 })
  const { search } = new URL(request.url)
  return redirect(answer.owesCode ? `/admin/sign-in/code${search}` : wishedScreen(request), {
    headers: { 'Set-Cookie': cookieOf(answer.token, publicUrlIn(context)) },
  })
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
  const { signIn: words } = useOfficeMessages().door
  const isBusy = useNavigation().state !== 'idle'
  return (
    <DoorFrame title={words.title}>
      {!loaderData.canKeepSession && <Notice tone="error">{words.needsHttps}</Notice>}
      {loaderData.hasChosen && !actionData && <Notice tone="success">{words.chosen}</Notice>}
      {actionData && <Notice tone="error">{actionData.outcome === 'too-many' ? words.tooMany : words.refused}</Notice>}
      <Form method="post" className="space-y-5">
        <TextField label={words.email} name="email" type="email" autoComplete="username" required />
        <TextField label={words.password} name="password" type="password" autoComplete="current-password" required />
        <Button type="submit" disabled={isBusy} className="w-full">
          {words.button}
        </Button>
      </Form>
      <p className="text-center">
        <Link to="/admin/forgotten" className="inline-grid min-h-11 place-items-center text-door hover:underline">
          {words.forgotten}
        </Link>
      </p>
    </DoorFrame>
  )
}
