import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { openConnections } from '#tests/support/operators.ts'
import { superuserAddress } from '#tests/support/test-database-address.ts'
import { batchedReads } from './batched-reads.ts'
import { connect } from './connect.ts'

test('queries that are ready at the same time are sent on one connection', async (t) => {
  const { database, close } = connect(superuserAddress(), { poolSize: 4 })
  t.after(close)
  await openConnections({ db: database })
  const connectionOf = async (db: typeof database, waits: number) => {
    for (let count = 0; count < waits; count++) await Promise.resolve()
    const { rows } = await sql<{ id: number }>`select pg_backend_pid() as id`.execute(db)
    return rows[0]?.id
  }
  const connectionsOf = async (db: typeof database) =>
    new Set(await Promise.all([0, 20, 3].map((waits) => connectionOf(db, waits)))).size
  assert.equal(await connectionsOf(database), 3)
  assert.equal(await connectionsOf(batchedReads(database)), 1)
})

test('a query that fails also fails its batch, but no later query', async (t) => {
  const reads = batchedReads(openOne(t))
  const queries = [sql`select 1`, sql`select 1 / 0`].map((query) => query.execute(reads))
  for (const outcome of await Promise.allSettled(queries)) assert.equal(outcome.status, 'rejected')
  assert.deepEqual((await sql`select 2 as two`.execute(reads)).rows, [{ two: 2 }])
})

test('transactions are not batched', async (t) => {
  const database = openOne(t)
  await sql`create temporary table things (id int)`.execute(database)
  const count = (await sql<{ count: number }>`select count(*) from things`.execute(batchedReads(database))).rows
  assert.deepEqual(count, [{ count: 0 }])
  const failing = batchedReads(database)
    .transaction()
    .execute(async (transaction) => {
      await sql`insert into things values (1)`.execute(transaction)
      throw new Error('rolled back')
    })
  await assert.rejects(failing, /rolled back/)
  assert.deepEqual((await sql`select count(*) from things`.execute(batchedReads(database))).rows, [{ count: 0 }])
})

function openOne(t: TestContext) {
  const { database, close } = connect(superuserAddress(), { poolSize: 1 })
  t.after(close)
  return database
}
