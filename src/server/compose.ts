import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { deleteUnfinishedImages, imagesInFolder } from '#adapters/images-folder.ts'
import { pictureDecoder } from '#adapters/picture-decoder.ts'
import { pictureScaler } from '#adapters/picture-scaler.ts'
import { openWalArchive } from '#backup/wal-archive.ts'
import { type ChangeFeed, type ChangeListener, openChangeFeed } from '#database/change-feed.ts'
import {
  checkServerVersion,
  connect,
  type DatabaseAddress,
  defaultTimeouts,
  migrationTimeouts,
} from '#database/connect.ts'
import { findOrStartEmbeddedDatabase, startEmbeddedDatabase } from '#database/embedded.ts'
import { migrate } from '#database/migrate.ts'
import { system } from '#domain/access/actor.ts'
import type { BackupService } from '#domain/backups/backup-service.ts'
import { isDatabaseUnavailable } from '#domain/database-unavailable.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { SecretBox } from '#domain/operators/secret-box.ts'
import { replayErasures } from '#domain/personal-data/replay-erasures.ts'
import { renderIssue } from '#emails/render-issue.ts'
import { effectsOf } from '#jobs/effects.ts'
import { startWorker, type Worker, workerPoolSize } from '#jobs/worker.ts'
import { previewEmail } from '#jobs/write-email.ts'
import { emailLinks } from '#web/email-links.ts'
import { backupService } from './backup-service.ts'
import { chooseMailer } from './choose-mailer.ts'
import type { Config } from './config.ts'
import { type DiskSpace, saveWithDiskSpace, watchDiskSpace } from './disk-space.ts'
import { openErasureReceipts } from './erasure-receipts.ts'
import { InvalidSetting } from './invalid-setting.ts'
import { onePerOutage } from './one-per-outage.ts'
import { openBackupPlace } from './run-backup.ts'
import { openSecrets } from './secret-key.ts'
import { type Waiting, whenDatabaseAvailable } from './when-database-available.ts'

export interface Composition {
  readonly marketplace: Marketplace
  /** The disks of the pictures and of the embedded database. */
  readonly disk: DiskSpace
  /** Subscribes to changes of the database, on a connection of its own. */
  openChangeFeed(listener: ChangeListener): ChangeFeed
  /** Starts to run jobs, on connections of its own. */
  startWorker(publicUrl: string): Worker
  /** Closes all connections and stops the embedded database. */
  close(): Promise<void>
}

/**
 * Builds the marketplace from the settings and migrates its database, for which it waits while it is unavailable. Logs
 * steps that take time. `joinsRunning`: a command uses our own server beside the shop that runs it, if one does.
 */
export async function compose(
  config: Config,
  waiting: Waiting,
  { joinsRunning = false }: { readonly joinsRunning?: boolean } = {},
): Promise<Composition> {
  const { report } = waiting
  const { address, directory, backups, stop } =
    joinsRunning && config.databaseUrl === undefined
      ? await joinOwnDatabase(config, report)
      : await openDatabase(config, report)
  let secrets: SecretBox
  try {
    secrets = await whenDatabaseAvailable(async () => {
      if (config.databaseUrl !== undefined) await requireUsableServer(address)
      return migrateAndOpenSecrets(address, config, report)
    }, waiting)
  } catch (error) {
    await stop()
    throw error
  }
  const reportOutage = onePerOutage(report)
  const onLost = (error: Error) => reportOutage(`A database connection was lost: ${error.message}`)
  const disk = watchDiskSpace([config.dataDirectory, ...(directory ? [directory] : [])], config.minFreeBytes)
  const pictureDirectory = path.join(config.dataDirectory, 'pictures')
  await deleteUnfinishedImages(pictureDirectory)
  const { database, close } = connect(address, { onLost, timeouts: defaultTimeouts })
  const marketplace: Marketplace = {
    db: database,
    images: saveWithDiskSpace(imagesInFolder(pictureDirectory), disk),
    decodePicture: pictureDecoder(),
    scalePicture: pictureScaler(),
    erasureReceipts: openErasureReceipts(config.dataDirectory, config.backups && openBackupPlace(config.backups).store),
    actor: system,
    locale: 'en',
    clock: { now: () => new Date() },
    mailer: chooseMailer(config.mail, config.mailFrom),
    shopEmail: config.shopEmail,
    secrets,
    ...(backups && { backups }),
    effectsOf,
    previewEmail,
    renderIssue,
  }
  await replayReceipts(marketplace, report)
  return {
    marketplace,
    disk,
    openChangeFeed: (listener) => openChangeFeed(address, listener),
    startWorker(publicUrl) {
      const { database: db, pool, close } = connect(address, { onLost, poolSize: workerPoolSize })
      const worker = startWorker({
        marketplace: { ...marketplace, db },
        links: emailLinks(publicUrl),
        pool,
        report: reportOutage,
      })
      return { stop: () => worker.stop().finally(close) }
    },
    async close() {
      await close()
      await stop()
    },
  }
}

