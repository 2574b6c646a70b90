import { Form } from 'react-router'
import type { Role } from '#domain/operators/operator.ts'
import { Button } from '../../ui/button.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'

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

/** One person, and what an owner can do about the account. */
export function ColleagueCard(colleague: Colleague) {
  const { team, account } = useOfficeMessages()
  const { id, name, email, role, state, hasSecondFactor, failedSignIns, isOneself, lastSeen } = colleague
  const facts = [
    account.roles[role],
    state !== 'working' && team.states[state],
    hasSecondFactor && team.hasApp,
    lastSeen && account.lastSeen(lastSeen),
    failedSignIns > 0 && team.failedSignIns(failedSignIns),
  ]
  return (
    <>
      <p className="font-semibold">
        {name} {isOneself && <span className="font-normal text-ink-soft">({team.you})</span>}
      </p>
      <p className="truncate text-ink-soft text-sm">{email}</p>
      <p className="text-ink-soft text-sm">{facts.filter(Boolean).join(' · ')}</p>
      {!isOneself && (
        <Form method="post" className="-ms-3 mt-1 flex flex-wrap">
          <input type="hidden" name="id" value={id} />
          {deedsFor(colleague).map((deed) => (
            <Button key={deed} type="submit" name="do" value={deed} variant="quiet" className="text-sm">
              {team.deeds[deed]}
            </Button>
          ))}
        </Form>
      )}
    </>
  )
}

function deedsFor({ role, state, hasSecondFactor }: Colleague) {
  if (state === 'disabled') return ['enable'] as const
  return [
    ...(state === 'invited' ? (['invite-again'] as const) : []),
    role === 'owner' ? 'make-staff' : 'make-owner',
    ...(hasSecondFactor ? (['forget-app'] as const) : []),
    'disable',
  ] as const
}
