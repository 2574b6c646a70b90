import { useRef } from 'react'
import { data, Form, Link, redirect } from 'react-router'
import { isSetupOpen, setUpOwner } from '#domain/operators/owner-setup.ts'
import { startSession } from '#domain/operators/start-session.ts'
import { marketplaceIn, publicUrlIn } from '#web/page-context.ts'
import { useFocusOnMistake } from '../../focus-on-mistake.ts'
import { readForm, visitorsBytes } from '../../read-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { Route } from './+types/setup-page'
import { readNewPassword, readPerson } from './account-form.ts'
import { DoorFrame } from './door-frame.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { ownWords } from './own-words.ts'
import { cookieOf } from './session-cookie.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const isOpen = await isSetupOpen(marketplaceIn(context), params.token)
  return data({ isOpen }, { status: isOpen ? 200 : 404 })
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const marketplace = marketplaceIn(context)
  const form = await readForm(request, visitorsBytes)
  const person = readPerson(form)
  const password = readNewPassword(form, await ownWords(marketplace, 'value' in person ? person.value : undefined))
  if ('mistakes' in person || 'mistakes' in password) {
    const mistakes = { ...('mistakes' in person && person.mistakes), ...('mistakes' in password && password.mistakes) }
    return data({ outcome: 'invalid', mistakes } as const, { status: 422 })
  }
  const ownerId = await setUpOwner(marketplace, params.token, { ...person.value, password: password.value })
  if (ownerId === undefined) throw redirect('/admin/sign-in')
  const device = request.headers.get('User-Agent') ?? ''
  const token = await startSession(marketplace, ownerId, { device, isComplete: true })
  return redirect('/admin/account/second-factor', {
    headers: { 'Set-Cookie': cookieOf(token, publicUrlIn(context)) },
  })
}

/** Where the link of the first start leads: whoever has it becomes the owner. */
export default function SetupPage({ loaderData: { isOpen }, actionData }: Route.ComponentProps) {
  const { setup, mistakes: wordsOf, signIn } = useOfficeMessages().door
  const form = useRef<HTMLFormElement>(null)
  useFocusOnMistake(form, actionData)
  if (!isOpen) {
    return (
      <DoorFrame title={setup.closed} text={setup.closedText}>
        <Link to="/admin/sign-in" className="inline-grid min-h-11 place-items-center font-semibold text-door underline">
          {signIn.title}
        </Link>
      </DoorFrame>
    )
  }
  const { name, email, ...mistakes } = actionData?.mistakes ?? {}
  return (
    <DoorFrame title={setup.title} text={setup.text}>
      <Form method="post" ref={form} className="space-y-5">
        <TextField label={setup.name} name="name" autoComplete="name" required error={name && wordsOf[name]} />
        <TextField
          label={signIn.email}
          name="email"
          type="email"
          autoComplete="username"
          required
          error={email && wordsOf[email]}
        />
        <NewPasswordFields mistakes={mistakes} />
        <Button type="submit" className="w-full">
          {setup.button}
        </Button>
      </Form>
    </DoorFrame>
  )
}
