import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { testDatabaseAddress } from '#tests/support/test-database-address.ts'
import { connect } from './connect.ts'
import { pipeline, sendWithCommit } from './pipeline.ts'
import { type Placeholders, prepareQuery, runQuery } from './prepared-query.ts'

test('each query has its rows in its place, and an undefined one has none', async (t) => {
  const database = openOne(t)
  for (const name of ['once', 'and again, by name'])
    assert.deepEqual(
      await pipeline(
        database,
        sql`select ${name}::text as name`,
        undefined,
        sql`select n::bigint from generate_series(1, 2) n`,
      ),
      [[{ name }], [], [{ n: 1 }, { n: 2 }]],
    )
  assert.deepEqual(await pipeline(database), [])
})

test('a failed query ends the rest, and skipped statements are prepared again later', async (t) => {
  const database = openOne(t)
  const queries = (divisor: number) => [
    sql`select 1 as one`,
    sql`select 1 / ${divisor}::int as quotient`,
    sql`select 3 as three`,
  ]
  for (const _ of [1, 2]) await assert.rejects(pipeline(database, ...queries(0)), { code: '22012' })
  assert.deepEqual(await pipeline(database, ...queries(1)), [[{ one: 1 }], [{ quotient: 1 }], [{ three: 3 }]])
})

test('a value that cannot be serialized fails its pipeline only', async (t) => {
  const database = openOne(t)
  const circular: { self?: object } = {}
  circular.self = circular
  await assert.rejects(pipeline(database, sql`select 1`, sql`select ${circular}::text`, sql`select 2`), TypeError)
  assert.deepEqual(await pipeline(database, sql`select 3 as three`), [[{ three: 3 }]])
})

test('outside a transaction a pipeline is atomic, and inside it is part of the transaction', async (t) => {
  const database = openOne(t)
  await sql`create temporary table things (id int primary key)`.execute(database)
  const put = (id: number) => sql`insert into things values (${id})`
  const count = async () => (await pipeline(database, sql<{ id: number }>`select id from things`))[0].length

  await assert.rejects(pipeline(database, put(1), put(1)), { code: '23505' })
  assert.equal(await count(), 0)
  const failing = database.transaction().execute(async (transaction) => {
    await pipeline(transaction, put(1), put(2))
    throw new Error('rolled back')
  })
  await assert.rejects(failing, /rolled back/)
  assert.equal(await count(), 0)
  await database.transaction().execute((transaction) => pipeline(transaction, put(1), put(2)))
  assert.equal(await count(), 2)
})

test('deferred queries run with the commit or before the next query, and fail what they were sent with', async (t) => {
  const database = openOne(t)
  await sql`create temporary table things (id int primary key)`.execute(database)
  const put = (id: number) => sql`insert into things values (${id})`
  const things = async (db = database) =>
    (await sql<{ id: number }>`select id from things order by id`.execute(db)).rows.map(({ id }) => id)
  await database.transaction().execute((transaction) => sendWithCommit(transaction, put(1), put(2)))
  assert.deepEqual(await things(), [1, 2])
  const seen = await database.transaction().execute(async (transaction) => {
    await sendWithCommit(transaction, put(3))
    return things(transaction as typeof database)
  })
  assert.deepEqual(seen, [1, 2, 3])

  const twice = database.transaction().execute((transaction) => sendWithCommit(transaction, put(4), put(1)))
  await assert.rejects(twice, { code: '23505' })
  const failing = database.transaction().execute(async (transaction) => {
    await sendWithCommit(transaction, put(5))
    throw new Error('rolled back')
  })
  await assert.rejects(failing, /rolled back/)
  assert.deepEqual(await things(), [1, 2, 3])
  await assert.rejects(sendWithCommit(database, put(6)), /Only queries of a transaction/)
})

test('a prepared query is compiled once, and its values are filled in each time', async (t) => {
  const database = openOne(t)
  let built = 0
  const sum = prepareQuery((_, { one, other }: Placeholders<{ one: number; other: number }>) => {
    built += 1
    return sql<{ sum: number }>`select ${one}::int + ${other}::int + ${one}::int + ${100}::int as sum`
  })
  assert.deepEqual(await pipeline(database, sum(database, { one: 1, other: 10 })), [[{ sum: 112 }]])
  assert.deepEqual(await runQuery(database, sum(database, { one: 2, other: 20 })), [{ sum: 124 }])
  assert.equal(built, 1)
})

test('a transaction whose BEGIN fails has no effect', async (t) => {
  const database = openOne(t)
  await sql`create temporary table things (id int)`.execute(database)
  const failing = database
    .transaction()
    // An isolation level of another database server.
    .setIsolationLevel('snapshot')
    .execute((transaction) => sql`insert into things values (${1})`.execute(transaction))
  await assert.rejects(failing)
  assert.deepEqual((await sql`select from things`.execute(database)).rows, [])
})

test('a transaction without queries sends nothing', async (t) => {
  const database = openOne(t)
  assert.equal(await database.transaction().execute(async () => 'nothing'), 'nothing')
  assert.deepEqual((await sql`select 1 as one`.execute(database)).rows, [{ one: 1 }])
})

function openOne(t: TestContext) {
  const { database, close } = connect(testDatabaseAddress(), { poolSize: 1 })
  t.after(close)
  return database
}
