import { BackupIsRunning } from '#backup/backup-lock.ts'
import { BackupPlaceUnavailable } from '#backup/backup-store.ts'
import { NoRoom } from '#backup/free-room.ts'
import { DamagedBackup } from '#backup/part-sealer.ts'
import { PgProgramFailed, PgProgramUnusable } from '#backup/pg-programs.ts'
import { BucketClientMissing } from '#buckets/open-bucket.ts'
import { AlreadyRunning, DatabaseNotStarted } from '#database/embedded.ts'
import { retryAfterSecondsOf } from '#domain/unavailable.ts'
import { NotBackedUp } from './back-up-before-migrating.ts'
import { InvalidSetting } from './invalid-setting.ts'

/** What the operator can mend, and reads in one line. */
const oneLineErrors = [
  InvalidSetting,
  AlreadyRunning,
  DatabaseNotStarted,
  BackupIsRunning,
  BackupPlaceUnavailable,
  BucketClientMissing,
  DamagedBackup,
  NoRoom,
  NotBackedUp,
  PgProgramFailed,
  PgProgramUnusable,
]

/** Returns one line for errors that the operator can mend, the stack for all others. */
export function explainStartFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code, syscall, path } = error as NodeJS.ErrnoException
  const line = error.message.replaceAll(/\s+/g, ' ')
  if (oneLineErrors.some((kind) => error instanceof kind)) return line
  if (code === 'ENOSPC') return `The disk is full: ${path ?? line}`
  const isOfSystem = syscall !== undefined && code !== undefined
  return isOfSystem || retryAfterSecondsOf(error) !== undefined ? line : (error.stack ?? line)
}
