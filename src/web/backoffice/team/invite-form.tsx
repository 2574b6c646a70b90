import { useRef } from 'react'
import { Form } from 'react-router'
import { roles } from '#domain/operators/operator.ts'
import { useFocusOnMistake } from '../../focus-on-mistake.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import type { AccountMistakes } from '../door/account-form.ts'
import { useOfficeMessages } from '../text/office-messages.ts'

/** A colleague gets a letter and chooses the password alone. */
export function InviteForm({ mistakes }: { mistakes?: AccountMistakes | undefined }) {
  const { team, door, account } = useOfficeMessages()
  const form = useRef<HTMLFormElement>(null)
  useFocusOnMistake(form, mistakes && { outcome: 'invalid' })
  return (
    <Form method="post" ref={form} className="space-y-5">
      <TextField
        label={team.name}
        name="name"
        autoComplete="off"
        required
        error={mistakes?.name && door.mistakes[mistakes.name]}
      />
      <TextField
        label={door.signIn.email}
        name="email"
        type="email"
        autoComplete="off"
        required
        error={mistakes?.email && door.mistakes[mistakes.email]}
      />
      <fieldset>
        <legend className="mb-1.5 font-semibold text-sm">{team.role}</legend>
        {roles.toReversed().map((role) => (
          <label key={role} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="role"
              value={role}
              defaultChecked={role === 'staff'}
              className="size-5 accent-door"
            />
            <span>
              <span className="font-semibold">{account.roles[role]}</span>{' '}
              <span className="text-ink-soft text-sm">{team.roleMeans[role]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <Button type="submit" name="do" value="invite" variant="secondary">
        {team.inviteButton}
      </Button>
    </Form>
  )
}
