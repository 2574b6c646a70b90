import { minPasswordLength } from '#domain/operators/password-length.ts'
import { authMessages } from '#page-messages/backoffice/auth.ts'
import { fieldErrorsMessages } from '#page-messages/backoffice/field-errors.ts'
import { TextField } from '#web/ui/field.tsx'
import type { PasswordErrors } from './account-form.ts'

/** The fields of a new password. Password managers recognize the pair and suggest one. */
export function NewPasswordFields({ fieldErrors = {} }: { fieldErrors?: PasswordErrors | undefined }) {
  const { newPassword: messages } = authMessages
  return (
    <>
      <TextField
        label={messages.password}
        name="password"
        type="password"
        autoComplete="new-password"
        required
        hint={messages.hint(minPasswordLength)}
        error={fieldErrors.password && fieldErrorsMessages[fieldErrors.password]}
      />
      <TextField
        label={messages.repeated}
        name="repeated"
        type="password"
        autoComplete="new-password"
        required
        error={fieldErrors.repeated && fieldErrorsMessages[fieldErrors.repeated]}
      />
    </>
  )
}
