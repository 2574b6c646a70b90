import { lastNight } from '#domain/last-night.ts'

interface BackupTimes {
  readonly now: Date
  /** Of the last backup that was made; undefined before the first. */
  readonly lastStartedAt: Date | undefined
  /** When the shop's database was created. */
  readonly createdAt: Date
  readonly hasWalGap: boolean
}

/**
 * Returns whether a backup should be made now: since the last night there was none, whether it failed or the shop was
 * closed, or the WAL has a gap. A new shop has its first backup after its first night.
 */
export function isBackupDue({ now, lastStartedAt, createdAt, hasWalGap }: BackupTimes): boolean {
  if (lastStartedAt && hasWalGap) return true
  return (lastStartedAt ?? createdAt) < lastNight(now)
}
