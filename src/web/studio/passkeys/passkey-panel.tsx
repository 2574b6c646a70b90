import { Form } from 'react-router'
import { studioMessages } from '#page-messages/studio.ts'
import { studioPasskeysMessages as messages } from '#page-messages/studio-passkeys.ts'
import { ownPhonesPath } from '#web/paths/studio-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasskeyPart } from './passkey-part.tsx'
import type { PasskeySetup } from './passkey-state.ts'

export type PasskeyProblem = keyof typeof messages.problems

interface DisplayedPasskey {
  readonly id: number
  readonly device: { readonly browser?: string | undefined; readonly system?: string | undefined }
  readonly created: string
  readonly lastUsed: string | undefined
  readonly isOfThisPhone: boolean
}

interface PasskeyPanelProps {
  readonly passkeys: readonly DisplayedPasskey[]
  readonly isOnThisPhone: boolean
  /** Absent until the identity is proved. */
  readonly setup: PasskeySetup | undefined
  /** Why nothing was added. */
  readonly problem: PasskeyProblem | undefined
}

/** Signing in with the fingerprint or face of a phone: an offer, and the phones that have it. */
export function PasskeyPanel({ passkeys, isOnThisPhone, setup, problem }: PasskeyPanelProps) {
  return (
    <section id="passkeys" hidden={passkeys.length === 0 && !problem} className="panel space-y-3 p-5">
      <h2 className="text-2xl">{messages.title}</h2>
      {problem && <Notice tone="error">{messages.problems[problem]}</Notice>}
      {isOnThisPhone && <p className="text-lg">{messages.isOn}</p>}
      {passkeys.length > 0 && (
        <ul className="divide-y divide-sand-deep">
          {passkeys.map(({ id, device, created, lastUsed, isOfThisPhone }) => (
            <li key={id} className="flex min-h-16 items-center gap-3 py-2">
              <div className="min-w-0 flex-1">
                <p className="font-semibold text-lg">
                  {isOfThisPhone
                    ? studioMessages.phones.thisOne
                    : studioMessages.phones.device(device.browser, device.system)}
                </p>
                <p className="text-ink-soft">{messages.times(created, lastUsed)}</p>
              </div>
              <Form method="post">
                <input type="hidden" name="id" value={id} />
                <Button type="submit" name="do" value="remove-passkey" variant="outline">
                  {messages.remove}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      {!isOnThisPhone && <Offer hasPasskeys={passkeys.length > 0} setup={setup} />}
    </section>
  )
}

function Offer({ hasPasskeys, setup }: { hasPasskeys: boolean; setup: PasskeySetup | undefined }) {
  if (setup)
    return (
      <PasskeyPart
        action={ownPhonesPath()}
        setup={setup}
        button={{ text: messages.add, do: 'add-passkey' }}
        isOfThisPhone
      >
        <p className="text-lg">{messages.offer}</p>
      </PasskeyPart>
    )
  return (
    <PasskeyPart
      action={ownPhonesPath()}
      {...(hasPasskeys && { button: { text: messages.prove, do: 'prove', variant: 'outline' } })}
      isOfThisPhone={!hasPasskeys}
    >
      <p className="text-lg">{messages.offer}</p>
      <p className="text-lg">{hasPasskeys ? messages.proveWithPasskey : messages.proveFirst}</p>
    </PasskeyPart>
  )
}
