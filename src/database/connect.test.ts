import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { runOnTestServer } from '#tests/support/test-database.ts'
import { superuserAddress } from '#tests/support/test-database-address.ts'
import { until } from '#tests/support/until.ts'
import { type ConnectionTimeouts, connect, type Database } from './connect.ts'

const short: ConnectionTimeouts = { statement: 150, lock: 150, idleTransaction: 300, pool: 10_000, socket: 20_000 }

test('a statement that takes too long is canceled', async (t) => {
  const database = openWith(t, short)
  await assert.rejects(sql`select pg_sleep(60)`.execute(database), { code: '57014' })
})

test('waiting for a lock times out', async (t) => {
  const database = openWith(t, { ...short, statement: 30_000, idleTransaction: 30_000 })
  await database.transaction().execute(async (holder) => {
    await sql`select pg_advisory_xact_lock(4711)`.execute(holder)
    await assert.rejects(sql`select pg_advisory_xact_lock(4711)`.execute(database), { code: '55P03' })
  })
})

test('waiting for a connection times out', async (t) => {
  const database = openWith(t, { ...short, pool: 150, idleTransaction: 30_000 }, 1)
  // The time of the pool is also that for opening a connection, which a busy machine exceeds.
  const isOpen = () =>
    sql`select 1`.execute(database).then(
      () => true,
      () => false,
    )
  await until(isOpen, 'a connection is open')
  await database.transaction().execute(async (holder) => {
    await sql`select 1`.execute(holder)
    await assert.rejects(sql`select 1`.execute(database), /timeout exceeded when trying to connect/)
  })
})

test('an idle transaction is ended, and the pool stays usable', async (t) => {
  const [database, other] = [openWith(t, short, 1), openWith(t, short, 1)]
  await assert.rejects(
    database.transaction().execute(async (holder) => {
      const id = await processOf(holder)
      await until(async () => !(await isAlive(other, id)), 'the idle transaction is ended')
      await sql`select 1`.execute(holder)
    }),
  )
  assert.equal((await sql<{ one: number }>`select 1 as one`.execute(database)).rows[0]?.one, 1)
})

test('a connection to a silent server is closed, and a new one is opened', async (t) => {
  const none = 0
  const database = openWith(t, { ...short, statement: none, socket: 400 }, 1)
  await assert.rejects(sql`select pg_sleep(60)`.execute(database), /Connection terminated by timeout/)
  await sql`select 1`.execute(database)
})

test('idle connections that are closed by the server do no harm', async (t) => {
  const database = openWith(t, short)
  await Promise.all(Array.from({ length: 4 }, () => sql`select 1`.execute(database)))
  const id = await processOf(database)
  await runOnTestServer(`select pg_terminate_backend(${id})`)
  const other = openWith(t, short, 1)
  await until(async () => !(await isAlive(other, id)), 'the connection is closed')
  await sql`select 1`.execute(database)
})

async function processOf(database: Database): Promise<number | undefined> {
  return (await sql<{ id: number }>`select pg_backend_pid() as id`.execute(database)).rows[0]?.id
}

async function isAlive(database: Database, id: number | undefined): Promise<boolean> {
  return (await sql`select from pg_stat_activity where pid = ${id}`.execute(database)).rows.length > 0
}

function openWith(t: TestContext, timeouts: ConnectionTimeouts, poolSize = 4) {
  const { database, close } = connect(superuserAddress(), { timeouts, poolSize })
  t.after(close)
  return database
}
