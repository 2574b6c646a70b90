import { data, Form, redirect } from 'react-router'
import { giveCode } from '#domain/operators/give-code.ts'
import { isAppReadable } from '#domain/operators/second-factor.ts'
import { marketplaceIn, publicUrlIn } from '#web/page-context.ts'
import { orTooMany } from '../../or-too-many.ts'
import { readForm, textIn, visitorsBytes } from '../../read-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { sessionIn } from '../office-context.ts'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { Route } from './+types/code-page'
import { DoorFrame } from './door-frame.tsx'
import { cookieOf } from './session-cookie.ts'
import { wishedScreen } from './signed-in.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const session = sessionIn(context)
  if (!session) throw redirect('/admin/sign-in')
  if (session.owes !== 'code') throw redirect(wishedScreen(request))
  return { isAppReadable: await isAppReadable(marketplaceIn(context), session.operator.id) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const session = sessionIn(context)
  if (session?.owes !== 'code') return redirect('/admin/sign-in')
  const code = textIn(await readForm(request, visitorsBytes), 'code')
  const answer = await orTooMany(giveCode(marketplaceIn(context), session, code).then((token) => ({ token })))
  if (!('token' in answer)) return answer
  if (answer.token === undefined) return data({ outcome: 'refused' } as const, { status: 422 })
  return redirect(wishedScreen(request), {
    headers: { 'Set-Cookie': cookieOf(answer.token, publicUrlIn(context)) },
  })
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

/** The second step of signing in, for who has an authenticator app. */
export default function CodePage({ loaderData, actionData }: Route.ComponentProps) {
  const { code: words, signIn } = useOfficeMessages().door
  return (
    <DoorFrame title={words.title} text={words.text}>
      {!loaderData.isAppReadable && <Notice tone="info">{words.keyLost}</Notice>}
      {actionData && <Notice tone="error">{actionData.outcome === 'too-many' ? signIn.tooMany : words.refused}</Notice>}
      <Form method="post" className="space-y-5">
        <TextField label={words.label} name="code" autoComplete="one-time-code" hint={words.hint} required autoFocus />
        <Button type="submit" className="w-full">
          {words.button}
        </Button>
      </Form>
      <Form method="post" action="/admin/sign-out" className="text-center">
        <Button type="submit" variant="quiet">
          {words.leave}
        </Button>
      </Form>
    </DoorFrame>
  )
}
