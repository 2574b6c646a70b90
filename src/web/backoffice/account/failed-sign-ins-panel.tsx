import type { FailedSignIn } from '#domain/operators/failed-sign-ins.ts'
import { accountMessages } from '#page-messages/backoffice/account.ts'
import { Panel } from '#web/backoffice/layout/panel.tsx'

interface DisplayedFailedSignIn extends Omit<FailedSignIn, 'failedAt'> {
  readonly when: string
}

/** The failed sign-ins of this account. Renders nothing when there are none. */
export function FailedSignInsPanel({ failed }: { failed: readonly DisplayedFailedSignIn[] }) {
  const { failed: messages } = accountMessages
  if (failed.length === 0) return null
  return (
    <Panel title={messages.title}>
      <p className="text-ink-soft text-sm">{messages.text}</p>
      <ul className="mt-2 divide-y divide-sand-deep">
        {failed.map(({ id, step, network, when }) => (
          <li key={id} className="py-2">
            <p className={step === 'code' ? 'font-semibold text-clay-deep' : 'font-semibold'}>{messages.steps[step]}</p>
            <p className="break-all text-ink-soft text-sm">{[when, network].filter(Boolean).join(' · ')}</p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
