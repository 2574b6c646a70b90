import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { imagesInFolder } from '#adapters/images-folder.ts'
import { connect, type DatabaseAddress } from '#database/connect.ts'
import { startEmbeddedDatabase } from '#database/embedded.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { maxHoldPieces, maxHoldValue } from '#domain/orders/holds/hold-limits.ts'
import { setHoldLimits } from '#tests/support/hold-limits.ts'
import { marketplaceOn } from '#tests/support/test-marketplace.ts'
import { type Generator, openGenerator } from './load.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

/** A shop with the sample data on a database of its own, a load generator, and reference servers. */
export interface Bench extends AsyncDisposable {
  readonly generator: Generator
  /** For calling operations directly, without the server. */
  readonly marketplace: Marketplace
  readonly databaseUrl: string
  /** For files of a run. */
  readonly folder: string
  /** Starts another server process of the shop. */
  openShop(settings?: Readonly<Record<string, string>>): Promise<ServerProcess>
  /** Starts a reference server from `references/`. */
  openReference(name: string, parameters: readonly string[]): Promise<ServerProcess>
}

const databaseName = 'hirfa_bench'

/** As many unconfirmed orders as possible take stock. */
const highestHoldLimits = {
  ...{ shopPieces: maxHoldPieces, shopValue: maxHoldValue },
  ...{ networkPieces: maxHoldPieces, networkValue: maxHoldValue },
}

/** Opens a bench in a directory, on the server of `databaseUrl` or on an embedded PostgreSQL in that directory. */
export async function openBench(
  folder: string,
  databaseUrl: string | undefined,
  report: (line: string) => void,
): Promise<Bench> {
  await mkdir(folder, { recursive: true })
  const resources = new AsyncDisposableStack()
  try {
    const server = databaseUrl === undefined ? await ownServer(folder, resources, report) : { url: databaseUrl }
    const address = await emptyDatabase(server)
    resources.defer(() => drop(server))
    let count = 0
    const openShop = (settings: Readonly<Record<string, string>> = {}) => {
      count += 1
      return startServerProcess({
        file: 'src/server/main.ts',
        settings: { ...defaultSettings, ...settings, DATA_DIR: folder, DATABASE_URL: address },
        log: path.join(folder, `shop-${count}.log`),
      })
    }
    report('Filling a shop with sample data')
    await (await openShop({ SAMPLES: 'on' }))[Symbol.asyncDispose]()
    const { database, close } = connect({ url: address })
    resources.defer(close)
    // The jobs resize the sample pictures, which takes minutes and is not measured.
    await sql`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs`.execute(database)
    const marketplace = marketplaceOn(database, imagesInFolder(path.join(folder, 'pictures')))
    await setHoldLimits(marketplace, highestHoldLimits)
    const generator = resources.use(openGenerator())
    return {
      generator,
      marketplace,
      databaseUrl: address,
      folder,
      openShop,
      openReference: (name, parameters) =>
        startServerProcess({
          file: `benchmarks/references/${name}.ts`,
          parameters,
          log: path.join(folder, `${name}.log`),
        }),
      [Symbol.asyncDispose]: () => resources.disposeAsync(),
    }
  } catch (error) {
    await resources.disposeAsync()
    throw error
  }
}

/** Without a worker by default. X-Forwarded-For of the load generator is trusted. */
const defaultSettings = { HOST: '127.0.0.1', PORT: '0', SAMPLES: 'off', WORKER: 'off', TRUSTED_PROXIES: '127.0.0.1' }

async function ownServer(
  folder: string,
  resources: AsyncDisposableStack,
  report: (line: string) => void,
): Promise<{ url: string }> {
  const own = await startEmbeddedDatabase(folder, report)
  resources.defer(own.stop)
  const { host, port, user, database } = own.superuserAddress as Extract<DatabaseAddress, { host: string }>
  return { url: `postgres://${user}@localhost/${database}?${new URLSearchParams({ host, port: String(port) })}` }
}

/** Creates the database; replaces one left by a run that was killed. */
async function emptyDatabase(server: { url: string }): Promise<string> {
  await drop(server)
  await withServer(server, sql`create database ${sql.id(databaseName)}`)
  const address = new URL(server.url)
  address.pathname = `/${databaseName}`
  return address.href
}

function drop(server: { url: string }): Promise<void> {
  return withServer(server, sql`drop database if exists ${sql.id(databaseName)} with (force)`)
}

async function withServer(server: { url: string }, statement: ReturnType<typeof sql>): Promise<void> {
  const { database, close } = connect(server, { poolSize: 1 })
  await statement.execute(database).finally(close)
}
