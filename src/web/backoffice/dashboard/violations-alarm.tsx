import type { listViolations } from '#domain/consistency/list-violations.ts'
import { useBackofficeMessages } from '#web/backoffice/text/backoffice-messages.ts'
import { Notice } from '#web/ui/notice.tsx'

/** Names the records that contradict each other; nothing when there are none. */
export function ViolationsAlarm({ violations }: { violations: Awaited<ReturnType<typeof listViolations>> }) {
  const { dashboard: messages } = useBackofficeMessages()
  if (violations.length === 0) return null
  return (
    <Notice tone="error" className="mt-4">
      {messages.inconsistent}
      <ul className="mt-2 list-disc space-y-1 ps-5 text-sm">
        {violations.map(({ id, rule, detail }) => (
          <li key={id} className="wrap-anywhere">
            {rule}: {detail}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
