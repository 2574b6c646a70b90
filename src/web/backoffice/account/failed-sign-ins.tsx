import type { FailedSignIn } from '#domain/operators/failed-sign-ins.ts'
import { Panel } from '../layout/panel.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'

interface ShownTry extends Omit<FailedSignIn, 'failedAt'> {
  readonly when: string
}

/** Who has tried to come in as this person, as far as it can be told. Nothing where nobody has. */
export function FailedSignIns({ failed }: { failed: readonly ShownTry[] }) {
  const { failed: words } = useOfficeMessages().account
  if (failed.length === 0) return null
  return (
    <Panel title={words.title}>
      <p className="text-ink-soft text-sm">{words.text}</p>
      <ul className="mt-2 divide-y divide-sand-deep">
        {failed.map(({ id, step, network, when }) => (
          <li key={id} className="py-2">
            <p className={step === 'code' ? 'font-semibold text-clay-deep' : 'font-semibold'}>{words.steps[step]}</p>
            <p className="break-all text-ink-soft text-sm">{[when, network].filter(Boolean).join(' · ')}</p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
