import type { RefObject } from 'react'
import { authMessages } from '#page-messages/backoffice/auth.ts'
import { TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { askForPasskey } from './ask-for-passkey.ts'
import type { IdentityProblem, IdentityState } from './check-submitted-identity.ts'
import { PasskeyButton } from './passkey-button.tsx'

interface IdentityFieldsProps {
  /** The form around these fields: it goes with the response of a passkey. */
  readonly form: RefObject<HTMLFormElement | null>
  readonly identity: IdentityState
  /** Why the form was not accepted. */
  readonly problem: IdentityProblem | undefined
}

/**
 * Prove within a form who fills it in; nothing when that was proved lately. The proof can expire while the form is
 * filled in: these fields then appear in it, and what was typed stays.
 */
export function IdentityFields({ form, identity, problem }: IdentityFieldsProps) {
  const { identity: messages, signIn } = authMessages
  if (identity.isFresh && !problem) return null
  const { email, minutes, takesPasskeys } = identity
  return (
    <div className="space-y-4 border-sand-deep border-s-4 ps-4">
      {problem && problem !== 'refused' && (
        <Notice tone={problem === 'required' ? 'info' : 'error'}>
          {problem === 'required' ? messages.expired : messages.problems[problem]}
        </Notice>
      )}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <TextField
        label={messages.presentPassword}
        name="presentPassword"
        type="password"
        autoComplete="current-password"
        required
        hint={messages.hint(minutes)}
        autoFocus={problem !== undefined}
        error={problem === 'refused' ? messages.problems.refused : undefined}
      />
      {takesPasskeys && (
        <PasskeyButton ask={askForPasskey} canceled={signIn.passkeyCanceled} form={form}>
          {messages.passkey}
        </PasskeyButton>
      )}
    </div>
  )
}
