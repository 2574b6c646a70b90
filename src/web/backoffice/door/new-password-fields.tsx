import { shortestPassword } from '#domain/operators/password-problem.ts'
import { TextField } from '../../ui/field.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { AccountMistakes } from './account-form.ts'

/** A new password, twice. Password managers recognise the pair and offer one. */
export function NewPasswordFields({
  mistakes = {},
}: {
  mistakes?: Pick<AccountMistakes, 'password' | 'repeated'> | undefined
}) {
  const { newPassword: words, mistakes: wordsOf } = useOfficeMessages().door
  return (
    <>
      <TextField
        label={words.password}
        name="password"
        type="password"
        autoComplete="new-password"
        required
        hint={words.hint(shortestPassword)}
        error={mistakes.password && wordsOf[mistakes.password]}
      />
      <TextField
        label={words.repeated}
        name="repeated"
        type="password"
        autoComplete="new-password"
        required
        error={mistakes.repeated && wordsOf[mistakes.repeated]}
      />
    </>
  )
}
