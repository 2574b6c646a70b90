import { data, redirect } from 'react-router'
import type { Marketplace } from '#domain/marketplace.ts'
import {
  changeRole,
  disableOperator,
  enableOperator,
  forgetColleaguesApp,
  inviteAgain,
} from '#domain/operators/change-operator.ts'
import { inviteOperator } from '#domain/operators/invite-operator.ts'
import { listOperators } from '#domain/operators/list-operators.ts'
import { idFrom } from '../../or-404.ts'
import { readForm, textIn } from '../../read-form.ts'
import { formatMoment } from '../../text/format.ts'
import { Notice } from '../../ui/notice.tsx'
import { readPerson } from '../door/account-form.ts'
import { OfficeTitle } from '../layout/office-title.tsx'
import { Panel } from '../layout/panel.tsx'
import { loadAfterConflict } from '../load-after-conflict.ts'
import { officeIn } from '../office-context.ts'
import { officeLanguage, useOfficeMessages } from '../text/office-messages.ts'
import type { Route } from './+types/team-page'
import { ColleagueCard } from './colleague-card.tsx'
import { InviteForm } from './invite-form.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const office = officeIn(context)
  const operators = await listOperators(office)
  return {
    colleagues: operators.map(({ lastSeenAt, ...operator }) => ({
      ...operator,
      isOneself: operator.id === office.operator?.id,
      lastSeen: lastSeenAt && formatMoment(lastSeenAt, officeLanguage),
    })),
  }
}

const deeds = {
  disable: disableOperator,
  enable: enableOperator,
  'invite-again': inviteAgain,
  'forget-app': forgetColleaguesApp,
  'make-owner': (office: Marketplace, id: number) => changeRole(office, id, 'owner'),
  'make-staff': (office: Marketplace, id: number) => changeRole(office, id, 'staff'),
} as const

export async function action({ context, request }: Route.ActionArgs) {
  const office = officeIn(context)
  const form = await readForm(request)
  const wanted = textIn(form, 'do')
  if (wanted === 'invite') return invite(office, form)
  if (!Object.hasOwn(deeds, wanted)) throw data(null, { status: 400 })
  const outcome = await deeds[wanted as keyof typeof deeds](office, idFrom(textIn(form, 'id')))
  return outcome === 'done' ? redirect('/admin/team') : data({ outcome }, { status: 409 })
}

async function invite(office: Marketplace, form: FormData) {
  const person = readPerson(form)
  if ('mistakes' in person) return data({ outcome: 'invalid', ...person } as const, { status: 422 })
  const role = textIn(form, 'role') === 'owner' ? 'owner' : 'staff'
  const outcome = await inviteOperator(office, { ...person.value, role })
  return outcome === 'invited' ? { outcome, email: person.value.email } : data({ outcome }, { status: 409 })
}

export const shouldRevalidate = loadAfterConflict

/** Who runs the shop: for owners alone, as the operations know. */
export default function TeamPage({ loaderData: { colleagues }, actionData }: Route.ComponentProps) {
  const { team } = useOfficeMessages()
  return (
    <div className="mx-auto max-w-2xl space-y-5">
      <OfficeTitle title={team.title} />
      <h1 className="text-3xl">{team.title}</h1>
      {actionData?.outcome === 'invited' && <Notice tone="success">{team.invited(actionData.email)}</Notice>}
      {actionData?.outcome === 'known' && <Notice tone="error">{team.known}</Notice>}
      {actionData?.outcome === 'oneself' && <Notice tone="error">{team.oneself}</Notice>}
      <ul className="divide-y divide-sand-deep rounded-2xl bg-white ring-1 ring-sand-deep">
        {colleagues.map((colleague) => (
          <li key={colleague.id} className="p-4 sm:px-6">
            <ColleagueCard {...colleague} />
          </li>
        ))}
      </ul>
      <Panel title={team.invite}>
        {/* A form that was taken is empty for the next colleague. */}
        <InviteForm
          key={actionData?.outcome === 'invited' ? actionData.email : ''}
          mistakes={actionData?.outcome === 'invalid' ? actionData.mistakes : undefined}
        />
      </Panel>
    </div>
  )
}
