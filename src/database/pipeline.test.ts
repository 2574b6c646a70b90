import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { superuserAddress } from '#tests/support/test-database-address.ts'
import { connect } from './connect.ts'
import { pipeline } from './pipeline.ts'
import { type Placeholders, prepareQuery } from './prepared-query.ts'
import { withCustomPlan } from './statement-names.ts'

test('each query has its rows by its name, and an undefined one has none', async (t) => {
  const database = openOne(t)
  for (const name of ['once', 'and again, by name'])
    assert.deepEqual(
      await pipeline(database, {
        named: sql`select ${name}::text as name`,
        nothing: undefined,
        counted: sql`select n::bigint from generate_series(1, 2) n`,
      }),
      { named: [{ name }], nothing: [], counted: [{ n: 1 }, { n: 2 }] },
    )
  assert.deepEqual(await pipeline(database, {}), {})
})

test('each query sees the effects of those before it', async (t) => {
  const database = openOne(t)
  await sql`create temporary table things (id int primary key)`.execute(database)
  const { seen } = await pipeline(database, {
    put: sql`insert into things values (${1})`,
    seen: sql`select id from things`,
  })
  assert.deepEqual(seen, [{ id: 1 }])
})

test('the first failure is thrown, and statements that failed are prepared again later', async (t) => {
  const database = openOne(t)
  const queries = (divisor: number) => ({
    first: sql`select 1 as one`,
    second: sql`select 1 / ${divisor}::int as quotient`,
    third: sql`select 3 as three`,
  })
  const inTransaction = (divisor: number) =>
    database.transaction().execute((transaction) => pipeline(transaction, queries(divisor)))
  for (const run of [inTransaction, inTransaction, (divisor: number) => pipeline(database, queries(divisor))])
    await assert.rejects(run(0), { code: '22012' })
  assert.deepEqual(await inTransaction(1), { first: [{ one: 1 }], second: [{ quotient: 1 }], third: [{ three: 3 }] })
})

test('a value that cannot be serialized fails its pipeline, and the connection stays usable', async (t) => {
  const database = openOne(t)
  const circular: { self?: object } = {}
  circular.self = circular
  await assert.rejects(
    pipeline(database, { one: sql`select 1`, circular: sql`select ${circular}::text`, two: sql`select 2` }),
    TypeError,
  )
  assert.deepEqual(await pipeline(database, { three: sql`select 3 as three` }), { three: [{ three: 3 }] })
})

test('in a transaction nothing of a pipeline that failed remains', async (t) => {
  const database = openOne(t)
  await sql`create temporary table things (id int primary key)`.execute(database)
  const put = (id: number) => sql`insert into things values (${id})`
  const count = async () => (await pipeline(database, { ids: sql<{ id: number }>`select id from things` })).ids.length

  const twice = database
    .transaction()
    .execute((transaction) => pipeline(transaction, { one: put(1), again: put(1), two: put(2) }))
  await assert.rejects(twice, { code: '23505' })
  assert.equal(await count(), 0)
  const failing = database.transaction().execute(async (transaction) => {
    await pipeline(transaction, { one: put(1), two: put(2) })
    throw new Error('rolled back')
  })
  await assert.rejects(failing, /rolled back/)
  assert.equal(await count(), 0)
  await database.transaction().execute((transaction) => pipeline(transaction, { one: put(1), two: put(2) }))
  assert.equal(await count(), 2)
})

test('a transaction whose BEGIN fails has no effect', async (t) => {
  const database = openOne(t)
  await sql`create temporary table things (id int)`.execute(database)
  const failing = database
    .transaction()
    // An isolation level of another database server.
    .setIsolationLevel('snapshot')
    .execute((transaction) => pipeline(transaction, { put: sql`insert into things values (${1})` }))
  await assert.rejects(failing)
  assert.deepEqual((await sql`select from things`.execute(database)).rows, [])
})

test('a commit that fails rejects, and the next query is outside the transaction', async (t) => {
  const database = openOne(t)
  await sql`
    create temporary table pairs (one int primary key, other int references pairs deferrable initially deferred)`.execute(
    database,
  )
  const commit = () =>
    database.transaction().execute((db) => pipeline(db, { put: sql`insert into pairs values (${1}, ${2})` }))
  await assert.rejects(commit(), { code: '23503' })
  assert.deepEqual((await sql`select * from pairs`.execute(database)).rows, [])
})

test('a prepared query is compiled once, and its values are filled in each time', async (t) => {
  const database = openOne(t)
  let built = 0
  const sum = prepareQuery((_, { one, other }: Placeholders<{ one: number; other: number }>) => {
    built += 1
    return sql<{ sum: number }>`select ${one}::int + ${other}::int + ${one}::int + ${100}::int as sum`
  })
  assert.deepEqual(await pipeline(database, { sum: sum(database, { one: 1, other: 10 }) }), { sum: [{ sum: 112 }] })
  assert.deepEqual((await database.executeQuery(sum(database, { one: 2, other: 20 }))).rows, [{ sum: 124 }])
  assert.equal(built, 1)
})

test('queries of pipelines and prepared queries are prepared by name, those that need a custom plan are not', async (t) => {
  const database = openOne(t)
  const number = prepareQuery((_, { n }: Placeholders<{ n: number }>) => sql`select ${n}::int as prepared`)
  await database.executeQuery(number(database, { n: 1 }))
  await pipeline(database, {
    named: sql`select ${2}::int as pipelined`,
    custom: sql`select ${3}::int as custom ${withCustomPlan}`,
  })
  await sql`select ${4}::int as single`.execute(database)
  const { rows } = await sql<{ statement: string }>`
    select statement from pg_prepared_statements order by prepare_time`.execute(database)
  assert.deepEqual(
    rows.map(({ statement }) => statement),
    ['select $1::int as prepared', 'select $1::int as pipelined'],
  )
})

function openOne(t: TestContext) {
  const { database, close } = connect(superuserAddress(), { poolSize: 1 })
  t.after(close)
  return database
}
