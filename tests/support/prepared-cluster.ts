import { execFile } from 'node:child_process'
import { access, chown, mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { clientConfig } from '#database/connect.ts'
import { startEmbeddedDatabase } from '#database/embedded.ts'
import { postgresAccount } from '#database/embedded-account.ts'
import { prepareDatabase } from '#database/prepare-database.ts'
import { superuserAddress, testDirectory } from './test-database-address.ts'

/** The key of the advisory lock under which the first process of a run prepares the cluster. */
const preparationLock = 7_431_299

/** What the embedded server has in a data directory. */
const clusterPath = 'postgresql/cluster'

/**
 * Puts the stopped database of a new shop into a data directory that has none, as its first start would: copying one
 * costs a tenth of creating and migrating it. Does nothing where the test server is not the embedded one; then the
 * start creates it.
 */
export async function layOutNewDatabase(dataDirectory: string): Promise<void> {
  const prepared = await preparedDirectory()
  if (prepared === undefined) return
  await copyCluster(prepared, path.join(dataDirectory, clusterPath))
}

/** Copies the cluster of a new shop, if there is a prepared one, to a place that does not exist yet. */
export async function copyNewCluster(place: string): Promise<boolean> {
  const prepared = await preparedDirectory()
  if (prepared !== undefined) await copyCluster(prepared, place)
  return prepared !== undefined
}

/** Keeps owners and rights. */
async function copyCluster(prepared: string, place: string): Promise<void> {
  const parent = path.dirname(place)
  const account = postgresAccount()
  await mkdir(path.dirname(parent), { recursive: true })
  await mkdir(parent, { recursive: true, mode: 0o700 })
  if (account) await chown(parent, account.uid, account.gid)
  await promisify(execFile)('cp', ['-a', path.join(prepared, clusterPath), place])
}

/** In the directory of the test server, with which it is removed. */
async function preparedDirectory(): Promise<string | undefined> {
  const directory = directoryOfTestServer()
  if (directory === undefined) return undefined
  const prepared = path.join(directory, 'prepared')
  if (await exists(prepared)) return prepared
  const client = new pg.Client(clientConfig(superuserAddress()))
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [preparationLock])
    if (!(await exists(prepared))) await prepare(prepared)
  } finally {
    await client.end()
  }
  return prepared
}

async function prepare(prepared: string): Promise<void> {
  const unfinished = `${prepared}-unfinished`
  await rm(unfinished, { recursive: true, force: true })
  const settings = { fsync: 'off', min_wal_size: '32MB', max_wal_size: '32MB' }
  const server = await startEmbeddedDatabase(unfinished, () => {}, { settings })
  await prepareDatabase(server).finally(server.stop)
  await rename(unfinished, prepared)
}

/** The data directory of the embedded test server; undefined for a server of the owner's, and outside a test run. */
function directoryOfTestServer(): string | undefined {
  return process.env.HIRFA_TEST_SERVER && !process.env.DATABASE_URL ? testDirectory() : undefined
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
