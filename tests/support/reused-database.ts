import { setImmediate as nextTurn } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { type Connection, clientConfig } from '#database/connect.ts'
import { kyselyPool } from '#database/kysely-pool.ts'
import type { Tables } from '#database/tables.ts'
import { isAdministered, openDatabaseCopy } from './test-database.ts'
import { superuserAddress } from './test-database-address.ts'

interface ReusedDatabase extends Connection {
  readonly name: string
  /** Deletes rows whatever the triggers say. Not a connection of the shop, which would plan all its queries again. */
  readonly administration: pg.Pool
}

/** Databases of this process that no test uses now, as new. */
const unused: ReusedDatabase[] = []
const maxUnused = 2
const maxConnectionsOfUnused = 5

/** From then on the rows deleted so far slow queries down more than a new copy costs. */
const maxBytesWritten = 4 * 1024 ** 2

/**
 * A copy of the template that serves one test after another: its rows are reset in between, its connections stay open,
 * since a new one needs 40 ms of processor time to learn the tables of a first order. It is dropped where a test asked
 * for its name, in order to change more than rows.
 */
export async function openReusedDatabase(): Promise<Pick<Connection, 'database' | 'close'>> {
  const copy = unused.pop() ?? (await openCopy())
  const database = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: { ...kyselyPool(copy.pool), end: () => allReleased(copy.pool) } }),
  })
  const close = async () => {
    await database.destroy()
    const isReusable = unused.length < maxUnused && !isAdministered(copy.name) && (await reset(copy))
    if (isReusable) unused.push(copy)
    else await copy.close()
  }
  return { database, close }
}

async function openCopy(): Promise<ReusedDatabase> {
  const copy = await openDatabaseCopy()
  copy.pool.options.allowExitOnIdle = true
  // A timer that closes an idle connection is not cleared by a test that has stopped timers, and would end it in use.
  copy.pool.options.idleTimeoutMillis = 0
  const administration = new pg.Pool({
    ...clientConfig(superuserAddress(copy.name)),
    options: '-c session_replication_role=replica',
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  })
  administration.on('error', () => {})
  const close = async () => {
    await administration.end()
    await copy.close()
  }
  return { ...copy, administration, close }
}

process.on('beforeExit', async () => {
  // The server of a single file has ended already.
  await Promise.allSettled(unused.splice(0).map(({ close }) => close()))
})

/**
 * Asks at each turn of the event loop: a connection that fails leaves a pool without an event, and tests stop timers.
 */
async function allReleased(pool: pg.Pool): Promise<void> {
  while (pool.idleCount < pool.totalCount || pool.waitingCount > 0) await nextTurn()
}

/** Returns whether the database and its connections are as new. */
async function reset({ pool, administration }: ReusedDatabase): Promise<boolean> {
  const clients = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()))
  try {
    await Promise.all(clients.map((client) => client.query(discardSession)))
    const { rows } = await administration.query<{ bytes: string }>('select hirfa_tests.reset() as bytes')
    return Number(rows[0]?.bytes) <= maxBytesWritten
  } catch {
    return false
  } finally {
    for (const [index, client] of clients.entries()) client.release(index >= maxConnectionsOfUnused)
  }
}

/** What `discard all` does, except for prepared statements. */
const discardSession = `
  close all; set session authorization default; reset all; unlisten *; select pg_advisory_unlock_all(); discard sequences;
  discard temp`
