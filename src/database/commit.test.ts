import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openTestShop } from '#tests/support/test-shop.ts'
import { together } from './together.ts'

test('what has been committed lies on the disk when its caller hears of it', async () => {
  await using shop = await openTestShop()
  const { db } = shop.marketplace
  await sql`create table things (name text)`.execute(db)
  for (let round = 0; round < 5; round++) {
    const written = await db.transaction().execute(async (db) => {
      await together(db, sql`insert into things values ('bowl')`)
      const { rows } = await sql<{ end: string }>`select pg_current_wal_insert_lsn() as end`.execute(db)
      return rows[0]?.end
    })
    const { rows } = await sql`select pg_current_wal_flush_lsn() >= ${written}::pg_lsn as lies`.execute(db)
    assert.deepEqual(rows, [{ lies: true }])
  }
})

test('a transaction makes way for others before it lies on the disk, and only a transaction', async () => {
  await using shop = await openTestShop()
  const { db } = shop.marketplace
  const setting = sql<{ how: string }>`select current_setting('synchronous_commit') as how`
  const usual = (await setting.execute(db)).rows
  const first = await db.transaction().execute(async (db) => together(db, setting))
  const simple = await db.transaction().execute(async (db) => setting.execute(db))
  assert.deepEqual([first[0], simple.rows], [[{ how: 'off' }], [{ how: 'off' }]])
  assert.deepEqual((await setting.execute(db)).rows, usual)
})

test('a commit that fails is told, and what is asked next is not in it', async () => {
  await using shop = await openTestShop()
  const { db } = shop.marketplace
  await sql`create table pairs (one int primary key, other int references pairs deferrable initially deferred)`.execute(
    db,
  )
  const commit = () => db.transaction().execute((db) => sql`insert into pairs values (1, 2)`.execute(db))
  await assert.rejects(commit(), { code: '23503' })
  assert.deepEqual((await sql`select * from pairs`.execute(db)).rows, [])
})
