import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '#database/embedded.ts'
import { embeddedRoles } from '#database/embedded-roles.ts'
import { prepareDatabase } from '#database/prepare-database.ts'
import { addResetFunction } from './reset-function.ts'
import { queryTestServer, runOnTestServer } from './test-database.ts'
import { superuserAddress, type TestServer, templateName, testDatabaseAddress } from './test-database-address.ts'

let directory: string
let embedded: EmbeddedDatabase | undefined

/** Whether this process made the server and the template; otherwise `npm test` did, for all its processes. */
let isOwner = false

/** One database server for the whole run (the one in DATABASE_URL, or our own) with an empty, migrated shop to copy. */
export async function globalSetup(): Promise<void> {
  if (process.env.HIRFA_TEST_SERVER) return
  isOwner = true
  const url = process.env.DATABASE_URL
  let server: TestServer
  if (url) {
    server = { address: { url } }
  } else {
    directory = await mkdtemp(path.join(await databaseDirectory(), 'hirfa-test-'))
    // mkdtemp creates it with mode 700, but root's PostgreSQL runs under another account.
    await chmod(directory, 0o755)
    embedded = await startEmbeddedDatabase(directory, () => {}, { settings: { fsync: 'off', full_page_writes: 'off' } })
    server = { address: embedded.superuserAddress, appRole: embeddedRoles.app }
  }
  process.env.HIRFA_TEST_SERVER = JSON.stringify(server)
  await makeTemplate()
}

export async function globalTeardown(): Promise<void> {
  if (!isOwner) return
  await dropDatabases()
  await embedded?.stop()
  if (directory) await rm(directory, { recursive: true, force: true })
}

const memoryDirectory = '/dev/shm'
const neededBytes = 4 * 1024 ** 3

/** In memory where the system offers enough of it: each test copies a database, ten times as fast as on a disk. */
async function databaseDirectory(): Promise<string> {
  const { bavail, bsize } = await statfs(memoryDirectory).catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize >= neededBytes ? memoryDirectory : os.tmpdir()
}

async function makeTemplate(): Promise<void> {
  process.env.HIRFA_TEST_TEMPLATE = `hirfa_test_${process.pid}_template`
  await runOnTestServer(`create database ${templateName()}`)
  await prepareDatabase({
    address: testDatabaseAddress(templateName()),
    migrationAddress: superuserAddress(templateName()),
  })
  await addResetFunction(templateName())
  await forgetDependencies(templateName())
}

/**
 * Each copy of a database has a thousand rows in a catalog of the server, so that no role with rights in it is dropped. Tests
 * drop none, and the rows are a quarter of the cost of a copy.
 */
async function forgetDependencies(databaseName: string): Promise<void> {
  await runOnTestServer(
    `delete from pg_shdepend where dbid = (select oid from pg_database where datname = '${databaseName}')`,
  )
}

/** The template, and copies of processes that were killed. */
async function dropDatabases(): Promise<void> {
  const rows = await queryTestServer(`select datname from pg_database where datname like '${templateName()}%'`)
  for (const { datname } of rows) await runOnTestServer(`drop database if exists ${datname} with (force)`)
}
