import type { Socket } from 'node:net'
import { sql } from 'kysely'
import { connect } from '#database/connect.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { databaseName } from './test-database.ts'
import { testDatabaseAddress } from './test-database-address.ts'
import type { TestShop } from './test-shop.ts'

/** What a piece of work costs the database. */
export interface DatabaseWork {
  /** Rows that it reads in tables and finds by indexes. */
  readonly rows: number
  /** Bytes of the statements and their parameters. */
  readonly bytes: number
}

export interface MeteredShop extends AsyncDisposable {
  readonly marketplace: Marketplace
  workOf(story: () => Promise<unknown>): Promise<DatabaseWork>
}

/** The same shop on one connection of its own, whose work is counted. */
export async function openMeteredShop({ marketplace }: TestShop): Promise<MeteredShop> {
  const address = testDatabaseAddress(await databaseName({ database: marketplace.db }))
  const { database: db, pool, close } = connect(address, { poolSize: 1 })
  let socket: Socket | undefined
  pool.on('connect', (client) => {
    socket = (client as unknown as { connection: { stream: Socket } }).connection.stream
  })
  const readRows = async () => {
    await sql`select pg_stat_force_next_flush()`.execute(db)
    const { rows } = await sql<{ count: number }>`
      select (sum(seq_tup_read) + sum(coalesce(idx_tup_fetch, 0)))::int as count from pg_stat_user_tables`.execute(db)
    return rows[0]?.count ?? 0
  }
  return {
    marketplace: { ...marketplace, db },
    async workOf(story) {
      const rowsBefore = await readRows()
      const bytesBefore = socket?.bytesWritten ?? 0
      await story()
      const bytes = (socket?.bytesWritten ?? 0) - bytesBefore
      return { rows: (await readRows()) - rowsBefore, bytes }
    },
    [Symbol.asyncDispose]: close,
  }
}
