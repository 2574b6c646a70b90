import { Form } from 'react-router'
import { type OfficeRole, officeRoles } from '#domain/access/role.ts'
import { accountMessages } from '#page-messages/backoffice/account.ts'
import { rolesMessages } from '#page-messages/backoffice/roles.ts'
import { teamMessages } from '#page-messages/backoffice/team.ts'
import { AskFirst } from '#web/ui/ask-first.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { ColleagueAction } from './team-form.ts'

interface Colleague {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly role: OfficeRole
  readonly state: 'working' | 'invited' | 'disabled'
  readonly hasSecondFactor: boolean
  readonly failedSignIns: number
  readonly isOneself: boolean
  readonly lastSeen?: string | undefined
}

/** An operator, and the actions of an owner on the account. */
export function OperatorCard(colleague: Colleague) {
  const { id, name, email, role, state, hasSecondFactor, failedSignIns, isOneself, lastSeen } = colleague
  const facts = [
    rolesMessages[role].name,
    state !== 'working' && teamMessages.states[state],
    hasSecondFactor && teamMessages.hasApp,
    lastSeen && accountMessages.lastSeen(lastSeen),
    failedSignIns > 0 && teamMessages.failedSignIns(failedSignIns),
  ]
  return (
    <>
      <p className="font-semibold">
        <bdi>{name}</bdi> {isOneself && <span className="font-normal text-ink-soft">({teamMessages.you})</span>}
      </p>
      <p className="truncate text-ink-soft text-sm">
        <bdi>{email}</bdi>
      </p>
      <p className="text-ink-soft text-sm">{facts.filter(Boolean).join(' · ')}</p>
      {!isOneself && (
        <Form method="post" className="-ms-3 mt-1 flex flex-wrap text-sm">
          <input type="hidden" name="id" value={id} />
          {buttonsFor(colleague).map(({ label, asked, ...button }) =>
            asked ? (
              <AskFirst key={button.value} label={label} variant="quiet">
                <p className="px-3">{asked.question}</p>
                <SubmitButton {...button} className="ms-3">
                  {asked.sure}
                </SubmitButton>
              </AskFirst>
            ) : (
              <SubmitButton key={button.value} {...button} variant="quiet">
                {label}
              </SubmitButton>
            ),
          )}
        </Form>
      )}
    </>
  )
}

interface ColleagueButton {
  readonly name: 'do' | 'role'
  readonly value: string
  readonly label: string
  /** Before what gives power away or cannot be taken back. */
  readonly asked?: { readonly question: string; readonly sure: string } | undefined
}

function buttonsFor({ role, state, hasSecondFactor }: Colleague): readonly ColleagueButton[] {
  if (state === 'disabled') return [does('enable')]
  return [
    ...(state === 'invited' ? [does('invite-again'), does('invitation-link')] : []),
    ...officeRoles.filter((other) => other !== role).map(gives),
    ...(hasSecondFactor ? [{ ...does('forget-app'), asked: teamMessages.forgetAppAsked }] : []),
    does('disable'),
  ]
}

function does(action: ColleagueAction): ColleagueButton {
  return { name: 'do', value: action, label: teamMessages.actions[action] }
}

function gives(role: OfficeRole): ColleagueButton {
  const { give: label, asked } = rolesMessages[role]
  return { name: 'role', value: role, label, asked }
}
