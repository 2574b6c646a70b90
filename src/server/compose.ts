import path from 'node:path'
import { imagesInFolder } from '#adapters/images-folder.ts'
import { pictureDecoder } from '#adapters/picture-decoder.ts'
import { pictureScaler } from '#adapters/picture-scaler.ts'
import { type ChangeFeed, type ChangeListener, openChangeFeed } from '#database/change-feed.ts'
import { checkServerVersion, connect, type DatabaseAddress, defaultTimeouts } from '#database/connect.ts'
import { startEmbeddedDatabase } from '#database/embedded.ts'
import { migrate } from '#database/migrate.ts'
import { system } from '#domain/access/actor.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { SecretBox } from '#domain/operators/secret-box.ts'
import { renderIssue } from '#emails/render-issue.ts'
import { effectsOf } from '#jobs/effects.ts'
import { startWorker, type Worker, workerPoolSize } from '#jobs/worker.ts'
import { previewEmail } from '#jobs/write-email.ts'
import { emailLinks } from '#web/email-links.ts'
import { chooseMailer } from './choose-mailer.ts'
import type { Config } from './config.ts'
import { InvalidSetting } from './invalid-setting.ts'
import { openSecrets } from './secret-key.ts'

export interface Composition {
  readonly marketplace: Marketplace
  /** Subscribes to changes of the database, on a connection of its own. */
  openChangeFeed(listener: ChangeListener): ChangeFeed
  /** Starts to run jobs, on connections of its own. */
  startWorker(publicUrl: string): Worker
  /** Closes all connections and stops the embedded database. */
  close(): Promise<void>
}

/** Builds the marketplace from the settings and migrates its database. `report` logs steps that take time. */
export async function compose(config: Config, report: (line: string) => void): Promise<Composition> {
  const { address, stop } = await openDatabase(config, report)
  let secrets: SecretBox
  try {
    secrets = await migrateAndOpenSecrets(address, config, report)
  } catch (error) {
    await stop()
    throw error
  }
  const onLost = (error: Error) => report(`A database connection was lost: ${error.message}`)
  const { database, close } = connect(address, { onLost, timeouts: defaultTimeouts })
  const marketplace: Marketplace = {
    db: database,
    images: imagesInFolder(path.join(config.dataDirectory, 'pictures')),
    decodePicture: pictureDecoder(),
    scalePicture: pictureScaler(),
    actor: system,
    locale: 'en',
    clock: { now: () => new Date() },
    mailer: chooseMailer(config.mail, config.mailFrom),
    shopEmail: config.shopEmail,
    secrets,
    effectsOf,
    previewEmail,
    renderIssue,
  }
  return {
    marketplace,
    openChangeFeed: (listener) => openChangeFeed(address, listener),
    startWorker(publicUrl) {
      const { database: db, pool, close } = connect(address, { onLost, poolSize: workerPoolSize })
      const worker = startWorker({ marketplace: { ...marketplace, db }, links: emailLinks(publicUrl), pool, report })
      return { stop: () => worker.stop().finally(close) }
    },
    async close() {
      await close()
      await stop()
    },
  }
}

/** Applies migrations and checks that the secrets in the database can be decrypted. */
async function migrateAndOpenSecrets(
  address: DatabaseAddress,
  config: Config,
  report: (line: string) => void,
): Promise<SecretBox> {
  const connection = connect(address)
  try {
    const applied = await migrate(connection)
    if (applied.length > 0) report(`Database migrated: ${applied.join(', ')}`)
    return await openSecrets(connection.database, config, report)
  } finally {
    await connection.close()
  }
}

async function openDatabase(
  config: Config,
  report: (line: string) => void,
): Promise<{ address: DatabaseAddress; stop(): Promise<void> }> {
  if (config.databaseUrl === undefined) return startEmbeddedDatabase(config.dataDirectory, report)
  const address = { url: config.databaseUrl }
  try {
    await checkServerVersion(address)
  } catch (error) {
    throw new InvalidSetting(`Setting DATABASE_URL names a server that cannot be used: ${(error as Error).message}`)
  }
  return { address, stop: async () => {} }
}
