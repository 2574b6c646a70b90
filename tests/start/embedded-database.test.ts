import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { connect } from '#database/connect.ts'
import { startEmbeddedDatabase } from '#database/embedded.ts'
import { endProcess } from '#tests/support/end-process.ts'
import {
  cleanUpAfter,
  databaseHome,
  databasePid,
  freshDirectory,
  isAlive,
  newShopDirectory,
} from '#tests/support/shop-process.ts'
import { until } from '#tests/support/until.ts'

const program = fileURLToPath(new URL('../support/database-process.ts', import.meta.url))

/** Starts the database of a directory in a process of its own. `said` resolves once that has printed a whole line. */
function launchDatabase(t: TestContext, dataDirectory: string): { process: ChildProcess; said: Promise<string> } {
  const child = spawn(process.execPath, [program, dataDirectory], { stdio: ['ignore', 'pipe', 'inherit'] })
  cleanUpAfter(t, () => endProcess(child))
  let printed = ''
  const said = new Promise<string>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text) => {
      printed = (printed + text).replace('Creating a database\n', '')
      if (printed.endsWith('\n')) resolve(printed.trim())
    })
  })
  return { process: child, said }
}

/** Starts the database in this process, which stops it after the test, and reads from it. Returns what it reported. */
async function startHere(t: TestContext, dataDirectory: string): Promise<string[]> {
  const lines: string[] = []
  const server = await startEmbeddedDatabase(dataDirectory, (line) => lines.push(line))
  cleanUpAfter(t, server.stop)
  assert.equal(await isServing(dataDirectory), true)
  return lines
}

/** Whether the database of a data directory answers. */
async function isServing(dataDirectory: string): Promise<boolean> {
  const host = path.join(await databaseHome(dataDirectory), 'socket')
  const { database, close } = connect({ host, port: 5432, user: 'hirfa_app', database: 'postgres' })
  const answer = sql`select 1`.execute(database)
  return answer
    .then(() => true)
    .catch(() => false)
    .finally(close)
}

test('of two concurrent first starts one creates the database, the other is refused', async (t) => {
  const dataDirectory = await freshDirectory(t)
  const said = await Promise.all([1, 2].map(() => launchDatabase(t, dataDirectory).said))
  assert.match(said.sort().join('\n'), /^Hirfa already runs on .*\nopen$/)
})

test('a second start on the same data directory is refused and does not affect the first', async (t) => {
  const dataDirectory = await newShopDirectory(t)
  await startHere(t, dataDirectory)
  const database = await databasePid({ dataDirectory })
  await assert.rejects(startEmbeddedDatabase(dataDirectory), { name: 'AlreadyRunning' })
  assert.deepEqual([await databasePid({ dataDirectory }), await isServing(dataDirectory)], [database, true])
})

test('after a kill -9 of its process alone, the next start stops the orphaned database and continues', async (t) => {
  const dataDirectory = await newShopDirectory(t)
  const first = launchDatabase(t, dataDirectory)
  assert.equal(await first.said, 'open')
  const database = await databasePid({ dataDirectory })
  first.process.kill('SIGKILL')
  await once(first.process, 'exit')
  assert.equal(isAlive(database), true)
  await startHere(t, dataDirectory)
  assert.equal(isAlive(database), false)
})

test('after a kill -9 of everything, lock files do not prevent a start, not even with the id of another program', async (t) => {
  const dataDirectory = await newShopDirectory(t)
  const first = launchDatabase(t, dataDirectory)
  assert.equal(await first.said, 'open')
  const lockFile = path.join(await databaseHome(dataDirectory), 'cluster/postmaster.pid')
  const lock = await readFile(lockFile, 'utf8')
  const database = await databasePid({ dataDirectory })
  first.process.kill('SIGKILL')
  await once(first.process, 'exit')
  process.kill(database, 'SIGKILL')
  await until(() => !isAlive(database))
  await writeFile(lockFile, lock.replace(/^\d+/, String(process.pid)))
  await startHere(t, dataDirectory)
})

test('a database left incomplete by a killed start is removed', async (t) => {
  const dataDirectory = await newShopDirectory(t)
  const unfinished = path.join(dataDirectory, 'postgresql/cluster-unfinished-99999999')
  await mkdir(path.join(unfinished, 'base'), { recursive: true })
  await startHere(t, dataDirectory)
  await assert.rejects(readFile(path.join(unfinished, 'base')), { code: 'ENOENT' })
})

test('a crashed database is restarted', async (t) => {
  const dataDirectory = await newShopDirectory(t)
  const lines = await startHere(t, dataDirectory)
  const database = await databasePid({ dataDirectory })
  process.kill(database, 'SIGKILL')
  await until(() => lines.length === 2, 'the database is back')
  assert.deepEqual(lines, ['The database has ended; starting it again', 'The database is back'])
  assert.notEqual(await databasePid({ dataDirectory }), database)
  assert.equal(await isServing(dataDirectory), true)
})

test('a process that exits without stopping its database leaves none behind', async (t) => {
  const dataDirectory = await newShopDirectory(t)
  const first = launchDatabase(t, dataDirectory)
  assert.equal(await first.said, 'open')
  const database = await databasePid({ dataDirectory })
  first.process.kill('SIGUSR2')
  await once(first.process, 'exit')
  await until(() => !isAlive(database), 'the database has ended')
})

test('a data directory that only root can enter names the location of its database', {
  skip: process.getuid?.() !== 0,
}, async (t) => {
  const closed = await freshDirectory(t)
  await chmod(closed, 0o700)
  const dataDirectory = path.join(closed, 'var')
  const lines: string[] = []
  const server = await startEmbeddedDatabase(dataDirectory, (line) => lines.push(line))
  const home = await databaseHome(dataDirectory)
  cleanUpAfter(t, () => rm(home, { recursive: true, force: true }))
  await server.stop()
  assert.match(home, /^\/var\/lib\/hirfa\//)
  assert.match(lines.join('\n'), /^The database is in \/var\/lib\/hirfa\//)
  await startHere(t, dataDirectory)
})