/** After a restore, repeats the erasures that the backup did not know. Receipts that cannot be read do not stop the shop. */
async function replayReceipts(marketplace: Marketplace, report: (line: string) => void): Promise<void> {
  try {
    const repeated = await replayErasures(marketplace)
    if (repeated > 0) report(`Erasures repeated that this database did not know: ${repeated}`)
  } catch (error) {
    report(`The receipts of erasures could not be replayed, so erased data may be back: ${(error as Error).message}`)
  }
}

/** Applies migrations and checks that the secrets in the database can be decrypted. */
async function migrateAndOpenSecrets(
  address: DatabaseAddress,
  config: Config,
  report: (line: string) => void,
): Promise<SecretBox> {
  const connection = connect(address, { timeouts: migrationTimeouts })
  try {
    const applied = await migrate(connection)
    if (applied.length > 0) report(`Database migrated: ${applied.join(', ')}`)
    return await openSecrets(connection.database, config, report)
  } finally {
    await connection.close()
  }
}

interface OpenDatabase {
  readonly address: DatabaseAddress
  readonly directory?: string
  readonly backups?: BackupService
  stop(): Promise<void>
}

function joinOwnDatabase({ dataDirectory, backups }: Config, report: (line: string) => void): Promise<OpenDatabase> {
  return findOrStartEmbeddedDatabase(dataDirectory, report, { archivesWal: backups !== undefined })
}

/** `directory` contains the data; undefined on an external server, whose disk cannot be seen from here. */
async function openDatabase(config: Config, report: (line: string) => void): Promise<OpenDatabase> {
  if (config.databaseUrl === undefined) return openOwnDatabase(config, report)
  return { address: { url: config.databaseUrl }, stop: async () => {} }
}

/** Starts our own server and, unless backups are off, archives its WAL. */
async function openOwnDatabase({ dataDirectory, backups, minFreeBytes }: Config, report: (line: string) => void) {
  const server = await startEmbeddedDatabase(dataDirectory, report, { archivesWal: backups !== undefined })
  if (!backups) return server
  const archive = openWalArchive({ ...openBackupPlace(backups), finishedWal: server.finishedWal, minFreeBytes, report })
  const service = backupService(archive, report)
  const stop = async () => {
    service.stop()
    await server.stop()
    // The server finishes its last segment when it stops.
    await Promise.race([archive.stop(), pause(lastArchiveMilliseconds)])
  }
  return { ...server, backups: service, stop }
}

const lastArchiveMilliseconds = 5_000

/** Wrong password or role, and no such database: waiting would not help. */
const wrongAddressCodes = /^(28...|3D000)$/

/** Throws InvalidSetting when the server can never be used, and other errors while it is unavailable. */
async function requireUsableServer(address: DatabaseAddress): Promise<void> {
  try {
    await checkServerVersion(address)
  } catch (error) {
    const { code = '', message } = error as Error & { code?: string }
    if (isDatabaseUnavailable(error) && !wrongAddressCodes.test(code)) throw error
    throw new InvalidSetting(`Setting DATABASE_URL names a server that cannot be used: ${message}`)
  }
}
