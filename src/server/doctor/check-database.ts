import { sql } from 'kysely'
import { checkServerVersion, connect, type Database, type DatabaseAddress, defaultTimeouts } from '#database/connect.ts'
import { pendingMigrations } from '#database/migrate.ts'
import { system } from '#domain/access/actor.ts'
import { getBackupStatus } from '#domain/backups/get-backup-status.ts'
import type { Config } from '../config.ts'
import { type Finding, fine, problem, warning } from './finding.ts'

/** Checks server, migrations, rights of the role, clock and backups of the database at an address. */
export async function checkDatabase(config: Config, address: DatabaseAddress): Promise<readonly Finding[]> {
  try {
    await checkServerVersion(address)
  } catch (error) {
    return [problem(`The database cannot be used: ${(error as Error).message}. Look at DATABASE_URL and its server`)]
  }
  const { database, close } = connect(address, { poolSize: 1 })
  try {
    const pending = await pendingMigrations(database)
    if (pending.length > 0) return [warning(`${pending.length} migrations are pending: the next start applies them`)]
    return [
      await checkRole(database, config),
      ...(await checkPooler(config)),
      await checkDatabaseClock(database),
      await checkBackups(database, config),
    ]
  } finally {
    await close()
  }
}

async function checkRole(db: Database, { database: external }: Config): Promise<Finding> {
  const { rows } = await sql<{ version: string; role: string; isSuperuser: boolean; ownsTables: boolean }>`
    select current_setting('server_version') as version, current_user as role, rolsuper as "isSuperuser",
      exists (select from pg_tables where schemaname = current_schema() and tableowner = current_user) as "ownsTables"
    from pg_roles where rolname = current_user`.execute(db)
  const [row] = rows
  const is = `PostgreSQL ${row?.version}, as ${row?.role}`
  if (row?.isSuperuser)
    return problem(`${is}, a superuser: give DATABASE_URL a role that may change rows and nothing else (README)`)
  if (row?.ownsTables && external)
    return warning(`${is}, which owns the tables: name it in MIGRATION_DATABASE_URL, and another one in DATABASE_URL`)
  return fine(`${is}, which can change rows and no table`)
}

/** Checks that the pooler answers, and limits the time of statements, which it must do for its clients. */
async function checkPooler({ database: external }: Config): Promise<readonly Finding[]> {
  if (external?.poolerUrl === undefined) return []
  const { database, close } = connect(
    { url: external.poolerUrl, isPooler: true },
    { poolSize: 1, timeouts: defaultTimeouts },
  )
  try {
    const { rows } = await sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(
      database,
    )
    if (rows[0]?.limit === '0')
      return [warning('DATABASE_POOLER_URL: no statement has a time limit: add connect_query (deploy/pgbouncer.ini)')]
    return [fine(`The pooler answers, and ends statements after ${rows[0]?.limit}`)]
  } catch (error) {
    return [problem(`DATABASE_POOLER_URL: ${(error as Error).message}`)]
  } finally {
    await close()
  }
}

/** More, in seconds, and scheduled jobs start, and log lines are written, at times that others would not expect. */
const maxClockDifference = 5

async function checkDatabaseClock(db: Database): Promise<Finding> {
  const before = Date.now()
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
  const here = (before + Date.now()) / 2
  const seconds = Math.abs((rows[0]?.now.getTime() ?? here) - here) / 1000
  if (seconds <= maxClockDifference) return fine('The clock is that of the database')
  return problem(`The clock differs from that of the database by ${Math.round(seconds)} s: synchronize both`)
}

const hourMilliseconds = 60 * 60 * 1000

async function checkBackups(db: Database, { backups }: Config): Promise<Finding> {
  if (!backups) return warning('BACKUP_TO is off: nothing is backed up by this program')
  const clock = { now: () => new Date() }
  const { lastProven, isOverdue, isOnSameDisk } = await getBackupStatus({ db, clock, actor: system })
  if (!lastProven) return warning('No backup has been proven yet: npm run backup')
  const hours = Math.round((clock.now().getTime() - lastProven.at.getTime()) / hourMilliseconds)
  const is = `The last proven backup is ${hours} hours old`
  if (isOverdue) return problem(`${is}: npm run backup says why there is none since`)
  return isOnSameDisk
    ? warning(`${is}, and on the disk of the shop: set BACKUP_TO to another disk or a bucket`)
    : fine(is)
}
