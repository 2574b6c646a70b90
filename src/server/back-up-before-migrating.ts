import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { BackupIsRunning } from '#backup/backup-lock.ts'
import { PgProgramUnusable } from '#backup/pg-programs.ts'
import { connect } from '#database/connect.ts'
import { pendingMigrations } from '#database/migrate.ts'
import type { DatabaseAddresses } from '#database/prepare-database.ts'
import type { Config } from './config.ts'
import { type BackedUpDatabase, openBackupPlace, runBackup } from './run-backup.ts'

/** The database is left as it was, because it could not be backed up before its migrations. */
export class NotBackedUp extends Error {
  override readonly name = 'NotBackedUp'
}

/**
 * Before migrations of a shop that has data: makes a backup and proves it, which applies the migrations to a copy, and
 * says how to go back. Does nothing for a new shop and when backups are off; for a server of the owner's without a
 * usable pg_dump it says so. Throws NotBackedUp.
 */
export async function backUpBeforeMigrating(
  database: BackedUpDatabase,
  config: Pick<Config, 'backups' | 'dataDirectory' | 'minFreeBytes'>,
  report: (line: string) => void,
): Promise<void> {
  const { backups } = config
  if (!backups) return
  const place = await openBackupPlace(backups)
  const backUp = async (): Promise<string | undefined> => {
    const pending = await pendingMigrationsOfOldShop(database)
    if (pending.length === 0) return undefined
    report(`Backing up before migrating: ${pending.join(', ')}`)
    return runBackup(config, place, database, report).catch(async (error: Error) => {
      if (error instanceof BackupIsRunning) {
        // Another instance makes it, and may migrate too.
        await pause(retryMilliseconds)
        return backUp()
      }
      if (!(error instanceof PgProgramUnusable)) throw notBackedUp(error)
      report(`No backup is made before migrating: ${error.message}`)
      return undefined
    })
  }
  const backup = await backUp()
  if (backup === undefined) return
  report(
    `To go back to the previous release: stop the shop, set DATA_DIR to an empty place${database.embedded ? '' : ', DATABASE_URL to an empty database'} ` +
      `and BACKUP_TO to ${backups.setting}, and run with that release: npm run restore -- ${backup} --at backup`,
  )
}

const retryMilliseconds = 1000

function notBackedUp(error: Error): NotBackedUp {
  return new NotBackedUp(
    `Nothing was migrated, because the backup before it failed: ${error.message}. BACKUP_TO=off migrates without one`,
    { cause: error },
  )
}

async function pendingMigrationsOfOldShop({ migrationAddress }: DatabaseAddresses): Promise<string[]> {
  const { database, close } = connect(migrationAddress, { poolSize: 1 })
  try {
    const { rows } = await sql<{ isNew: boolean }>`select to_regclass('migrations') is null as "isNew"`.execute(
      database,
    )
    return rows[0]?.isNew ? [] : await pendingMigrations(database)
  } finally {
    await close()
  }
}
