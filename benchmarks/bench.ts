import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { connect, type DatabaseAddress } from '#database/connect.ts'
import { startEmbeddedDatabase } from '#database/embedded.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { marketplaceOn } from '#tests/support/test-marketplace.ts'
import { type Generator, openGenerator } from './load.ts'
import { type Program, startProgram } from './program.ts'

/** A shop filled with the samples on a database of its own, someone who asks, and what the shop is compared with. */
export interface Bench extends AsyncDisposable {
  readonly generator: Generator
  /** The shop's own operations, past its server. */
  readonly marketplace: Marketplace
  readonly databaseUrl: string
  /** Another process of the shop, started as its users start it. */
  openShop(settings?: Readonly<Record<string, string>>): Promise<Program>
  /** One of `references/`, with what it has to be told. */
  openReference(name: string, parameters: readonly string[]): Promise<Program>
}

const databaseName = 'hirfa_bench'

/** Opens it in a folder, on the server of `databaseUrl` or on a PostgreSQL of our own in that folder. */
export async function openBench(
  folder: string,
  databaseUrl: string | undefined,
  tell: (line: string) => void,
): Promise<Bench> {
  await mkdir(folder, { recursive: true })
  const resources = new AsyncDisposableStack()
  try {
    const server = databaseUrl === undefined ? await ownServer(folder, resources, tell) : { url: databaseUrl }
    const address = await emptyDatabase(server)
    resources.defer(() => drop(server))
    let count = 0
    const openShop = (settings: Readonly<Record<string, string>> = {}) => {
      count += 1
      return startProgram({
        file: 'src/server/main.ts',
        settings: { ...quietShop, ...settings, DATA_DIR: folder, DATABASE_URL: address },
        log: path.join(folder, `shop-${count}.log`),
      })
    }
    tell('Filling a shop')
    await (await openShop({ SAMPLES: 'on' }))[Symbol.asyncDispose]()
    const { database, close } = connect({ url: address })
    resources.defer(close)
    // Copies of the samples' pictures, which take minutes and nobody here looks at.
    await sql`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs`.execute(database)
    const generator = resources.use(openGenerator())
    return {
      generator,
      marketplace: marketplaceOn(database, { save: async () => {}, find: async () => undefined }),
      databaseUrl: address,
      openShop,
      openReference: (name, parameters) =>
        startProgram({ file: `benchmarks/references/${name}.ts`, parameters, log: path.join(folder, `${name}.log`) }),
      [Symbol.asyncDispose]: () => resources.disposeAsync(),
    }
  } catch (error) {
    await resources.disposeAsync()
    throw error
  }
}

/** Letters are sent by no process of the bench, unless it says so; whom the generator plays stands in its requests. */
const quietShop = { HOST: '127.0.0.1', PORT: '0', SAMPLES: 'off', WORKER: 'off', TRUSTED_PROXIES: '127.0.0.1' }

async function ownServer(
  folder: string,
  resources: AsyncDisposableStack,
  tell: (line: string) => void,
): Promise<{ url: string }> {
  const own = await startEmbeddedDatabase(folder, tell)
  resources.defer(own.stop)
  const { host, port, user, database } = own.address as Extract<DatabaseAddress, { host: string }>
  return { url: `postgres://${user}@localhost/${database}?${new URLSearchParams({ host, port: String(port) })}` }
}

/** A new database on the server, in the place of what a run that was killed has left. */
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
