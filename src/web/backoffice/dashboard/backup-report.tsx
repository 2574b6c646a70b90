import type { BackupStatus } from '#domain/backups/get-backup-status.ts'
import { tunisDayOf, tunisTimeOf } from '#domain/tunis-day.ts'
import { dashboardMessages } from '#page-messages/backoffice/dashboard.ts'
import { TechnicalText } from '#web/backoffice/layout/technical-text.tsx'
import { formatShortMoment } from '#web/text/format.ts'
import { Notice } from '#web/ui/notice.tsx'

const megabyte = 1_000_000

interface BackupReportProps {
  readonly status: BackupStatus
  readonly now: Date
  /** The first steps say where backups should be. */
  readonly isLed: boolean
}

/** When the last backup was proven, and what is wrong with the backups. */
export function BackupReport({ status, now, isLed }: BackupReportProps) {
  const { lastProven, walProblem } = status
  const { backups: messages } = dashboardMessages
  const warnings = [
    ...(status.isOverdue && !status.isOff ? [{ text: messages.overdue }] : []),
    ...(status.problem ? [{ text: messages.failed, detail: status.problem }] : []),
    ...(status.brokenRules ? [{ text: messages.brokenRules, detail: status.brokenRules }] : []),
    ...(walProblem ? [{ text: walText(walProblem, messages), detail: walProblem.reason }] : []),
  ]
  return (
    <section className="mt-6 grid gap-3 break-words">
      {warnings.map(({ text, detail }: { text: string; detail?: string }) => (
        <Notice key={text} tone="error">
          {text} {detail && <TechnicalText text={detail} />}
        </Notice>
      ))}
      {status.isOff && !isLed && <Notice tone="info">{messages.off}</Notice>}
      {status.isOnSameDisk && !status.isOff && !isLed && <Notice tone="info">{messages.sameDisk}</Notice>}
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

function walText(
  { waitingBytes, freeBytes }: NonNullable<BackupStatus['walProblem']>,
  { walWaits }: { walWaits: (megabytes: number, freeMegabytes: number) => string },
): string {
  return walWaits(Math.ceil(waitingBytes / megabyte), Math.floor(freeBytes / megabyte))
}

const endOfNight = '06:00'

function whenProven(
  at: Date,
  now: Date,
  { tonight, today }: { tonight: (time: string) => string; today: (time: string) => string },
): string {
  if (tunisDayOf(at) !== tunisDayOf(now)) return formatShortMoment(at)
  const time = tunisTimeOf(at).slice(11, 16)
  return time < endOfNight ? tonight(time) : today(time)
}
