import { sql } from 'kysely'
import { readServerVersion } from '#backup/backup-source.ts'
import { dumpSource } from '#backup/dump-source.ts'
import { findCollationProblem } from '#database/collation-version.ts'
import { checkServerVersion, connect, type Database, type DatabaseAddress, defaultTimeouts } from '#database/connect.ts'
import { embeddedVersion } from '#database/embedded-directories.ts'
import { pendingMigrations } from '#database/migrate.ts'
import { system } from '#domain/access/actor.ts'
import { getBackupStatus } from '#domain/backups/get-backup-status.ts'
import type { Config } from '#server/config.ts'
import { findSecretKeyProblem } from '#server/secret-key.ts'
import { type Finding, fine, problem, warning } from './finding.ts'

/**
 * Checks server, migrations, rights of the role, clock, secret key and backups of the database at an address, and
 * whether it can be dumped.
 */
export async function checkDatabase(config: Config, address: DatabaseAddress): Promise<readonly Finding[]> {
  const servers: readonly (readonly [string, DatabaseAddress])[] = [
    ['DATABASE_URL', address],
    ...(config.database ? [['MIGRATION_DATABASE_URL', { url: config.database.migrationUrl }] as const] : []),
  ]
  const unusable = (await Promise.all(servers.map(([setting, server]) => checkServer(setting, server)))).flat()
  if (unusable.length > 0) return unusable
  const { database, close } = connect(address, { poolSize: 1 })
  try {
    const ofServer = [...(await checkCollation(database)), ...(await checkDump(config))]
    const waiting = await checkRights(database)
    if (waiting) return [...ofServer, waiting]
    return [
      ...ofServer,
      await checkPendingMigrations(database),
      ...(await checkSecretKey(database, config)),
      await checkRole(database, config),
      ...(await checkPooler(config)),
      await checkDatabaseClock(database),
      ...(await checkBackups(database, config)),
    ].filter((found) => found !== undefined)
  } finally {
    await close()
  }
}

async function checkServer(setting: string, address: DatabaseAddress): Promise<readonly Finding[]> {
  try {
    await checkServerVersion(address)
  } catch (error) {
    return [problem(`The database cannot be used: ${(error as Error).message}. Look at ${setting} and its server`)]
  }
  const { database, close } = connect(address, { poolSize: 1 })
  const { rows } = await sql<{ isReadOnly: string }>`
    select current_setting('transaction_read_only') as "isReadOnly"`
    .execute(database)
    .finally(close)
  if (rows[0]?.isReadOnly !== 'on') return []
  return [problem(`${setting} names a server that only reads, such as a replica: name the one that writes`)]
}

async function checkCollation(db: Database): Promise<readonly Finding[]> {
  const found = await findCollationProblem(db)
  return found === undefined ? [] : [problem(found)]
}

/**
 * What the next night would meet: on a server of the owner's a backup is a dump, which is proven in a server of this
 * program.
 */
async function checkDump({ database: external, backups }: Config): Promise<readonly Finding[]> {
  if (!external || !backups) return []
  try {
    const client = await dumpSource({ url: external.migrationUrl }).connect()
    const version = await readServerVersion(client).finally(() => client.end())
    const newest = await embeddedVersion()
    if (version > newest)
      return [problem(`Backups cannot be proven: the server is PostgreSQL ${version}, and this release has ${newest}`)]
    return [fine(`pg_dump can back up the database, which is PostgreSQL ${version}`)]
  } catch (error) {
    return [problem(`No backup can be made: ${(error as Error).message}`)]
  }
}

/** Before the first start, and between a restore and the next one, there is nothing that the role could look at. */
async function checkRights(db: Database): Promise<Finding | undefined> {
  if (!(await hasTable(db, 'migrations'))) return warning('The database is empty: the next start creates its tables')
  const { rows } = await sql`select where has_table_privilege('migrations', 'select')`.execute(db)
  if (rows.length > 0) return undefined
  return warning('The role of DATABASE_URL may not read the tables yet: the next start grants it what it needs')
}

async function checkPendingMigrations(db: Database): Promise<Finding | undefined> {
  const pending = await pendingMigrations(db)
  return pending.length > 0
    ? warning(`${pending.length} migrations are pending: the next start applies them`)
    : undefined
}

/** A database that is empty or waits for migrations may not have it yet. */
async function hasTable(db: Database, table: string): Promise<boolean> {
  const { rows } = await sql`select where to_regclass(${table}) is not null`.execute(db)
  return rows.length > 0
}

async function checkSecretKey(db: Database, config: Config): Promise<readonly Finding[]> {
  if (!(await hasTable(db, 'secret_key_check'))) return []
  const found = await findSecretKeyProblem(db, config)
  return found === undefined ? [fine('The secret key is that of the database')] : [problem(found)]
}

async function checkRole(db: Database, { database: external }: Config): Promise<Finding> {
  const { rows } = await sql<{ version: string; role: string; isSuperuser: boolean; ownsTables: boolean }>`
    select current_setting('server_version') as version, current_user as role, rolsuper as "isSuperuser",
      exists (select from pg_tables where schemaname = current_schema() and tableowner = current_user) as "ownsTables"
    from pg_roles where rolname = current_user`.execute(db)
  const [row] = rows
  const is = `PostgreSQL ${row?.version}, as ${row?.role}`
  if (row?.isSuperuser)
    return problem(`${is}, a superuser: give DATABASE_URL a role that may only change rows (docs/settings.md)`)
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

async function checkBackups(db: Database, { backups }: Config): Promise<readonly Finding[]> {
  if (!backups) return [warning('BACKUP_TO is off: nothing is backed up by this program')]
  if ((await hasTable(db, 'migrations')) && (await pendingMigrations(db)).length === 0)
    return [await checkLastBackup(db)]
  return []
}

async function checkLastBackup(db: Database): Promise<Finding> {
  const clock = { now: () => new Date() }
  const { lastProven, isOverdue, isOnSameDisk } = await getBackupStatus({
    db,
    clock,
    actor: system,
    backups: undefined,
  })
  if (!lastProven) return warning('No backup has been proven yet: npm run backup')
  const hours = Math.round((clock.now().getTime() - lastProven.at.getTime()) / hourMilliseconds)
  const is = `The last proven backup is ${hours} hours old`
  if (isOverdue) return problem(`${is}: npm run backup says why there is none since`)
  return isOnSameDisk
    ? warning(`${is}, and on the disk of the shop: set BACKUP_TO to another disk or a bucket`)
    : fine(is)
}
