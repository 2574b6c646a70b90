import { Socket } from 'node:net'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { kyselyPool } from './kysely-pool.ts'
import type { Tables } from './tables.ts'

/** The address of a PostgreSQL server. */
export type DatabaseAddress = ServerAddress | EmbeddedAddress

export interface ServerAddress {
  readonly url: string
  /**
   * Whether a pooler such as PgBouncer is there, which may give each transaction another connection of the server:
   * nothing that lasts longer than a transaction is kept, so statements are not prepared by name, and the pooler sets
   * their time limits.
   */
  readonly isPooler?: true
}

/** Of the embedded server: its host is the directory of its Unix socket. */
export interface EmbeddedAddress {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly password?: string
  readonly database: string
}

export type Database = Kysely<Tables>

const minServerVersion = 15

export interface Connection {
  readonly database: Database
  /** For the job queue, which takes connections directly. */
  readonly pool: pg.Pool
  close(): Promise<void>
  /** Closes it at once: statements that still run fail. */
  abandon(): Promise<void>
}

/** Timeouts in milliseconds. */
export interface ConnectionTimeouts {
  /** For one statement, on the server. */
  readonly statement: number
  /** For a lock that another transaction holds. */
  readonly lock: number
  /** For a transaction between two statements. */
  readonly idleTransaction: number
  /** For a connection to become free or to be opened. */
  readonly pool: number
  /** For data from a server that does not respond: it is paused, or packets are lost. */
  readonly socket: number
}

export const defaultTimeouts: ConnectionTimeouts = {
  ...{ statement: 8_000, lock: 4_000, idleTransaction: 15_000, pool: 5_000 },
  socket: 10_000,
}

/** For migrations, which may rewrite large tables or wait for those of another instance: ten minutes. */
export const migrationTimeouts: ConnectionTimeouts = {
  ...{ statement: 600_000, lock: 600_000, idleTransaction: 600_000, pool: 10_000 },
  socket: 610_000,
}

interface ConnectOptions {
  /** Called when an idle connection breaks. */
  readonly onLost?: (error: Error) => void
  readonly poolSize?: number
  /** Undefined for work without a time limit. */
  readonly timeouts?: ConnectionTimeouts | undefined
}

/** Opens a pool of connections. With `timeouts` no query can hang for ever; no lost connection ends the process. */
export function connect(
  address: DatabaseAddress,
  { onLost = () => {}, poolSize = 10, timeouts }: ConnectOptions = {},
): Connection {
  const isPooler = 'url' in address && address.isPooler === true
  const sockets = new Set<Socket>()
  const openSocket = () => {
    const socket = timeouts ? socketWithTimeout(timeouts.socket) : new Socket()
    sockets.add(socket)
    return socket.once('close', () => sockets.delete(socket))
  }
  const pool = new pg.Pool({
    ...clientConfig(address),
    stream: openSocket,
    ...(timeouts && clientTimeouts(timeouts)),
    ...(timeouts && !isPooler && serverTimeouts(timeouts)),
    max: poolSize,
    pipeline: true,
    types: int8AsNumber,
  })
  let isClosing = false
  pool.on('error', (error) => isClosing || onLost(error))
  // The pool handles errors of idle connections only. A connection lost during a query fails the query, which is
  // enough.
  pool.on('connect', (client) => client.on('error', () => {}))
  const database = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: kyselyPool(pool, { keepsPreparedStatements: !isPooler }) }),
  })
  const close = () => {
    // Connections that close from now on are not lost.
    isClosing = true
    return database.destroy()
  }
  const abandon = () => {
    const closed = close()
    for (const socket of sockets) socket.destroy()
    return closed
  }
  return { database, pool, close, abandon }
}

/** They last as long as the connection. */
function serverTimeouts(timeouts: ConnectionTimeouts): pg.PoolConfig {
  return {
    statement_timeout: timeouts.statement,
    lock_timeout: timeouts.lock,
    idle_in_transaction_session_timeout: timeouts.idleTransaction,
  }
}

function clientTimeouts(timeouts: ConnectionTimeouts): pg.PoolConfig {
  return {
    connectionTimeoutMillis: timeouts.pool,
    // The pool closes idle connections before their socket timeout.
    idleTimeoutMillis: timeouts.socket / 2,
  }
}

/** A socket that is destroyed when nothing was received for so many milliseconds. */
export function socketWithTimeout(milliseconds: number): Socket {
  const socket = new CoalescingSocket()
  return socket.setTimeout(milliseconds, () => socket.destroy(new Error('Connection terminated by timeout')))
}

/** Sends what is written in one tick together: a pipeline is many small writes, and each would wake the server. */
class CoalescingSocket extends Socket {
  #isCoalescing = false

  override cork(): void {
    super.cork()
    if (this.#isCoalescing) return
    this.#isCoalescing = true
    super.cork()
    process.nextTick(() => {
      this.#isCoalescing = false
      this.uncork()
    })
  }
}

export function clientConfig(address: DatabaseAddress): pg.ClientConfig {
  return 'url' in address ? { connectionString: address.url } : address
}

/** Throws, with a message for the operator, when the server is older than the migrations require. */
export async function checkServerVersion(address: DatabaseAddress): Promise<void> {
  const { pool, close } = connect(address, { timeouts: defaultTimeouts, poolSize: 1 })
  try {
    const { rows } = await pool.query('show server_version_num')
    const version = Math.floor(Number(rows[0].server_version_num) / 10_000)
    if (version < minServerVersion) {
      throw new Error(`The database server is PostgreSQL ${version}; ${minServerVersion} or later is needed`)
    }
  } finally {
    await close()
  }
}

/** pg returns int8 as text because it can exceed 2^53. Here they are identities and checked amounts, which do not. */
const int8AsNumber: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === pg.types.builtins.INT8
      ? Number
      : pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
}
