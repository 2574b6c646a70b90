import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import pg from 'pg'
import { databaseName, openDatabaseCopy } from '#tests/support/test-database.ts'
import { superuserAddress } from '#tests/support/test-database-address.ts'
import { clientConfig, connect, defaultTimeouts } from './connect.ts'
import { pipeline } from './pipeline.ts'

/** What a connection has left on the server after a query, a pipeline and a transaction. */
async function leftOnServer(t: { after(cleanUp: () => Promise<void>): void }, pooler: { isPooler?: true }) {
  const copy = await openDatabaseCopy()
  const { user = '', host, port, database } = new pg.Client(clientConfig(superuserAddress(await databaseName(copy))))
  const url = `postgres://${user}@localhost/${database}?${new URLSearchParams({ host, port: String(port) })}`
  const connection = connect({ url, ...pooler }, { poolSize: 1, timeouts: defaultTimeouts })
  t.after(() => connection.close().finally(copy.close))
  const { database: db } = connection
  await db.selectFrom('orders').select('id').execute()
  await db
    .transaction()
    .execute((trx) => pipeline(trx, { stores: trx.selectFrom('stores').select('id'), one: sql`select 1` }))
  const { rows } = await sql<{ prepared: number; limit: string }>`
    select (select count(*) from pg_prepared_statements)::int as prepared, current_setting('statement_timeout') as limit`.execute(
    db,
  )
  return rows[0] ?? assert.fail()
}

test('through a pooler nothing is kept on a connection of the server: neither prepared statements nor time limits', async (t) => {
  assert.deepEqual(await leftOnServer(t, { isPooler: true }), { prepared: 0, limit: '0' })
  const direct = await leftOnServer(t, {})
  assert.ok(direct.prepared > 0)
  assert.notEqual(direct.limit, '0')
})
