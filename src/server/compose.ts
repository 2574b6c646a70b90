import { courierApis } from '#adapters/courier-apis.ts'
import { pictureFetcher } from '#adapters/fetch-picture.ts'
import { importPlanner } from '#adapters/import-planner.ts'
import { konnect } from '#adapters/konnect.ts'
import { pictureDecoder } from '#adapters/picture-decoder.ts'
import { type RunPictureProcess, runPictureProcess } from '#adapters/picture-process.ts'
import { pictureScaler } from '#adapters/picture-scaler.ts'
import { pushSender } from '#adapters/push-sender.ts'
import { type ChangeFeed, type ChangeListener, openChangeFeed } from '#database/change-feed.ts'
import { connect, type DatabaseAddress, defaultTimeouts, migrationTimeouts } from '#database/connect.ts'
import { openDatabaseClock } from '#database/database-clock.ts'
import { system } from '#domain/access/actor.ts'
import { keepCatalogFacts } from '#domain/catalog/filters/catalog-facts.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { noRequest } from '#domain/marketplace.ts'
import type { SecretBox } from '#domain/operators/secret-box.ts'
import { replayErasures } from '#domain/personal-data/replay-erasures.ts'
import { renderIssue } from '#emails/render-issue.ts'
import { effectsOf } from '#jobs/effects.ts'
import { startWorker, type Worker, workerPoolSize } from '#jobs/worker.ts'
import { previewEmail } from '#jobs/write-email.ts'
import { emailLinks } from '#web/email-links.ts'
import { chooseMailer } from './choose-mailer.ts'
import type { Config } from './config.ts'
import { type DiskSpace, watchDiskSpace } from './disk-space.ts'
import { openErasureReceipts } from './erasure-receipts.ts'
import { onePerOutage } from './one-per-outage.ts'
import { openDatabase } from './open-database.ts'
import { openImages } from './open-images.ts'
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

interface ComposeOptions {
  /** A command uses our own server beside the shop that runs it, if one does. */
  readonly joinsRunning?: boolean
  readonly pictureProcesses?: RunPictureProcess
}

/**
 * Builds the marketplace from the settings and migrates its database, for which it waits while it is unavailable. Logs
 * steps that take time.
 */
export async function compose(
  config: Config,
  waiting: Waiting,
  { joinsRunning = false, pictureProcesses = runPictureProcess }: ComposeOptions = {},
): Promise<Composition> {
  const { report } = waiting
  const {
    address,
    poolerAddress = address,
    directory,
    backups,
    stop,
  } = await openDatabase(config, waiting, { joinsRunning })
  // Closed in reverse when a later step fails.
  await using opened = new AsyncDisposableStack()
  opened.defer(stop)
  const reportOutage = onePerOutage(report)
  const onLost = (error: Error) => reportOutage(`A database connection was lost: ${error.message}`)
  const { database, close } = connect(poolerAddress, { onLost, timeouts: defaultTimeouts })
  opened.defer(close)
  const secrets = await whenDatabaseAvailable(() => openSecretsAt(address, config), waiting)
  const clock = await whenDatabaseAvailable(() => openDatabaseClock(database), waiting)
  opened.defer(clock.close)
  const disk = watchDiskSpace([config.dataDirectory, ...(directory ? [directory] : [])], config.minFreeBytes)
  const images = await openImages(config, disk)
  const marketplace: Marketplace = {
    db: database,
    images,
    decodePicture: pictureDecoder(pictureProcesses),
    scalePicture: pictureScaler(pictureProcesses),
    fetchPicture: pictureFetcher(),
    planImportFile: importPlanner(),
    erasureReceipts: openErasureReceipts(
      config.dataDirectory,
      config.backups && (await openBackupPlace(config.backups)).store,
    ),
    actor: system,
    locale: 'en',
    clock,
    catalogFacts: keepCatalogFacts(database),
    mailer: chooseMailer(config.mail, config.mailFrom),
    pushSender: pushSender(),
    courierApis: courierApis(),
    paymentGateway: konnect(),
    shopEmail: config.shopEmail,
    secrets,
    backups,
    request: noRequest,
    effectsOf,
    previewEmail,
    renderIssue,
  }
  await replayReceipts(marketplace, report)
  const running = opened.move()
  return {
    marketplace,
    disk,
    openChangeFeed: (listener) => openChangeFeed(address, listener),
    startWorker(publicUrl) {
      const { database: db, pool, abandon } = connect(address, { onLost, poolSize: workerPoolSize })
      return startWorker({
        marketplace: { ...marketplace, db },
        links: emailLinks(publicUrl),
        ...{ pool, abandon },
        report: reportOutage,
      })
    },
    close: () => running.disposeAsync(),
  }
}

/**
 * After a restore, repeats the erasures that the backup did not know. Receipts that cannot be read do not stop the
 * shop.
 */
async function replayReceipts(marketplace: Marketplace, report: (line: string) => void): Promise<void> {
  try {
    const repeated = await replayErasures(marketplace)
    if (repeated > 0) report(`Erasures repeated that this database did not know: ${repeated}`)
  } catch (error) {
    report(`The receipts of erasures could not be replayed, so erased data may be back: ${(error as Error).message}`)
  }
}

/** Checks that the secrets in the database can be decrypted. */
async function openSecretsAt(address: DatabaseAddress, config: Config): Promise<SecretBox> {
  const { database, close } = connect(address, { timeouts: migrationTimeouts })
  try {
    return await openSecrets(database, config)
  } finally {
    await close()
  }
}
