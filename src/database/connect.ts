import { Socket } from 'node:net'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { eagerPool } from './eager-pool.ts'
import type { Tables } from './tables.ts'

/** Where a PostgreSQL server listens: a URL, or host (folder of the Unix socket) and port of our own. */
export type DatabaseAddress =
  | { url: string }
  | { host: string; port: number; user: string; password?: string; database: string }

export type Database = Kysely<Tables>

const oldestVersion = 15

export interface Connection {
  readonly database: Database
  /** The connections themselves, for the queue of jobs. */
  readonly pool: pg.Pool
  close(): Promise<void>
}

/** How long anything may take, in milliseconds, before whoever waits is told to come back. */
export interface ConnectionLimits {
  /** One statement, on the server. */
  readonly statement: number
  /** Waiting for a lock that another transaction holds. */
  readonly lock: number
  /** A transaction that nobody goes on with. */
  readonly idleTransaction: number
  /** Waiting for a connection to become free, or to be made. */
  readonly pool: number
  /** A server that says nothing to a question: it is paused, or the network swallows what it says. */
  readonly silence: number
}

export const usualLimits: ConnectionLimits = {
  ...{ statement: 8_000, lock: 4_000, idleTransaction: 15_000, pool: 5_000 },
  silence: 10_000,
}

interface ConnectOptions {
  /** Hears of connections that break while idle. */
  readonly onLost?: (error: Error) => void
  readonly poolSize?: number
  /** Undefined for work that may take as long as it likes, such as migrations. */
  readonly limits?: ConnectionLimits | undefined
}

/** Opens a pool of connections, none of which can hang for ever or end the process. */
export function connect(
  address: DatabaseAddress,
  { onLost = () => {}, poolSize = 10, limits }: ConnectOptions = {},
): Connection {
  const pool = new pg.Pool({
    ...clientConfig(address),
    ...(limits && limitsConfig(limits)),
    max: poolSize,
    types: readsWholeNumbers,
  })
  let isClosing = false
  pool.on('error', (error) => isClosing || onLost(error))
  // The pool listens only to connections at rest. One lost at work fails its query, which is enough said.
  pool.on('connect', (client) => client.on('error', () => {}))
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: eagerPool(pool) }) })
  const close = () => {
    // What is let go of now is not lost, whichever side is the quicker to say so.
    isClosing = true
    return database.destroy()
  }
  return { database, pool, close }
}

function limitsConfig(limits: ConnectionLimits): pg.PoolConfig {
  return {
    statement_timeout: limits.statement,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: limits.idleTransaction,
    connectionTimeoutMillis: limits.pool,
    // The pool lets go of connections at rest before their silence could be mistaken for trouble.
    idleTimeoutMillis: limits.silence / 2,
    stream: () => impatientSocket(limits.silence),
  }
}

/** A socket that is cut when nothing has come over it for so many milliseconds. */
export function impatientSocket(silence: number): Socket {
  const socket = new Socket()
  return socket.setTimeout(silence, () => socket.destroy(new Error('Connection terminated by silence')))
}

export function clientConfig(address: DatabaseAddress): pg.ClientConfig {
  return 'url' in address ? { connectionString: address.url } : address
}

/** Throws, in words for the operator, when the server is older than what the migrations are written for. */
export async function checkServerVersion(address: DatabaseAddress): Promise<void> {
  const client = new pg.Client(clientConfig(address))
  await client.connect()
  try {
    const { rows } = await client.query('show server_version_num')
    const version = Math.floor(Number(rows[0].server_version_num) / 10_000)
    if (version < oldestVersion) {
      throw new Error(`The database server is PostgreSQL ${version}; ${oldestVersion} or later is needed`)
    }
  } finally {
    await client.end()
  }
}

/** pg hands out int8 as text because it can exceed 2^53. Ours are identities and checked amounts, which do not. */
const readsWholeNumbers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === pg.types.builtins.INT8
      ? Number
      : pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
}
