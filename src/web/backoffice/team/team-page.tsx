import { useRef } from 'react'
import { data, Form, redirect } from 'react-router'
import { type OfficeRole, officeRoles } from '#domain/access/role.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { inviteOperator, type NewColleague } from '#domain/operators/invite-operator.ts'
import { listOperators } from '#domain/operators/list-operators.ts'
import {
  type ColleagueOutcome,
  changeRole,
  createInvitationLink,
  disableOperator,
  enableOperator,
  resendInvitation,
  resetColleagueSecondFactor,
} from '#domain/operators/manage-operator.ts'
import { authMessages } from '#page-messages/backoffice/auth.ts'
import { rolesMessages } from '#page-messages/backoffice/roles.ts'
import { teamMessages } from '#page-messages/backoffice/team.ts'
import {
  type IdentityProblem,
  type IdentityState,
  identityStateIn,
  officeByForm,
} from '#web/backoffice/auth/check-submitted-identity.ts'
import { IdentityFields } from '#web/backoffice/auth/identity-fields.tsx'
import { personForm, type TypedPerson } from '#web/backoffice/auth/person-form.ts'
import { requireFreshSession } from '#web/backoffice/auth/require-session.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { type BackofficeFieldErrors, fieldProps } from '#web/backoffice/forms/field-props.ts'
import { OfficePage } from '#web/backoffice/layout/office-page.tsx'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { readTyped, typedIn } from '#web/forms/form.ts'
import { readFields } from '#web/forms/form-fields.ts'
import { readForm, textIn } from '#web/forms/read-form.ts'
import { done } from '#web/http/done.ts'
import { parseId } from '#web/http/parse-id.ts'
import { revalidateAfterConflict } from '#web/http/revalidate-after-conflict.ts'
import { type PageContext, publicUrlIn } from '#web/page-context.ts'
import { choosePasswordPath, teamPath } from '#web/paths/backoffice-account-paths.ts'
import { formatMoment } from '#web/text/format.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RadioOption } from '#web/ui/radio-option.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { Route } from './+types/team-page'
import { OperatorCard } from './operator-card.tsx'
import { type ColleagueAction, colleagueForm, invitationForm } from './team-form.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const office = officeIn(context)
  const operators = await listOperators(office)
  return {
    identity: identityStateIn(context, request),
    mailer: office.mailer.kind,
    colleagues: operators.map(({ lastSeenAt, ...operator }) => ({
      ...operator,
      isOneself: office.actor.kind === 'operator' && operator.id === office.actor.id,
      lastSeen: lastSeenAt && formatMoment(lastSeenAt),
    })),
  }
}

type Change = (office: Marketplace, id: number) => Promise<ColleagueOutcome>

const actions: Readonly<Record<Exclude<ColleagueAction, 'invitation-link'>, Change>> = {
  disable: disableOperator,
  enable: enableOperator,
  'invite-again': resendInvitation,
  'forget-app': resetColleagueSecondFactor,
}

function asRole(role: OfficeRole): Change {
  return (office, id) => changeRole(office, id, role)
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request)
  if (textIn(form, 'do') === 'invite') return invite(context, request, form)
  requireFreshSession(context, request)
  const { do: wanted, role, id } = readFields(colleagueForm, form)
  if (wanted === 'invitation-link') return invitationLink(context, parseId(id))
  const change = wanted ? actions[wanted] : role && asRole(role)
  if (!change) throw data(null, { status: 400 })
  const outcome = await change(officeIn(context), parseId(id))
  return outcome === 'done' ? redirect(teamPath()) : data({ outcome }, { status: 409 })
}

async function invitationLink(context: PageContext, id: number) {
  const result = await createInvitationLink(officeIn(context), id)
  if (result.outcome !== 'created') return data({ outcome: result.outcome }, { status: 409 })
  // Not done: sent again, the form makes a new link, which nobody has seen yet.
  return { outcome: 'link', url: publicUrlIn(context) + choosePasswordPath(result.token) } as const
}

async function invite(context: PageContext, request: Request, form: FormData) {
  const { role } = readFields(invitationForm, form)
  const typed = { ...typedIn(personForm, form), role }
  const person = readTyped(personForm, typed)
  if (person.outcome === 'invalid') return data({ ...person, typed }, { status: 422 })
  const invitation = { ...person.value, role }
  const check = await officeByForm(context, request, form)
  if ('problem' in check) return data({ outcome: 'identity', problem: check.problem, typed } as const, check.init)
  const outcome = await inviteOperator(check.office, invitation)
  return outcome === 'invited' ? done({ outcome, email: invitation.email }) : data({ outcome }, { status: 409 })
}

