import { startOfDay, tunisDayOf } from '#domain/tunis-day.ts'

interface BackupTimes {
  readonly now: Date
  /** Of the last backup that was made; undefined before the first. */
  readonly lastStartedAt: Date | undefined
  /** When the shop's database was created. */
  readonly createdAt: Date
  readonly hasWalGap: boolean
}

/** Backups are made in the night, at 03:10 in Tunis. */
const nightlyMilliseconds = (3 * 60 + 10) * 60 * 1000

/**
 * Returns whether a backup should be made now: since the last night there was none, whether it failed or the shop was
 * closed, or the WAL has a gap. A new shop has its first backup after its first night.
 */
export function isBackupDue({ now, lastStartedAt, createdAt, hasWalGap }: BackupTimes): boolean {
  if (lastStartedAt && hasWalGap) return true
  return (lastStartedAt ?? createdAt) < lastNight(now)
}

function lastNight(now: Date): Date {
  const nightOf = (moment: Date) => new Date(startOfDay(tunisDayOf(moment)).getTime() + nightlyMilliseconds)
  const tonight = nightOf(now)
  return tonight <= now ? tonight : nightOf(new Date(tonight.getTime() - nightlyMilliseconds - 1))
}
