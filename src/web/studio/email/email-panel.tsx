import { Form } from 'react-router'
import { studioEmailMessages as messages } from '#page-messages/studio-email.ts'
import { studioPasskeysMessages } from '#page-messages/studio-passkeys.ts'
import { ownPhonesPath } from '#web/paths/studio-paths.ts'
import { PasskeyPart } from '#web/studio/passkeys/passkey-part.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'

export type EmailProblem = keyof typeof messages.problems

interface EmailPanelProps {
  readonly confirmed: string | undefined
  /** Waits until it is confirmed. */
  readonly asked: string | undefined
  /** Whether the identity was proved lately. */
  readonly isProved: boolean
  readonly hasPasskeys: boolean
  readonly problem: EmailProblem | undefined
  /** What was typed, and not taken. */
  readonly typed: string | undefined
}

/** The email address of a maker, which she need not give. */
export function EmailPanel({ confirmed, asked, isProved, hasPasskeys, problem, typed }: EmailPanelProps) {
  return (
    <section id="email" className="panel space-y-3 p-5">
      <h2 className="text-2xl">{messages.title}</h2>
      <p className="text-lg">{messages.text}</p>
      {problem && problem !== 'invalid' && <Notice tone="error">{messages.problems[problem]}</Notice>}
      {asked && <Notice tone="info">{messages.asked(asked)}</Notice>}
      {(confirmed ?? asked) && (
        <Form method="post" className="space-y-3">
          {confirmed && (
            <p className="break-all font-semibold text-lg">
              <bdi>{confirmed}</bdi>
            </p>
          )}
          <Button type="submit" name="do" value="remove-email" variant="outline">
            {messages.remove}
          </Button>
          {confirmed && <p className="text-ink-soft">{messages.lost}</p>}
        </Form>
      )}
      {isProved ? (
        <Form method="post" action={`${ownPhonesPath()}#email`} className="space-y-3">
          <TextField
            label={confirmed ? messages.other : messages.label}
            name="email"
            type="email"
            autoComplete="email"
            dir="ltr"
            required
            defaultValue={typed}
            error={problem === 'invalid' ? messages.problems.invalid : undefined}
          />
          <Button type="submit" name="do" value="give-email" variant="secondary" className="text-lg">
            {messages.send}
          </Button>
        </Form>
      ) : (
        <>
          <p className="text-lg">{messages.proveFirst}</p>
          {hasPasskeys && (
            <PasskeyPart
              action={ownPhonesPath()}
              button={{ text: studioPasskeysMessages.prove, do: 'prove-for-email', variant: 'outline' }}
            >
              <p className="text-lg">{messages.proveWithPasskey}</p>
            </PasskeyPart>
          )}
        </>
      )}
    </section>
  )
}
