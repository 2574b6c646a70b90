import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import pg from 'pg'
import { clientConfig, connect } from '#database/connect.ts'
import { embeddedRoles } from '#database/embedded-roles.ts'
import { migrate } from '#database/migrate.ts'
import { runOnTestServer } from '#tests/support/test-database.ts'
import { superuserAddress } from '#tests/support/test-database-address.ts'
import { openDatabase } from './open-database.ts'

/** A server named by DATABASE_URL has one role for everything. */
const skip = process.env.DATABASE_URL ? 'needs the roles of the embedded server' : false

const waiting = { report: () => {}, signal: new AbortController().signal }

test('with two roles the shop works as the one that owns nothing', { skip }, async (t) => {
  const { urlOf } = await emptyDatabase(t)
  const url = urlOf(embeddedRoles.app)
  const settings = { url, migrationUrl: urlOf(embeddedRoles.migrations) }

  await openDatabase({ database: settings, dataDirectory: '', minFreeBytes: 0 }, waiting)

  const { database, close } = connect({ url })
  await database.selectFrom('orders').selectAll().execute()
  await sql`select graphile_worker.add_job('anything')`.execute(database)
  await assert.rejects(sql`drop table orders`.execute(database), { code: '42501' })
  await close()

  await t.test('and starts with that one alone while nothing is to be migrated', async () => {
    await openDatabase({ database: { url, migrationUrl: url }, dataDirectory: '', minFreeBytes: 0 }, waiting)
  })
})

test('with one role the shop owns its tables', { skip }, async (t) => {
  const { urlOf } = await emptyDatabase(t)
  const url = urlOf(embeddedRoles.migrations)

  await openDatabase({ database: { url, migrationUrl: url }, dataDirectory: '', minFreeBytes: 0 }, waiting)

  const connection = connect({ url })
  assert.deepEqual(await migrate(connection), [])
  await connection.close()
})

test('a role that may not migrate is told how to name the one that may', { skip }, async (t) => {
  const { urlOf } = await emptyDatabase(t)
  const url = urlOf(embeddedRoles.app)
  await assert.rejects(
    openDatabase({ database: { url, migrationUrl: url }, dataDirectory: '', minFreeBytes: 0 }, waiting),
    /cannot be migrated: permission denied .*MIGRATION_DATABASE_URL$/,
  )
})

test('two roles, or a pooler, in different databases are refused', { skip }, async (t) => {
  const { urlOf } = await emptyDatabase(t)
  const other = await emptyDatabase(t)
  const url = urlOf(embeddedRoles.app)
  const [migrationUrl, poolerUrl] = [urlOf(embeddedRoles.migrations), other.urlOf(embeddedRoles.app)]
  for (const database of [
    { url, migrationUrl: other.urlOf(embeddedRoles.migrations) },
    { url, migrationUrl, poolerUrl },
  ])
    await assert.rejects(
      openDatabase({ database, dataDirectory: '', minFreeBytes: 0 }, waiting),
      /DATABASE_URL and MIGRATION_DATABASE_URL or DATABASE_POOLER_URL name different databases/,
    )
})

async function emptyDatabase(t: TestContext): Promise<{ urlOf(role: string): string }> {
  const name = `hirfa_test_${randomBytes(6).toString('hex')}`
  await runOnTestServer(`create database ${name} owner ${embeddedRoles.migrations}`)
  t.after(() => runOnTestServer(`drop database ${name} with (force)`))
  const { host, port } = new pg.Client(clientConfig(superuserAddress()))
  return {
    urlOf: (role) => `postgres://${role}@localhost/${name}?${new URLSearchParams({ host, port: String(port) })}`,
  }
}