export const shouldRevalidate = revalidateAfterConflict

/** The operators of the shop. For owners. */
export default function TeamPage({ loaderData: { identity, mailer, colleagues }, actionData }: Route.ComponentProps) {
  return (
    <OfficePage title={teamMessages.title} className="max-w-2xl space-y-5">
      {mailer === 'folder' && <Notice tone="info">{teamMessages.folder}</Notice>}
      {actionData?.outcome === 'invited' && <Notice tone="success">{teamMessages.invited(actionData.email)}</Notice>}
      {actionData?.outcome === 'link' && <InvitationLink url={actionData.url} />}
      {actionData?.outcome === 'not-invited' && <Notice tone="error">{teamMessages.notInvited}</Notice>}
      {actionData?.outcome === 'known' && <Notice tone="error">{teamMessages.known}</Notice>}
      {actionData?.outcome === 'unchanged' && <Notice tone="info">{teamMessages.unchanged}</Notice>}
      {actionData?.outcome === 'oneself' && <Notice tone="error">{teamMessages.oneself}</Notice>}
      <ul className="panel divide-y divide-sand-deep">
        {colleagues.map((colleague) => (
          <li key={colleague.id} className="p-4 sm:px-6">
            <OperatorCard {...colleague} />
          </li>
        ))}
      </ul>
      <Panel title={teamMessages.invite}>
        {/* A form that was taken is empty for the next colleague. */}
        <InviteForm
          key={actionData?.outcome === 'invited' ? actionData.email : ''}
          identity={identity}
          typed={actionData && 'typed' in actionData ? actionData.typed : undefined}
          problem={actionData?.outcome === 'identity' ? actionData.problem : undefined}
          fieldErrors={actionData?.outcome === 'invalid' ? actionData.fieldErrors : {}}
        />
      </Panel>
    </OfficePage>
  )
}

/** The link for an invited colleague. It is shown once: only its hash is stored. */
function InvitationLink({ url }: { url: string }) {
  return (
    <Notice tone="success">
      <label className="block">
        {teamMessages.link}
        <input
          readOnly
          value={url}
          dir="ltr"
          onFocus={(event) => event.currentTarget.select()}
          className="mt-2 min-h-11 w-full rounded-xl border border-ink/25 bg-white px-3 text-base text-ink"
        />
      </label>
      <CopyButton text={url} label={teamMessages.copy} copied={teamMessages.copied} variant="quiet" />
    </Notice>
  )
}

interface InviteFormProps {
  readonly identity: IdentityState
  readonly typed: (TypedPerson & Pick<NewColleague, 'role'>) | undefined
  /** Why the identity has to be proved again. */
  readonly problem: IdentityProblem | undefined
  readonly fieldErrors: BackofficeFieldErrors<keyof TypedPerson>
}

/** Invites a colleague, who sets the password through a link in an email. */
function InviteForm({ identity, typed, problem, fieldErrors }: InviteFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const names = { name: teamMessages.name, email: authMessages.signIn.email }
  const fields = fieldProps(personForm, { names, typed, fieldErrors })
  return (
    <Form method="post" ref={form} className="space-y-5">
      {/* A passkey submits the form without its button. */}
      <input type="hidden" name="do" value="invite" />
      <TextField {...fields.name} autoComplete="off" />
      <TextField {...fields.email} autoComplete="off" />
      <fieldset>
        <legend className="mb-1.5 font-semibold text-sm">{teamMessages.role}</legend>
        {officeRoles.toReversed().map((role) => (
          <RadioOption key={role} name="role" value={role} isChosen={role === (typed?.role ?? 'staff')}>
            <span>
              <span className="font-semibold">{rolesMessages[role].name}</span>{' '}
              <span className="text-ink-soft text-sm">{rolesMessages[role].means}</span>
            </span>
          </RadioOption>
        ))}
      </fieldset>
      <IdentityFields {...{ form, identity, problem }} />
      <SubmitButton variant="secondary">{teamMessages.inviteButton}</SubmitButton>
    </Form>
  )
}
