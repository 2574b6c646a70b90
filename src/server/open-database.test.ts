import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import pg from 'pg'
import { clientConfig, connect } from '#database/connect.ts'
import { embeddedRoles } from '#database/embedded-roles.ts'
import { migrate, migrationNames } from '#database/migrate.ts'
import { withPreparationLock } from '#database/preparation-lock.ts'
import { untilWaitingForLock } from '#tests/support/lock-waits.ts'
import { addMigration } from '#tests/support/next-release.ts'
import { cleanUpAfter, freshDirectory } from '#tests/support/shop-process.ts'
import { runOnTestServer } from '#tests/support/test-database.ts'
import { superuserAddress } from '#tests/support/test-database-address.ts'
import { readConfig } from './config.ts'
import { checkDatabase } from './doctor/check-database.ts'
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

test('a database that another schema has made is left alone, and the refusal says what to do', { skip }, async (t) => {
  const { urlOf } = await emptyDatabase(t)
  const connection = connect({ url: urlOf(embeddedRoles.migrations) })
  cleanUpAfter(t, connection.close)
  await migrate(connection)
  await sql`update migrations set checksum = 'another'`.execute(connection.database)
  await assert.rejects(migrate(connection), /^Error: Migration 0001-first-release has changed .* Add a new migration/)
  await sql`update migrations set name = 'old ' || name`.execute(connection.database)
  await assert.rejects(migrate(connection), /^Error: The database was made before the first release\. Set DATA_DIR or/)
})

/** Opens an instance, which backs up before it migrates, and returns what it reported. */
async function openInstance(url: string, dataDirectory: string): Promise<string> {
  const lines: string[] = []
  const report = (line: string) => lines.push(line)
  const backups = { place: { folder: `${dataDirectory}/backups` }, setting: 'folder:backups' }
  const config = { database: { url, migrationUrl: url }, dataDirectory, minFreeBytes: 0, backups }
  const { stop } = await openDatabase(config, { ...waiting, report })
  await stop()
  return lines.join('\n')
}

test('an instance that starts while another one prepares the database waits, and finds nothing to back up or migrate', {
  skip,
}, async (t) => {
  const { urlOf } = await emptyDatabase(t)
  const url = urlOf(embeddedRoles.migrations)
  const dataDirectory = await freshDirectory(t)
  const connection = connect({ url })
  cleanUpAfter(t, connection.close)
  const [isHeld, first] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const preparing = withPreparationLock({ url }, waiting.signal, async () => {
    isHeld.resolve()
    await first.promise
    await migrate(connection)
  })
  await isHeld.promise
  const second = openInstance(url, dataDirectory)
  await untilWaitingForLock({ marketplace: { db: connection.database } })
  first.resolve()
  await preparing
  assert.equal(await second, '')
})

test('of two instances that start at once on an empty database, or with a new release, one migrates', {
  skip,
}, async (t) => {
  const { urlOf } = await emptyDatabase(t)
  const url = urlOf(embeddedRoles.migrations)
  const dataDirectory = await freshDirectory(t)
  const openTwo = async () =>
    (await Promise.all([openInstance(url, dataDirectory), openInstance(url, dataDirectory)])).sort()
  const names = await migrationNames()
  const all = `${names[0]} to ${names.at(-1)} (${names.length} migrations)`
  assert.deepEqual(await openTwo(), ['', `Database migrated: ${all}`])

  const next = await addMigration(t)
  const [again, upgraded] = await openTwo()
  assert.equal(again, '')
  assert.match(upgraded ?? '', new RegExp(`^Backing up before migrating: ${next}\\n[^]*\\nDatabase migrated: ${next}$`))
})

test('a start and the doctor name a wrong version of the collation, and what they say mends it', {
  skip,
}, async (t) => {
  const { urlOf, name } = await emptyDatabase(t, `template template0 locale_provider builtin builtin_locale 'C.UTF-8'`)
  const url = urlOf(embeddedRoles.migrations)
  assert.doesNotMatch(await openInstance(url, await freshDirectory(t)), /collation/)
  await runOnTestServer(`update pg_database set datcollversion = '0' where datname = '${name}'`)
  const line = await openInstance(url, await freshDirectory(t))
  assert.match(line, /^The indexes of the database were made with version 0 of its collation, and the server has \d/)
  const config = readConfig({ DATABASE_URL: url, BACKUP_TO: 'off', DATA_DIR: await freshDirectory(t) })
  const examine = async () => (await checkDatabase(config, { url })).map(({ line }) => line)
  assert.ok((await examine()).includes(line))

  const { pool, close } = connect({ url })
  cleanUpAfter(t, close)
  const [, ...commands] = line.split(/owner of the database: |; (?=ALTER)/)
  assert.equal(commands.length, 2)
  for (const command of commands) await pool.query(command)
  assert.ok(!(await examine()).includes(line))
})

test('a start that waits for another one ends when it is stopped', { skip }, async (t) => {
  const { urlOf } = await emptyDatabase(t)
  const url = urlOf(embeddedRoles.migrations)
  const { database, close } = connect({ url })
  cleanUpAfter(t, close)
  const stopping = new AbortController()
  await withPreparationLock({ url }, waiting.signal, async () => {
    const second = withPreparationLock({ url }, stopping.signal, assert.fail)
    const ended = assert.rejects(second)
    await untilWaitingForLock({ marketplace: { db: database } })
    stopping.abort()
    await ended
  })
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

async function emptyDatabase(t: TestContext, options = ''): Promise<{ name: string; urlOf(role: string): string }> {
  const name = `hirfa_test_${randomBytes(6).toString('hex')}`
  await runOnTestServer(`create database ${name} owner ${embeddedRoles.migrations} ${options}`)
  t.after(() => runOnTestServer(`drop database ${name} with (force)`))
  const { host, port } = new pg.Client(clientConfig(superuserAddress()))
  return {
    name,
    urlOf: (role) => `postgres://${role}@localhost/${name}?${new URLSearchParams({ host, port: String(port) })}`,
  }
}
