import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { testServer } from '#tests/support/test-server.ts'
import { connect } from './connect.ts'
import { ask, type Blanks, inFixedWords } from './in-fixed-words.ts'
import { leaveToCommit, together } from './together.ts'

test('each question is answered in its place, and one that is not asked has no rows', async (t) => {
  const database = openOne(t)
  for (const name of ['once', 'and again, by name'])
    assert.deepEqual(
      await together(
        database,
        sql`select ${name}::text as name`,
        undefined,
        sql`select n::bigint from generate_series(1, 2) n`,
      ),
      [[{ name }], [], [{ n: 1 }, { n: 2 }]],
    )
  assert.deepEqual(await together(database), [])
})

test('what fails ends the rest, and what was not heard for that is asked again', async (t) => {
  const database = openOne(t)
  const questions = (divisor: number) => [
    sql`select 1 as one`,
    sql`select 1 / ${divisor}::int as quotient`,
    sql`select 3 as three`,
  ]
  for (const _ of [1, 2]) await assert.rejects(together(database, ...questions(0)), { code: '22012' })
  assert.deepEqual(await together(database, ...questions(1)), [[{ one: 1 }], [{ quotient: 1 }], [{ three: 3 }]])
})

test('a value that cannot be sent fails its question alone', async (t) => {
  const database = openOne(t)
  const round: { self?: object } = {}
  round.self = round
  await assert.rejects(together(database, sql`select 1`, sql`select ${round}::text`, sql`select 2`), TypeError)
  assert.deepEqual(await together(database, sql`select 3 as three`), [[{ three: 3 }]])
})

test('outside a transaction questions are all or nothing, and inside they are part of it', async (t) => {
  const database = openOne(t)
  await sql`create temporary table things (id int primary key)`.execute(database)
  const put = (id: number) => sql`insert into things values (${id})`
  const count = async () => (await together(database, sql<{ id: number }>`select id from things`))[0].length

  await assert.rejects(together(database, put(1), put(1)), { code: '23505' })
  assert.equal(await count(), 0)
  const told = database.transaction().execute(async (transaction) => {
    await together(transaction, put(1), put(2))
    throw new Error('thought better of it')
  })
  await assert.rejects(told, /thought better/)
  assert.equal(await count(), 0)
  await database.transaction().execute((transaction) => together(transaction, put(1), put(2)))
  assert.equal(await count(), 2)
})

test('what is left to the commit is done with it, or before what is asked next, and fails what it went with', async (t) => {
  const database = openOne(t)
  await sql`create temporary table things (id int primary key)`.execute(database)
  const put = (id: number) => sql`insert into things values (${id})`
  const things = async (db = database) =>
    (await sql<{ id: number }>`select id from things order by id`.execute(db)).rows.map(({ id }) => id)
  await database.transaction().execute((transaction) => leaveToCommit(transaction, put(1), put(2)))
  assert.deepEqual(await things(), [1, 2])
  const seen = await database.transaction().execute(async (transaction) => {
    await leaveToCommit(transaction, put(3))
    return things(transaction as typeof database)
  })
  assert.deepEqual(seen, [1, 2, 3])

  const twice = database.transaction().execute((transaction) => leaveToCommit(transaction, put(4), put(1)))
  await assert.rejects(twice, { code: '23505' })
  const undone = database.transaction().execute(async (transaction) => {
    await leaveToCommit(transaction, put(5))
    throw new Error('thought better of it')
  })
  await assert.rejects(undone, /thought better/)
  assert.deepEqual(await things(), [1, 2, 3])
  await assert.rejects(leaveToCommit(database, put(6)), /Only a transaction/)
})

test('words are put together once, and filled in each time', async (t) => {
  const database = openOne(t)
  let built = 0
  const sum = inFixedWords((_, { one, other }: Blanks<{ one: number; other: number }>) => {
    built += 1
    return sql<{ sum: number }>`select ${one}::int + ${other}::int + ${one}::int + ${100}::int as sum`
  })
  assert.deepEqual(await together(database, sum(database, { one: 1, other: 10 })), [[{ sum: 112 }]])
  assert.deepEqual(await ask(database, sum(database, { one: 2, other: 20 })), [{ sum: 124 }])
  assert.equal(built, 1)
})

test('a transaction whose beginning fails has done nothing', async (t) => {
  const database = openOne(t)
  await sql`create temporary table things (id int)`.execute(database)
  const told = database
    .transaction()
    // Another server's; PostgreSQL has none of this name.
    .setIsolationLevel('snapshot')
    .execute((transaction) => sql`insert into things values (${1})`.execute(transaction))
  await assert.rejects(told)
  assert.deepEqual((await sql`select from things`.execute(database)).rows, [])
})

test('a transaction in which nothing is asked asks nothing', async (t) => {
  const database = openOne(t)
  assert.equal(await database.transaction().execute(async () => 'nothing'), 'nothing')
  assert.deepEqual((await sql`select 1 as one`.execute(database)).rows, [{ one: 1 }])
})

function openOne(t: TestContext) {
  const { database, close } = connect(testServer(), { poolSize: 1 })
  t.after(close)
  return database
}
