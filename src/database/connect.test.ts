import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { onServer } from '#tests/support/test-database.ts'
import { testServer } from '#tests/support/test-server.ts'
import { type ConnectionLimits, connect } from './connect.ts'

const short: ConnectionLimits = { statement: 150, lock: 150, idleTransaction: 300, pool: 10_000, silence: 20_000 }

test('a statement that takes too long is ended', async (t) => {
  const database = openWith(t, short)
  await assert.rejects(sql`select pg_sleep(60)`.execute(database), { code: '57014' })
})

test('who waits too long for a lock is told so', async (t) => {
  const database = openWith(t, { ...short, statement: 30_000, idleTransaction: 30_000 })
  await database.transaction().execute(async (holder) => {
    await sql`select pg_advisory_xact_lock(4711)`.execute(holder)
    await assert.rejects(sql`select pg_advisory_xact_lock(4711)`.execute(database), { code: '55P03' })
  })
})

test('who finds no free connection is told so', async (t) => {
  const database = openWith(t, { ...short, pool: 150, idleTransaction: 30_000 }, 1)
  await database.transaction().execute(async (holder) => {
    await sql`select 1`.execute(holder)
    await assert.rejects(sql`select 1`.execute(database), /timeout exceeded when trying to connect/)
  })
})

test('a transaction that nobody goes on with is ended, and the pool goes on', async (t) => {
  const database = openWith(t, short, 1)
  await assert.rejects(
    database.transaction().execute(async (holder) => {
      await sql`select 1`.execute(holder)
      await pause(900)
      await sql`select 1`.execute(holder)
    }),
  )
  assert.equal((await sql<{ one: number }>`select 1 as one`.execute(database)).rows[0]?.one, 1)
})

test('a server that says nothing is left, and asked anew', async (t) => {
  const noLimit = 0
  const database = openWith(t, { ...short, statement: noLimit, silence: 400 }, 1)
  await assert.rejects(sql`select pg_sleep(60)`.execute(database), /Connection terminated by silence/)
  await sql`select 1`.execute(database)
})

test('connections that are ended while at rest do no harm', async (t) => {
  const database = openWith(t, short)
  await Promise.all(Array.from({ length: 4 }, () => sql`select 1`.execute(database)))
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database)
  await onServer(`select pg_terminate_backend(${rows[0]?.pid})`)
  await pause(100)
  await sql`select 1`.execute(database)
})

function openWith(t: TestContext, limits: ConnectionLimits, poolSize = 4) {
  const { database, close } = connect(testServer(), { limits, poolSize })
  t.after(close)
  return database
}
