import { data, Form, redirect } from 'react-router'
import { changePassword } from '#domain/operators/choose-password.ts'
import { endSession, signOutEverywhere } from '#domain/operators/end-session.ts'
import { listFailedSignIns } from '#domain/operators/failed-sign-ins.ts'
import { listSessions } from '#domain/operators/list-sessions.ts'
import { renameOneself } from '#domain/operators/rename-oneself.ts'
import { hasSecondFactor } from '#domain/operators/second-factor.ts'
import { type PageContext, publicUrlIn } from '#web/page-context.ts'
import { idFrom } from '../../or-404.ts'
import { orTooMany } from '../../or-too-many.ts'
import { readForm, textIn } from '../../read-form.ts'
import { formatMoment } from '../../text/format.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { readName, readNewPassword } from '../door/account-form.ts'
import { ownWords } from '../door/own-words.ts'
import { noCookie } from '../door/session-cookie.ts'
import { signedIn } from '../door/signed-in.ts'
import { OfficeTitle } from '../layout/office-title.tsx'
import { Panel } from '../layout/panel.tsx'
import { officeIn, sessionIn } from '../office-context.ts'
import { officeLanguage, useOfficeMessages } from '../text/office-messages.ts'
import type { Route } from './+types/account-page'
import { deviceName } from './device-name.ts'
import { FailedSignIns } from './failed-sign-ins.tsx'
import { NamePanel } from './name-panel.tsx'
import { PasswordPanel } from './password-panel.tsx'
import { SessionList } from './session-list.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const operator = signedIn(context, request)
  const office = officeIn(context)
  const sessions = await listSessions(office)
  const failed = await listFailedSignIns(office)
  const thisId = sessionIn(context)?.id
  return {
    ...{ name: operator.name, email: operator.email, role: operator.role },
    hasApp: await hasSecondFactor(office, operator),
    sessions: sessions.map(({ id, device, network, lastSeenAt }) => ({
      ...{ id, network, isThis: id === thisId },
      device: deviceName(device),
      lastSeen: formatMoment(lastSeenAt, officeLanguage),
    })),
    failed: failed.map(({ failedAt, ...tried }) => ({ ...tried, when: formatMoment(failedAt, officeLanguage) })),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request)
  switch (textIn(form, 'do')) {
    case 'end-session':
      await endSession(officeIn(context), idFrom(textIn(form, 'id')))
      return redirect('/admin/account')
    case 'sign-out-everywhere':
      await signOutEverywhere(officeIn(context))
      return signedOut(context, '/admin/sign-in')
    case 'rename':
      return newName(context, form)
    case 'change-password':
      return newPassword(context, request, form)
    default:
      throw data(null, { status: 400 })
  }
}

async function newName(context: PageContext, form: FormData) {
  const name = readName(form)
  if ('mistakes' in name) return data({ outcome: 'misnamed', ...name } as const, { status: 422 })
  await renameOneself(officeIn(context), name.value)
  return { outcome: 'renamed' } as const
}

async function newPassword(context: PageContext, request: Request, form: FormData) {
  const wanted = readNewPassword(form, await ownWords(officeIn(context), signedIn(context, request)))
  if ('mistakes' in wanted) return data({ outcome: 'invalid', ...wanted } as const, { status: 422 })
  const change = changePassword(officeIn(context), { current: textIn(form, 'current'), wanted: wanted.value })
  const answer = await orTooMany(change.then((isChanged) => ({ isChanged })))
  if (!('isChanged' in answer)) return answer
  if (!answer.isChanged) return data({ outcome: 'wrong-password' } as const, { status: 422 })
  return signedOut(context, '/admin/sign-in?chosen')
}

function signedOut(context: PageContext, to: string) {
  return redirect(to, { headers: { 'Set-Cookie': noCookie(publicUrlIn(context)) } })
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export type AccountAnswer = Route.ComponentProps['actionData']

/** What belongs to the person at work: who they are here, how they come in, and where they are signed in. */
export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const { account } = useOfficeMessages()
  const { name, email, role, hasApp, sessions, failed } = loaderData
  return (
    <div className="mx-auto max-w-2xl space-y-5">
      <OfficeTitle title={account.title} />
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-3xl">{name}</h1>
          <p className="truncate text-ink-soft">
            {email} · {account.roles[role]}
          </p>
        </div>
        <Form method="post" action="/admin/sign-out">
          <Button type="submit" variant="outline" className="whitespace-nowrap">
            {account.signOut}
          </Button>
        </Form>
      </div>
      <NamePanel key={name} name={name} answer={actionData} />
      <Panel title={account.app.title}>
        <p className="mb-4">{hasApp ? account.app.on : account.app.off}</p>
        <ButtonLink to="/admin/account/second-factor" variant={hasApp ? 'outline' : 'secondary'}>
          {hasApp ? account.app.change : account.app.add}
        </ButtonLink>
      </Panel>
      <PasswordPanel answer={actionData} />
      <Panel title={account.sessions}>
        <SessionList sessions={sessions} />
        <Form method="post" className="mt-5">
          <Button type="submit" name="do" value="sign-out-everywhere" variant="secondary">
            {account.everywhere}
          </Button>
          <p className="mt-2 text-ink-soft text-sm">{account.everywhereText}</p>
        </Form>
      </Panel>
      <FailedSignIns failed={failed} />
    </div>
  )
}
