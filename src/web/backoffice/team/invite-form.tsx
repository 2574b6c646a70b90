import { useRef } from 'react'
import { Form } from 'react-router'
import { roles } from '#domain/access/role.ts'
import type { AccountFieldErrors } from '#web/backoffice/auth/account-form.ts'
import { useBackofficeMessages } from '#web/backoffice/text/backoffice-messages.ts'
import { useFocusOnError } from '#web/forms/use-focus-on-error.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { RadioOption } from '../../ui/radio-option.tsx'

/** Invites a colleague, who sets the password through a link in an email. */
export function InviteForm({ fieldErrors }: { fieldErrors?: AccountFieldErrors | undefined }) {
  const { team, auth, account, fieldErrors: errorTexts } = useBackofficeMessages()
  const form = useRef<HTMLFormElement>(null)
  useFocusOnError(form, fieldErrors && { outcome: 'invalid' })
  return (
    <Form method="post" ref={form} className="space-y-5">
      <TextField
        label={team.name}
        name="name"
        autoComplete="off"
        required
        error={fieldErrors?.name && errorTexts[fieldErrors.name]}
      />
      <TextField
        label={auth.signIn.email}
        name="email"
        type="email"
        autoComplete="off"
        required
        error={fieldErrors?.email && errorTexts[fieldErrors.email]}
      />
      <fieldset>
        <legend className="mb-1.5 font-semibold text-sm">{team.role}</legend>
        {roles.toReversed().map((role) => (
          <RadioOption key={role} name="role" value={role} isChosen={role === 'staff'}>
            <span>
              <span className="font-semibold">{account.roles[role]}</span>{' '}
              <span className="text-ink-soft text-sm">{team.roleMeans[role]}</span>
            </span>
          </RadioOption>
        ))}
      </fieldset>
      <Button type="submit" name="do" value="invite" variant="secondary">
        {team.inviteButton}
      </Button>
    </Form>
  )
}
