import { rm } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { imagesInFolder } from '#adapters/images-folder.ts'
import { type BackupStore, folderStore } from '#backup/backup-store.ts'
import { clusterSource } from '#backup/cluster-source.ts'
import { makeBackup } from '#backup/make-backup.ts'
import { type PartSealer, partSealer } from '#backup/part-sealer.ts'
import { openWalArchive, type WalArchive } from '#backup/wal-archive.ts'
import { connect } from '#database/connect.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '#database/embedded.ts'
import { prepareDatabase } from '#database/prepare-database.ts'
import { layOutNewDatabase } from './prepared-cluster.ts'
import { makeDataDirectory } from './temporary-directory.ts'
import { openTestShop, type TestShop } from './test-shop.ts'

/** A shop on a PostgreSQL of its own, with pictures in a folder, and a place for its backups. */
export interface BackupShop extends AsyncDisposable {
  readonly shop: TestShop
  readonly server: EmbeddedDatabase
  readonly dataDirectory: string
  readonly store: BackupStore
  readonly sealer: PartSealer
  /** Makes a backup, as of another moment for its name, and returns that. */
  backUp(startedAt?: Date): Promise<string>
  /** Archives finished segments of the WAL until it is stopped. */
  archiveWal(): WalArchive
  /** Lets PostgreSQL go on in the next segment of the WAL. */
  finishWalSegment(): Promise<void>
  /**
   * Returns a moment of the server that is later than all before it and earlier than all after it, to the millisecond.
   */
  momentApart(): Promise<Date>
  /** Returns a path for another data directory. */
  emptyPlace(name?: string): string
}

interface BackupShopOptions {
  readonly passphrase?: string
  /** Another place for the backups than a folder. */
  readonly store?: BackupStore
}

export async function openBackupShop({ passphrase, ...options }: BackupShopOptions = {}): Promise<BackupShop> {
  const directory = await makeDataDirectory('hirfa-backup-')
  const dataDirectory = path.join(directory, 'data')
  await layOutNewDatabase(dataDirectory)
  const server = await startEmbeddedDatabase(dataDirectory, () => {}, { archivesWal: true })
  await prepareDatabase(server)
  const connection = connect(server.address)
  const shop = await openTestShop({ connection, images: imagesInFolder(path.join(dataDirectory, 'pictures')) })
  const store = options.store ?? folderStore(path.join(directory, 'backups'))
  const sealer = partSealer(passphrase)
  let backupCount = 0
  const openedAt = Date.now()
  // Names of backups have whole seconds.
  const nextStart = () => new Date(openedAt + 1000 * backupCount++)
  const asSuperuser = async <Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> => {
    const client = new pg.Client(server.superuserAddress)
    await client.connect()
    return work(client).finally(() => client.end())
  }
  let places = 0
  return {
    ...{ shop, server, dataDirectory, store, sealer },
    backUp: (startedAt = nextStart()) =>
      makeBackup({
        ...{ store, sealer, source: clusterSource(server), dataDirectory },
        ...{ startedAt, settings: { PORT: '3000' }, minFreeBytes: 0 },
      }),
    archiveWal: () =>
      openWalArchive({ store, sealer, finishedWal: server.finishedWal, minFreeBytes: 0, report: () => {} }),
    finishWalSegment: () => asSuperuser(async (client) => void (await client.query('select pg_switch_wal()'))),
    momentApart: () =>
      asSuperuser(async (client) => {
        const now = async () => (await client.query<{ now: Date }>('select clock_timestamp() as now')).rows[0]?.now
        const later = async (than = new Date(0)): Promise<Date> => {
          const moment = await now()
          return moment && moment > than ? moment : later(than)
        }
        const moment = await later(await now())
        await later(moment)
        return moment
      }),
    emptyPlace: () => path.join(directory, `restored-${places++}`),
    async [Symbol.asyncDispose]() {
      await shop[Symbol.asyncDispose]()
      await server.stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** Reads something from a restored data directory. */
export async function onRestored<Result>(
  dataDirectory: string,
  read: (database: ReturnType<typeof connect>['database']) => Promise<Result>,
): Promise<Result> {
  const server = await startEmbeddedDatabase(dataDirectory)
  const { database, close } = connect(server.address)
  try {
    return await read(database)
  } finally {
    await close()
    await server.stop()
  }
}
