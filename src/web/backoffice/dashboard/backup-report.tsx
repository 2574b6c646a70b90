import type { BackupStatus } from '#domain/backups/get-backup-status.ts'
import { tunisDayOf, tunisTimeOf } from '#domain/tunis-day.ts'
import { useBackofficeMessages } from '#web/backoffice/text/backoffice-messages.ts'
import { shortMoment } from '#web/backoffice/text/short-moment.ts'
import { Notice } from '#web/ui/notice.tsx'

const megabyte = 1_000_000

/** When the last backup was proven, and what is wrong with the backups. */
export function BackupReport({ status, now }: { status: BackupStatus; now: Date }) {
  const { lastProven, walProblem } = status
  const { backups: messages } = useBackofficeMessages().dashboard
  const warnings = [
    ...(status.isOverdue && !status.isOff ? [messages.overdue] : []),
    ...(status.problem ? [messages.failed(status.problem)] : []),
    ...(status.brokenRules ? [messages.brokenRules(status.brokenRules)] : []),
    ...(walProblem
      ? [
          messages.walWaits(
            Math.ceil(walProblem.waitingBytes / megabyte),
            Math.floor(walProblem.freeBytes / megabyte),
            walProblem.reason,
          ),
        ]
      : []),
  ]
  return (
    <section className="mt-6 grid gap-3 break-words">
      {warnings.map((warning) => (
        <Notice key={warning} tone="error">
          {warning}
        </Notice>
      ))}
      {status.isOff && <Notice tone="info">{messages.off}</Notice>}
      {status.isOnSameDisk && !status.isOff && <Notice tone="info">{messages.sameDisk}</Notice>}
      {lastProven ? (
        <p className="px-1 text-ink-soft text-sm">
          {messages.proven(whenProven(lastProven.at, now, messages), Math.ceil(lastProven.restoreMilliseconds / 1000))}
        </p>
      ) : (
        !status.isOff && <p className="px-1 text-ink-soft text-sm">{messages.none}</p>
      )}
    </section>
  )
}

const endOfNight = '06:00'

function whenProven(
  at: Date,
  now: Date,
  { tonight, today }: { tonight: (time: string) => string; today: (time: string) => string },
): string {
  if (tunisDayOf(at) !== tunisDayOf(now)) return shortMoment(at)
  const time = tunisTimeOf(at).slice(11, 16)
  return time < endOfNight ? tonight(time) : today(time)
}
