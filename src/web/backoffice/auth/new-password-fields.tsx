import { minPasswordLength } from '#domain/operators/password-length.ts'
import { backoffice } from '#page-messages/backoffice.ts'
import { TextField } from '#web/ui/field.tsx'
import type { AccountFieldErrors } from './account-form.ts'

/** The fields of a new password. Password managers recognize the pair and suggest one. */
export function NewPasswordFields({
  fieldErrors = {},
}: {
  fieldErrors?: Pick<AccountFieldErrors, 'password' | 'repeated'> | undefined
}) {
  const { auth, fieldErrors: errorTexts } = backoffice
  const { newPassword: messages } = auth
  return (
    <>
      <TextField
        label={messages.password}
        name="password"
        type="password"
        autoComplete="new-password"
        required
        hint={messages.hint(minPasswordLength)}
        error={fieldErrors.password && errorTexts[fieldErrors.password]}
      />
      <TextField
        label={messages.repeated}
        name="repeated"
        type="password"
        autoComplete="new-password"
        required
        error={fieldErrors.repeated && errorTexts[fieldErrors.repeated]}
      />
    </>
  )
}
