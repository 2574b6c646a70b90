import { useRef } from 'react'
import { Form } from 'react-router'
import { officeRoles } from '#domain/access/role.ts'
import type { NewColleague } from '#domain/operators/invite-operator.ts'
import { authMessages } from '#page-messages/backoffice/auth.ts'
import { fieldErrorsMessages } from '#page-messages/backoffice/field-errors.ts'
import { rolesMessages } from '#page-messages/backoffice/roles.ts'
import { teamMessages } from '#page-messages/backoffice/team.ts'
import type { AccountFieldErrors } from '#web/backoffice/auth/account-form.ts'
import type { IdentityProblem, IdentityState } from '#web/backoffice/auth/check-submitted-identity.ts'
import { IdentityFields } from '#web/backoffice/auth/identity-fields.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { RadioOption } from '../../ui/radio-option.tsx'

interface InviteFormProps {
  readonly identity: IdentityState
  /** What was typed when the identity had to be proved again. */
  readonly returned: { readonly problem: IdentityProblem; readonly invitation: NewColleague } | undefined
  readonly fieldErrors: AccountFieldErrors | undefined
}

/** Invites a colleague, who sets the password through a link in an email. */
export function InviteForm({ identity, returned, fieldErrors }: InviteFormProps) {
  const form = useRef<HTMLFormElement>(null)
  return (
    <Form method="post" ref={form} className="space-y-5">
      {/* A passkey submits the form without its button. */}
      <input type="hidden" name="do" value="invite" />
      <TextField
        label={teamMessages.name}
        name="name"
        autoComplete="off"
        required
        defaultValue={returned?.invitation.name}
        error={fieldErrors?.name && fieldErrorsMessages[fieldErrors.name]}
      />
      <TextField
        label={authMessages.signIn.email}
        name="email"
        type="email"
        autoComplete="off"
        required
        defaultValue={returned?.invitation.email}
        error={fieldErrors?.email && fieldErrorsMessages[fieldErrors.email]}
      />
      <fieldset>
        <legend className="mb-1.5 font-semibold text-sm">{teamMessages.role}</legend>
        {officeRoles.toReversed().map((role) => (
          <RadioOption key={role} name="role" value={role} isChosen={role === (returned?.invitation.role ?? 'staff')}>
            <span>
              <span className="font-semibold">{rolesMessages[role].name}</span>{' '}
              <span className="text-ink-soft text-sm">{rolesMessages[role].means}</span>
            </span>
          </RadioOption>
        ))}
      </fieldset>
      <IdentityFields {...{ form, identity }} problem={returned?.problem} />
      <Button type="submit" variant="secondary">
        {teamMessages.inviteButton}
      </Button>
    </Form>
  )
}
