import { Form } from 'react-router'
import { accountMessages } from '#page-messages/backoffice/account.ts'
import { SubmitButton } from '#web/ui/submit-button.tsx'

interface DisplayedSession {
  readonly id: number
  readonly device: { readonly browser?: string; readonly system?: string }
  readonly network: string
  readonly lastSeen: string
  readonly isThis: boolean
}

/** The active sessions, each with a button that ends it. */
export function SessionList({ sessions }: { sessions: readonly DisplayedSession[] }) {
  return (
    <ul className="divide-y divide-sand-deep">
      {sessions.map(({ id, device, network, lastSeen, isThis }) => (
        <li key={id} className="flex min-h-16 items-center justify-between gap-3 py-2">
          <div className="min-w-0">
            <p className="font-semibold">{accountMessages.device(device.browser, device.system)}</p>
            <p className="text-ink-soft text-sm">
              {[isThis ? accountMessages.thisBrowser : accountMessages.lastSeen(lastSeen), network]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          {!isThis && (
            <Form method="post">
              <input type="hidden" name="id" value={id} />
              <SubmitButton name="do" value="end-session" variant="quiet" className="shrink-0 whitespace-nowrap">
                {accountMessages.endSession}
              </SubmitButton>
            </Form>
          )}
        </li>
      ))}
    </ul>
  )
}
