import path from 'node:path'
import { imagesInFolder } from '#adapters/images-folder.ts'
import { pictureDecoder } from '#adapters/picture-decoder.ts'
import { pictureScaler } from '#adapters/picture-scaler.ts'
import { checkServerVersion, connect, type DatabaseAddress, usualLimits } from '#database/connect.ts'
import { startEmbeddedDatabase } from '#database/embedded.ts'
import { type ChangeListener, type Hearing, hearChanges } from '#database/hear-changes.ts'
import { migrate } from '#database/migrate.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { SecretBox } from '#domain/operators/secret-box.ts'
import { renderIssue } from '#emails/render-issue.ts'
import { consequencesOf } from '#jobs/consequences.ts'
import { startWorker, type Worker, workerPoolSize } from '#jobs/worker.ts'
import { previewLetter } from '#jobs/write-letter.ts'
import { chooseMailer } from './choose-mailer.ts'
import type { Config } from './config.ts'
import { openSecrets } from './secret-key.ts'
import { WrongSetting } from './wrong-setting.ts'

export interface Composition {
  readonly marketplace: Marketplace
  /** Hears what changes in the shop, on a connection of its own. */
  hearChanges(listener: ChangeListener): Hearing
  /** Begins to do the jobs, on connections of its own. */
  startWorker(publicUrl: string): Worker
  /** Lets go of everything, the database last. */
  close(): Promise<void>
}

/** Builds the marketplace the settings describe, its database up to date. `tell` hears what takes time. */
export async function compose(config: Config, tell: (line: string) => void): Promise<Composition> {
  const { address, stop } = await openDatabase(config, tell)
  let secrets: SecretBox
  try {
    secrets = await bringUpToDate(address, config, tell)
  } catch (error) {
    await stop()
    throw error
  }
  const onLost = (error: Error) => tell(`A database connection was lost: ${error.message}`)
  const { database, close } = connect(address, { onLost, limits: usualLimits })
  const marketplace: Marketplace = {
    db: database,
    images: imagesInFolder(path.join(config.dataDirectory, 'pictures')),
    decodePicture: pictureDecoder(),
    scalePicture: pictureScaler(),
    clock: { now: () => new Date() },
    mailer: chooseMailer(config.mail, config.mailFrom),
    shopEmail: config.shopEmail,
    requiresSecondFactor: config.requiresSecondFactor,
    secrets,
    consequencesOf,
    previewLetter,
    renderIssue,
  }
  return {
    marketplace,
    hearChanges: (listener) => hearChanges(address, listener),
    startWorker(publicUrl) {
      const { database: db, pool, close } = connect(address, { onLost, poolSize: workerPoolSize })
      const worker = startWorker({ marketplace: { ...marketplace, db }, publicUrl, pool, tell })
      return { stop: () => worker.stop().finally(close) }
    },
    async close() {
      await close()
      await stop()
    },
  }
}

/** Migrates, and sees that what is sealed there can be opened. */
async function bringUpToDate(
  address: DatabaseAddress,
  config: Config,
  tell: (line: string) => void,
): Promise<SecretBox> {
  const connection = connect(address)
  try {
    const applied = await migrate(connection)
    if (applied.length > 0) tell(`Database migrated: ${applied.join(', ')}`)
    return await openSecrets(connection.database, config, tell)
  } finally {
    await connection.close()
  }
}

async function openDatabase(
  config: Config,
  tell: (line: string) => void,
): Promise<{ address: DatabaseAddress; stop(): Promise<void> }> {
  if (config.databaseUrl === undefined) return startEmbeddedDatabase(config.dataDirectory, tell)
  const address = { url: config.databaseUrl }
  try {
    await checkServerVersion(address)
  } catch (error) {
    throw new WrongSetting(`Setting DATABASE_URL names a server that cannot be used: ${(error as Error).message}`)
  }
  return { address, stop: async () => {} }
}
