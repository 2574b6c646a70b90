import { sql } from 'kysely'
import { connect } from '#database/connect.ts'
import type { EmbeddedDatabase } from '#database/embedded.ts'
import { pendingMigrations } from '#database/migrate.ts'
import type { Config } from './config.ts'
import { openBackupPlace, runBackup } from './run-backup.ts'

/** The database is left as it was, because it could not be backed up before its migrations. */
export class NotBackedUp extends Error {
  override readonly name = 'NotBackedUp'
}

/**
 * Before migrations of a shop that has data: makes a backup and proves it, which applies the migrations to a copy, and says
 * how to go back. Does nothing for a new shop and when backups are off. Throws NotBackedUp.
 */
export async function backUpBeforeMigrating(
  server: EmbeddedDatabase,
  config: Pick<Config, 'backups' | 'dataDirectory' | 'minFreeBytes'>,
  report: (line: string) => void,
): Promise<void> {
  if (!config.backups) return
  const pending = await pendingMigrationsOfOldShop(server)
  if (pending.length === 0) return
  report(`Backing up before migrating: ${pending.join(', ')}`)
  const backup = await runBackup(config, openBackupPlace(config.backups), server, report).catch((error: Error) => {
    throw new NotBackedUp(
      `Nothing was migrated, because the backup before it failed: ${error.message}. BACKUP_TO=off migrates without one`,
      { cause: error },
    )
  })
  report(
    `To go back to the previous release: stop the shop, set DATA_DIR to an empty place and BACKUP_TO to folder:${config.backups.folder}, ` +
      `and run with that release: npm run restore -- ${backup} --at backup`,
  )
}

async function pendingMigrationsOfOldShop({ migrationAddress }: EmbeddedDatabase): Promise<string[]> {
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
