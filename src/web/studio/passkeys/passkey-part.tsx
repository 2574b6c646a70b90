import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { studioPasskeysMessages as messages } from '#page-messages/studio-passkeys.ts'
import { studioPasskeyRequestPath } from '#web/paths/studio-paths.ts'
import { InlineScript } from '#web/security/inline-script.tsx'
import { Button } from '#web/ui/button.tsx'
import { passkeyScript } from './passkey-script.ts'
import type { PasskeySetup } from './passkey-state.ts'

interface PasskeyPartProps {
  /** To make a passkey with; absent: one that there is signs. */
  readonly setup?: PasskeySetup
  /** Of the button. Without one nothing can be asked of the browser: the part only says something to who could. */
  readonly button?: { readonly text: string; readonly do: string; readonly variant?: 'secondary' | 'outline' }
  /** Where the form goes. */
  readonly action: string
  /** Whether the fingerprint or face of this very phone is meant, not also that of another one. */
  readonly isOfThisPhone?: boolean
  readonly children?: ReactNode
}

/** What is shown, with the section around it, only where the browser has passkeys. */
export function PasskeyPart({ setup, button, action, isOfThisPhone = false, children }: PasskeyPartProps) {
  return (
    <>
      <div
        hidden
        data-setup={setup && JSON.stringify(setup)}
        data-request={studioPasskeyRequestPath()}
        data-own={isOfThisPhone || undefined}
        className="space-y-3"
      >
        {children}
        {button && (
          <Form method="post" action={action} className="space-y-3">
            <input type="hidden" name="response" />
            <input type="hidden" name="challenge" />
            <input type="hidden" name="do" value={button.do} />
            <p
              role="status"
              data-status
              data-canceled={messages.canceled}
              data-exists={messages.exists}
              className="font-medium text-clay text-lg empty:hidden"
            />
            <Button type="submit" variant={button.variant ?? 'secondary'} className="w-full py-3 text-lg">
              {button.text}
            </Button>
          </Form>
        )}
      </div>
      <InlineScript code={passkeyScript} />
    </>
  )
}
