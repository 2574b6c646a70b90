import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { testServer } from '#tests/support/test-server.ts'
import { connect } from './connect.ts'
import { gathering } from './gathering.ts'

test('what is asked at the same moment, also after some waiting, goes in one go', async (t) => {
  const reads = gathering(openOne(t))
  // Statements of one go are one transaction, and all have the moment of its beginning.
  const begun = async (waits: number) => {
    for (let count = 0; count < waits; count++) await Promise.resolve()
    const { rows } = await sql<{ at: string }>`select now()::text as at from pg_sleep(0.001)`.execute(reads)
    return rows[0]?.at
  }
  const together = await Promise.all([begun(0), begun(20), begun(3)])
  assert.equal(new Set(together).size, 1)
  assert.notEqual(await begun(0), together[0])
})

test('one question that fails takes along those beside it, and none that come later', async (t) => {
  const reads = gathering(openOne(t))
  const asked = [sql`select 1`, sql`select 1 / 0`].map((query) => query.execute(reads))
  for (const outcome of await Promise.allSettled(asked)) assert.equal(outcome.status, 'rejected')
  assert.deepEqual((await sql`select 2 as two`.execute(reads)).rows, [{ two: 2 }])
})

test('a transaction keeps to itself', async (t) => {
  const database = openOne(t)
  await sql`create temporary table things (id int)`.execute(database)
  const count = (await sql<{ count: number }>`select count(*) from things`.execute(gathering(database))).rows
  assert.deepEqual(count, [{ count: 0 }])
  const told = gathering(database)
    .transaction()
    .execute(async (transaction) => {
      await sql`insert into things values (1)`.execute(transaction)
      throw new Error('taken back')
    })
  await assert.rejects(told, /taken back/)
  assert.deepEqual((await sql`select count(*) from things`.execute(gathering(database))).rows, [{ count: 0 }])
})

function openOne(t: TestContext) {
  const { database, close } = connect(testServer(), { poolSize: 1 })
  t.after(close)
  return database
}
