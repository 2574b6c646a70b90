import { Form } from 'react-router'
import type { Role } from '#domain/access/role.ts'
import { accountMessages } from '#page-messages/backoffice/account.ts'
import { teamMessages } from '#page-messages/backoffice/team.ts'
import { AskFirst } from '#web/ui/ask-first.tsx'
import { Button } from '#web/ui/button.tsx'

interface Colleague {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly role: Role
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
    accountMessages.roles[role],
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
          {actionsFor(colleague).map((action) =>
            action === 'make-owner' || action === 'forget-app' ? (
              <AskFirst key={action} label={teamMessages.actions[action]} variant="quiet">
                <p className="px-3">{teamMessages.asked[action].question}</p>
                <Button type="submit" name="do" value={action} className="ms-3">
                  {teamMessages.asked[action].sure}
                </Button>
              </AskFirst>
            ) : (
              <Button key={action} type="submit" name="do" value={action} variant="quiet">
                {teamMessages.actions[action]}
              </Button>
            ),
          )}
        </Form>
      )}
    </>
  )
}

function actionsFor({ role, state, hasSecondFactor }: Colleague) {
  if (state === 'disabled') return ['enable'] as const
  return [
    ...(state === 'invited' ? (['invite-again', 'invitation-link'] as const) : []),
    role === 'owner' ? 'make-staff' : 'make-owner',
    ...(hasSecondFactor ? (['forget-app'] as const) : []),
    'disable',
  ] as const
}
