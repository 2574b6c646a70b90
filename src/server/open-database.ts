import { setTimeout as pause } from 'node:timers/promises'
import { openWalArchive } from '#backup/wal-archive.ts'
import { findCollationProblem } from '#database/collation-version.ts'
import { checkServerVersion, connect } from '#database/connect.ts'
import { type EmbeddedDatabase, findOrStartEmbeddedDatabase, startEmbeddedDatabase } from '#database/embedded.ts'
import { withPreparationLock } from '#database/preparation-lock.ts'
import { type DatabaseAddresses, DifferentDatabases, prepareDatabase } from '#database/prepare-database.ts'
import type { BackupService } from '#domain/backups/backup-service.ts'
import { isDatabaseUnavailable } from '#domain/database-unavailable.ts'
import { backUpBeforeMigrating } from './back-up-before-migrating.ts'
import { backupService } from './backup-service.ts'
import type { Config } from './config.ts'
import type { DatabaseSettings } from './database-settings.ts'
import { InvalidSetting } from './invalid-setting.ts'
import { openBackupPlace } from './run-backup.ts'
import { type Waiting, whenDatabaseAvailable } from './when-database-available.ts'

export interface OpenDatabase extends DatabaseAddresses {
  /** Contains the data; undefined on an external server, whose disk cannot be seen from here. */
  readonly directory?: string
  /** The embedded server; undefined for an external one. */
  readonly embedded?: EmbeddedDatabase
  /** Undefined when they are off. */
  readonly backups?: BackupService
  stop(): Promise<void>
}

/**
 * Starts the embedded server or waits for the external one, and migrates the database. `joinsRunning`: a command uses
 * the embedded server beside the shop that runs it.
 */
export async function openDatabase(
  config: Pick<Config, 'database'> & EmbeddedConfig,
  waiting: Waiting,
  { joinsRunning = false }: { readonly joinsRunning?: boolean } = {},
): Promise<OpenDatabase> {
  const { database } = config
  const openEmbeddedServer = joinsRunning ? joinEmbeddedServer : startEmbeddedServer
  const server = database
    ? externalServer(database, config, waiting.report)
    : await openEmbeddedServer(config, waiting.report)
  try {
    await whenDatabaseAvailable(async () => {
      if (database) await requireUsableServer(server)
      await withPreparationLock(server.migrationAddress, waiting.signal, async () => {
        await backUpBeforeMigrating(server, config, waiting.report)
        const applied = await prepareDatabase(server).catch(explainRefusal)
        if (applied.length > 0) waiting.report(`Database migrated: ${summaryOf(applied)}`)
      })
      await reportCollation(server, waiting.report)
    }, waiting)
    return server
  } catch (error) {
    await server.stop()
    throw error
  }
}

async function reportCollation({ address }: DatabaseAddresses, report: (line: string) => void): Promise<void> {
  const { database, close } = connect(address, { poolSize: 1 })
  const found = await findCollationProblem(database).finally(close)
  if (found !== undefined) report(found)
}

/** A new database has a hundred. */
function summaryOf(migrations: readonly string[]): string {
  if (migrations.length <= maxNamedMigrations) return migrations.join(', ')
  return `${migrations[0]} to ${migrations.at(-1)} (${migrations.length} migrations)`
}

const maxNamedMigrations = 10

function externalServer(
  { url, migrationUrl, poolerUrl }: DatabaseSettings,
  { backups }: Pick<Config, 'backups'>,
  report: (line: string) => void,
): OpenDatabase {
  const service = backups && backupService(undefined, report)
  return {
    ...{ address: { url }, migrationAddress: { url: migrationUrl } },
    ...(poolerUrl !== undefined && { poolerAddress: { url: poolerUrl, isPooler: true } }),
    ...(service && { backups: service }),
    stop: async () => service?.stop(),
  }
}

type EmbeddedConfig = Pick<Config, 'dataDirectory' | 'backups' | 'minFreeBytes'>

/** Uses our own server beside the shop that runs it, if one does. */
async function joinEmbeddedServer(
  { dataDirectory, backups }: EmbeddedConfig,
  report: (line: string) => void,
): Promise<OpenDatabase> {
  const embedded = await findOrStartEmbeddedDatabase(dataDirectory, report, { archivesWal: backups !== undefined })
  return { ...embedded, embedded }
}

/** Starts our own server and, unless backups are off, archives its WAL. */
async function startEmbeddedServer(
  { dataDirectory, backups, minFreeBytes }: EmbeddedConfig,
  report: (line: string) => void,
): Promise<OpenDatabase> {
  const place = backups && (await openBackupPlace(backups))
  const server = await startEmbeddedDatabase(dataDirectory, report, { archivesWal: place !== undefined })
  if (!place) return { ...server, embedded: server }
  const archive = openWalArchive({ ...place, finishedWal: server.finishedWal, minFreeBytes, report })
  const service = backupService(archive, report)
  const stop = async () => {
    service.stop()
    await server.stop()
    // The server finishes its last segment when it stops.
    await Promise.race([archive.stop(), pause(lastArchiveMilliseconds)])
  }
  return { ...server, embedded: server, backups: service, stop }
}

const lastArchiveMilliseconds = 5_000

/** Wrong password or role, and no such database: waiting would not help. */
const wrongAddressCodes = /^(28...|3D000)$/

/** Throws InvalidSetting when the server can never be used, and other errors while it is unavailable. */
async function requireUsableServer(addresses: DatabaseAddresses): Promise<void> {
  for (const [setting, checked] of [
    ['DATABASE_URL', addresses.address],
    ['MIGRATION_DATABASE_URL', addresses.migrationAddress],
    ['DATABASE_POOLER_URL', addresses.poolerAddress],
  ] as const) {
    if (!checked) continue
    try {
      await checkServerVersion(checked)
    } catch (error) {
      const { code = '', message } = error as Error & { code?: string }
      if (isDatabaseUnavailable(error) && !wrongAddressCodes.test(code)) throw error
      throw new InvalidSetting(`Setting ${setting} names a server that cannot be used: ${message}`)
    }
  }
}

const insufficientPrivilege = '42501'

function explainRefusal(error: unknown): never {
  const { code, message } = error as Error & { code?: string }
  if (error instanceof DifferentDatabases)
    throw new InvalidSetting('DATABASE_URL and MIGRATION_DATABASE_URL or DATABASE_POOLER_URL name different databases')
  if (code !== insufficientPrivilege) throw error
  throw new InvalidSetting(
    `The database cannot be migrated: ${message}. Name the role that owns its tables in MIGRATION_DATABASE_URL`,
  )
}
