// React is imported by the tests, later, and so in its production build, as `npm test` says it for all.
import '#server/production-mode.ts'
import { rm } from 'node:fs/promises'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '#database/embedded.ts'
import { embeddedRoles } from '#database/embedded-roles.ts'
import { prepareDatabase } from '#database/prepare-database.ts'
import { keepServer, layOutKeptServer } from './kept-server.ts'
import { addResetFunction } from './reset-function.ts'
import { samplesName } from './sample-template.ts'
import { makeDataDirectory } from './temporary-directory.ts'
import { queryTestServer, runOnTestServer } from './test-database.ts'
import { superuserAddress, type TestServer, templateName, testDatabaseAddress } from './test-database-address.ts'

let directory: string
let embedded: EmbeddedDatabase | undefined

/** Whether this process made the server and the template; otherwise `npm test` did, for all its processes. */
let isOwner = false

/**
 * Nothing of a test server must survive a power failure, so it neither syncs nor logs more than a transaction needs.
 */
const settings = {
  fsync: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  min_wal_size: '32MB',
  max_wal_size: '128MB',
}

/** One database server for the whole run (the one in DATABASE_URL, or our own) with an empty, migrated shop to copy. */
export async function globalSetup(): Promise<void> {
  if (process.env.HIRFA_TEST_SERVER) return
  isOwner = true
  directory = await makeDataDirectory('hirfa-test-')
  const server = process.env.DATABASE_URL ? ownersServer(process.env.DATABASE_URL) : await startOwnServer()
  process.env.HIRFA_TEST_SERVER = JSON.stringify(server)
  // The databases of a server of the owner's are those of several runs.
  process.env.HIRFA_TEST_TEMPLATE = server.appRole ? 'hirfa_test' : `hirfa_test_${process.pid}`
  const made = await queryTestServer(`select from pg_database where datname = '${templateName()}'`)
  if (made.length === 0) await makeTemplate()
}

export async function globalTeardown(): Promise<void> {
  if (!isOwner) return
  await dropDatabases()
  await embedded?.stop()
  if (embedded) await keepServer(directory)
  await rm(directory, { recursive: true, force: true })
}

function ownersServer(url: string): TestServer {
  return { address: { url }, directory }
}

async function startOwnServer(): Promise<TestServer> {
  await layOutKeptServer(directory)
  embedded = await startEmbeddedDatabase(directory, () => {}, { settings })
  return { address: embedded.superuserAddress, appRole: embeddedRoles.app, directory }
}

async function makeTemplate(): Promise<void> {
  await runOnTestServer(`create database ${templateName()}`)
  await prepareDatabase({
    address: testDatabaseAddress(templateName()),
    migrationAddress: superuserAddress(templateName()),
  })
  await addResetFunction(templateName())
}

/** But for those that a later run uses: what processes that were killed have left, and samples of another day. */
async function dropDatabases(): Promise<void> {
  const kept = embedded ? [templateName(), samplesName()] : []
  const rows = await queryTestServer(`select datname as name from pg_database where datname like '${templateName()}%'`)
  for (const name of rows.map((row) => String(row.name)))
    if (!kept.includes(name)) await runOnTestServer(`drop database if exists ${name} with (force)`)
}
