import type { listViolations } from '#domain/consistency/list-violations.ts'
import { dashboardMessages } from '#page-messages/backoffice/dashboard.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TechnicalText } from '../layout/technical-text.tsx'

/** Names the records that contradict each other; nothing when there are none. */
export function ViolationsAlarm({ violations }: { violations: Awaited<ReturnType<typeof listViolations>> }) {
  if (violations.length === 0) return null
  return (
    <Notice tone="error" className="mt-4">
      {dashboardMessages.inconsistent}
      <ul className="mt-2 list-disc space-y-1 ps-5 text-sm">
        {violations.map(({ id, rule, detail }) => (
          <li key={id} className="wrap-anywhere">
            <TechnicalText text={`${rule}: ${detail}`} />
          </li>
        ))}
      </ul>
    </Notice>
  )
}
