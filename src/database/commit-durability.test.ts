import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openTestShop } from '#tests/support/test-shop.ts'
import { pipeline } from './pipeline.ts'

test('a commit is flushed to disk before it returns', async () => {
  await using shop = await openTestShop()
  const { db } = shop.marketplace
  await sql`create table things (name text)`.execute(db)
  for (let round = 0; round < 5; round++) {
    const written = await db.transaction().execute(async (db) => {
      await pipeline(db, sql`insert into things values ('bowl')`)
      const { rows } = await sql<{ end: string }>`select pg_current_wal_insert_lsn() as end`.execute(db)
      return rows[0]?.end
    })
    const { rows } = await sql`select pg_current_wal_flush_lsn() >= ${written}::pg_lsn as lies`.execute(db)
    assert.deepEqual(rows, [{ lies: true }])
  }
})

test('transactions commit asynchronously, single statements do not', async () => {
  await using shop = await openTestShop()
  const { db } = shop.marketplace
  const setting = sql<{ how: string }>`select current_setting('synchronous_commit') as how`
  const initial = (await setting.execute(db)).rows
  const first = await db.transaction().execute(async (db) => pipeline(db, setting))
  const simple = await db.transaction().execute(async (db) => setting.execute(db))
  assert.deepEqual([first[0], simple.rows], [[{ how: 'off' }], [{ how: 'off' }]])
  assert.deepEqual((await setting.execute(db)).rows, initial)
})

test('a commit that fails rejects, and the next query is outside the transaction', async () => {
  await using shop = await openTestShop()
  const { db } = shop.marketplace
  await sql`create table pairs (one int primary key, other int references pairs deferrable initially deferred)`.execute(
    db,
  )
  const commit = () => db.transaction().execute((db) => sql`insert into pairs values (1, 2)`.execute(db))
  await assert.rejects(commit(), { code: '23503' })
  assert.deepEqual((await sql`select * from pairs`.execute(db)).rows, [])
})
