import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, mkdtemp, readFile, readlink, rm, stat, symlink, writeFile } from 'node:fs/promises'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { postgresAccount } from '#database/embedded-account.ts'
import { explainStartFailure } from '#server/explain-start-failure.ts'
import { openProxiedDatabase } from './ledger/proxied-database.ts'
import { databaseName, openDatabaseCopy } from './support/test-database.ts'
import { superuserAddress } from './support/test-database-address.ts'

const mainFile = new URL('../src/server/main.ts', import.meta.url).pathname

test('a signal stops everything, the database last', async (t) => {
  const shop = await startShop(t)
  const database = await databasePid(shop)

  assert.equal((await fetch(`${shop.origin}/api/products`)).status, 200)
  shop.process.kill('SIGTERM')

  assert.deepEqual(await once(shop.process, 'exit'), [0, null])
  assert.equal(isAlive(database), false)
  assert.match(shop.output(), /Stopped\n$/)
  assert.doesNotMatch(shop.output(), /was lost/)
})

test('Ctrl-C, which every process of the terminal receives, stops everything as well', async (t) => {
  const shop = await startShop(t, { detached: true })
  const database = await databasePid(shop)

  process.kill(-(shop.process.pid ?? 0), 'SIGINT')

  assert.deepEqual(await once(shop.process, 'exit'), [0, null])
  assert.equal(isAlive(database), false)
})

test('a signal during the start leaves no database running', async (t) => {
  const dataDirectory = await freshDirectory(t)
  const shop = launch({ DATA_DIR: dataDirectory })
  later(t, () => end(shop))
  while (!shop.output().includes('Database migrated')) await pause(5)
  const database = await databasePid(shop)

  shop.process.kill('SIGINT')

  assert.deepEqual(await once(shop.process, 'exit'), [0, null])
  assert.equal(isAlive(database), false)
})

test('killing npm alone stops the shop and its database', async (t) => {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    const dataDirectory = await freshDirectory(t)
    const shop = launch({ DATA_DIR: dataDirectory }, { command: ['npm', 'start'] })
    later(t, () => end(shop))
    await shop.opened
    const database = await databasePid(shop)

    shop.process.kill(signal)

    await once(shop.process, 'close')
    assert.match(shop.output(), /Stopping\nStopped\n$/, signal)
    assert.equal(isAlive(database), false)
  }
})

test('a second start on the same data directory fails with one line and does not affect the first', async (t) => {
  const first = await startShop(t)

  const second = launch({ DATA_DIR: first.dataDirectory })
  const [code] = await once(second.process, 'exit')

  assert.equal(code, 1)
  assert.match(second.output(), /^Hirfa already runs on .*\n$/)
  assert.equal((await fetch(`${first.origin}/api/products`)).status, 200)
})

test('of two concurrent first starts one succeeds, the other fails', async (t) => {
  const dataDirectory = await freshDirectory(t)
  const shops = [launch({ DATA_DIR: dataDirectory }), launch({ DATA_DIR: dataDirectory })]
  for (const shop of shops) later(t, () => end(shop))

  const outcomes = await Promise.all(
    shops.map((shop) =>
      shop.opened.then(
        () => 'open',
        () => 'refused',
      ),
    ),
  )

  assert.deepEqual(outcomes.sort(), ['open', 'refused'])
})

test('after a kill -9 of the server alone, the next start stops the orphaned database and continues', async (t) => {
  const first = await startShop(t)
  const database = await databasePid(first)
  first.process.kill('SIGKILL')
  await once(first.process, 'exit')
  assert.equal(isAlive(database), true)

  const second = await startShop(t, { dataDirectory: first.dataDirectory })

  assert.equal(isAlive(database), false)
  assert.equal((await fetch(`${second.origin}/api/products`)).status, 200)
})

test('after a kill -9 of everything, stale lock files do not prevent a start', async (t) => {
  const first = await startShop(t)
  await killEverything(first)

  const second = await startShop(t, { dataDirectory: first.dataDirectory })

  assert.equal((await fetch(`${second.origin}/api/products`)).status, 200)
})

test('a lock file with the process id of another program does not prevent a start', async (t) => {
  const first = await startShop(t)
  const lockFile = path.join(await homeOf(first.dataDirectory), 'cluster/postmaster.pid')
  const lock = await readFile(lockFile, 'utf8')
  await killEverything(first)
  await writeFile(lockFile, lock.replace(/^\d+/, String(process.pid)))

  const second = await startShop(t, { dataDirectory: first.dataDirectory })

  assert.equal((await fetch(`${second.origin}/api/products`)).status, 200)
})

test('a database left incomplete by a killed start is created again', async (t) => {
  const dataDirectory = await freshDirectory(t)
  await mkdir(path.join(dataDirectory, 'postgresql/cluster-unfinished-99999999/base'), { recursive: true })

  const shop = await startShop(t, { dataDirectory })

  assert.equal((await fetch(`${shop.origin}/api/products`)).status, 200)
})

test('a data directory that only root can enter names the location of its database', {
  skip: process.getuid?.() !== 0,
}, async (t) => {
  const closed = await freshDirectory(t)
  await chmod(closed, 0o700)
  const dataDirectory = path.join(closed, 'var')

  const shop = await startShop(t, { dataDirectory })
  const home = await homeOf(dataDirectory)
  later(t, () => rm(home, { recursive: true, force: true }))

  assert.ok(home.startsWith('/var/lib/hirfa/'))
  assert.match(shop.output(), /The database is in \/var\/lib\/hirfa\//)
  shop.process.kill('SIGTERM')
  await once(shop.process, 'exit')
  const again = await startShop(t, { dataDirectory })
  assert.equal((await fetch(`${again.origin}/api/products`)).status, 200)
})

test('started as root, the shop and its PostgreSQL run as another account, and pictures are opened by a third', {
  skip: process.getuid?.() !== 0,
}, async (t) => {
  const dataDirectory = await freshDirectory(t)
  await mkdir(path.join(dataDirectory, 'pictures'))
  await writeFile(path.join(dataDirectory, 'pictures/made-by-root.webp'), 'x')
  // As earlier versions left it.
  const { uid, gid } = postgresAccount() ?? { uid: 0, gid: 0 }
  await mkdir(path.join(dataDirectory, 'postgresql'))
  await writeFile(path.join(dataDirectory, 'postgresql/postgresql.log'), 'by root')
  await chown(path.join(dataDirectory, 'postgresql'), uid, gid)
  await symlink('/etc/hostname', path.join(dataDirectory, 'pictures/link.webp'))

  const shop = await startShop(t, { dataDirectory })

  const server = await accountOf(shop.process.pid)
  assert.notEqual(server.uid, 0)
  assert.deepEqual(server, { ...(await accountOf(await databasePid(shop))), groups: [] })
  const [host = 0] = await childrenNamed(shop.process.pid, 'picture-host')
  const pictures = await accountOf(host)
  assert.ok(![0, server.uid].includes(pictures.uid))
  assert.notEqual(await readlink(`/proc/${host}/ns/net`), await readlink(`/proc/${process.pid}/ns/net`))
  assert.equal((await stat(path.join(dataDirectory, 'secret.key'))).uid, server.uid)
  assert.equal((await stat(path.join(dataDirectory, 'pictures/made-by-root.webp'))).uid, server.uid)
  assert.equal((await stat('/etc/hostname')).uid, 0)
  // It stops its own database, and the host ends with it.
  shop.process.kill('SIGTERM')
  assert.deepEqual(await once(shop.process, 'exit'), [0, null])
  while (isAlive(host)) await pause(20)
  const again = await startShop(t, { dataDirectory })
  assert.equal((await fetch(`${again.origin}/api/products`)).status, 200)
})

test('a crashed database is restarted, and the shop continues', async (t) => {
  const shop = await startShop(t)
  const database = await databasePid(shop)

  process.kill(database, 'SIGKILL')

  while (isAlive(database)) await pause(20)
  while ((await fetch(`${shop.origin}/api/products`)).status !== 200) await pause(100)
  assert.match(shop.output(), /The database has ended; starting it again/)
  shop.process.kill('SIGTERM')
  assert.deepEqual(await once(shop.process, 'exit'), [0, null])
})

test('a port in use is reported in one line, and the database is stopped', async (t) => {
  const first = await startShop(t)
  const second = launch({ DATA_DIR: await freshDirectory(t), PORT: new URL(first.origin).port })

  const [code] = await once(second.process, 'exit')

  assert.equal(code, 1)
  assert.match(second.output(), /Port \d+ is taken by another program/)
})

test('a second signal ends the shop at once, and its database with it', async (t) => {
  const shop = await startShop(t)
  const database = await databasePid(shop)

  shop.process.kill('SIGTERM')
  await pause(500)
  shop.process.kill('SIGTERM')

  assert.deepEqual(await once(shop.process, 'exit'), [1, null])
  assert.match(shop.output(), /Ended without stopping: a second signal\n$/)
  while (isAlive(database)) await pause(20)
})

test('a shop that stops says first that it is not ready', async (t) => {
  const shop = await startShop(t)
  assert.equal((await fetch(`${shop.origin}/health/ready`)).status, 200)

  shop.process.kill('SIGTERM')
  while (!shop.output().includes('Stopping')) await pause(5)

  const response = await fetch(`${shop.origin}/health/ready`)
  assert.deepEqual([response.status, response.headers.get('Connection')], [503, 'close'])
  assert.deepEqual(await once(shop.process, 'exit'), [0, null])
})

test('a start without its database waits, logs that once, and opens when the database is there', async (t) => {
  const { proxy, settings } = await externalDatabase(t)
  await proxy.refuse()
  const port = await freePort()
  const shop = launch({ ...settings, DATA_DIR: await freshDirectory(t), PORT: String(port) })
  later(t, () => end(shop))
  while (!shop.output().includes('Waiting')) await pause(20)
  await pause(2500)

  assert.match(shop.output(), /^Waiting for the database: connect ECONNREFUSED .*\n$/)
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
  const statuses = ['/health/live', '/health/ready', '/api/products', '/'].map(async (path) => (await get(path)).status)
  assert.deepEqual(await Promise.all(statuses), [200, 503, 503, 503])
  const { headers } = await get('/api/products')
  assert.deepEqual([headers.get('Content-Type'), headers.get('Retry-After')], ['application/problem+json', '5'])

  await proxy.heal()
  await shop.opened
  for (const path of ['/health/ready', '/api/products']) assert.equal((await get(path)).status, 200, path)
})

test('a start whose database accepts connections and never responds hears a signal, and logs one line', async (t) => {
  const { proxy, settings } = await externalDatabase(t)
  proxy.stall()
  const shop = launch({ ...settings, DATA_DIR: await freshDirectory(t) })
  later(t, () => end(shop))
  while (!shop.output().includes('Waiting')) await pause(20)
  await pause(2000)

  shop.process.kill('SIGTERM')

  assert.deepEqual(await once(shop.process, 'exit'), [0, null])
  assert.match(shop.output(), /^Waiting for the database: .*\nStopping\nStopped\n$/)
})

test('settings that cannot be used are reported in one line that names them', async (t) => {
  const directory = await freshDirectory(t)
  const file = path.join(directory, 'file')
  await writeFile(file, '')
  const taken = net.createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  later(t, async () => taken.close())
  const { port } = taken.address() as net.AddressInfo
  const { settings } = await externalDatabase(t)
  const missing = new URL(settings.DATABASE_URL)
  missing.pathname = '/hirfa_no_such_database'
  const wrong = [
    [{ HOST: '192.0.2.1' }, /^Setting HOST is wrong: .*192\.0\.2\.1/],
    [{ METRICS_HOST: '192.0.2.1', METRICS_PORT: '0' }, /^Setting METRICS_HOST is wrong: .*192\.0\.2\.1/],
    [{ METRICS_PORT: String(port) }, /^Port \d+ is taken by another program; set METRICS_PORT/],
    [{ PORT: String(port) }, /^Port \d+ is taken by another program; set PORT/],
    [{ DATA_DIR: file }, /^Setting DATA_DIR names .*file, which cannot be used: it is not a folder/],
    [{ DATA_DIR: path.join(file, 'var') }, /^Setting DATA_DIR names .*: it is not in a folder/],
    [{ LEAST_FREE_MB: ' ' }, /^Setting LEAST_FREE_MB is wrong: must be a number of megabytes/],
    [{ DATABASE_URL: missing.href }, /^Setting DATABASE_URL names a server that cannot be used: .*does not exist/],
  ] as const
  for (const [setting, message] of wrong) {
    const shop = launch({ ...settings, DATA_DIR: directory, ...setting })
    const [code] = await once(shop.process, 'close')
    assert.equal(code, 1)
    assert.match(shop.output(), message)
    assert.equal(shop.output().trim().split('\n').length, 1, shop.output())
  }
})

test('a full disk is reported in one line', async () => {
  const error = await writeFile('/dev/full', 'x').catch((error) => error)
  assert.equal(explainStartFailure(error), 'The disk is full: ENOSPC: no space left on device, write')
})

interface Shop {
  readonly process: ChildProcess
  readonly opened: Promise<string>
  readonly dataDirectory: string
  output(): string
}

async function startShop(
  t: TestContext,
  options: { dataDirectory?: string; detached?: boolean } = {},
): Promise<Shop & { origin: string }> {
  const dataDirectory = options.dataDirectory ?? (await freshDirectory(t))
  const shop = launch({ DATA_DIR: dataDirectory }, options)
  later(t, () => end(shop))
  return { ...shop, origin: await shop.opened }
}

/** Starts the server, by default as `npm start` does. `opened` resolves to its origin, or rejects with its output. */
function launch(
  settings: { DATA_DIR: string } & Record<string, string>,
  { detached = false, command = [process.execPath, mainFile] } = {},
): Shop {
  const environment = { ...process.env, PORT: '0', SAMPLES: 'off', DATABASE_URL: '', ...settings }
  const [program = '', ...args] = command
  const child = spawn(program, args, {
    ...{ env: environment, detached, cwd: path.dirname(path.dirname(path.dirname(mainFile))) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const opened = new Promise<string>((resolve, reject) => {
    const onWords = (words: string) => {
      text += words
      const origin = /open at (\S+)/.exec(text)?.[1]
      if (origin) resolve(origin)
    }
    child.stdout.setEncoding('utf8').on('data', onWords)
    child.stderr.setEncoding('utf8').on('data', onWords)
    child.on('close', () => reject(new Error(text)))
  })
  opened.catch(() => {})
  return { process: child, opened, dataDirectory: settings.DATA_DIR, output: () => text }
}

/** A migrated database behind a proxy, and the settings of a shop on it. */
async function externalDatabase(t: TestContext) {
  const copy = await openDatabaseCopy()
  later(t, copy.close)
  const { proxy, address } = await openProxiedDatabase(superuserAddress(await databaseName(copy)))
  later(t, proxy.close)
  assert.ok('host' in address)
  const { host, port, user, database } = address
  const DATABASE_URL = `postgres://${user}@${host}:${port}/${database}`
  return { proxy, settings: { DATABASE_URL, SECRET_KEY: Buffer.alloc(32, 'start').toString('base64') } }
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as net.AddressInfo
  server.close()
  return port
}

async function end(shop: Shop): Promise<void> {
  if (shop.process.exitCode !== null || shop.process.signalCode !== null) return
  shop.process.kill('SIGTERM')
  await once(shop.process, 'exit')
}

async function killEverything(shop: Shop): Promise<void> {
  const database = await databasePid(shop)
  shop.process.kill('SIGKILL')
  process.kill(database, 'SIGKILL')
  await once(shop.process, 'exit')
  while (isAlive(database)) await pause(20)
}

async function databasePid(shop: Shop): Promise<number> {
  return Number.parseInt(
    await readFile(path.join(await homeOf(shop.dataDirectory), 'cluster/postmaster.pid'), 'utf8'),
    10,
  )
}

/** The account of a process with all its ids: real, effective, saved and of the file system. */
async function accountOf(pid = 0): Promise<{ uid: number; gid: number; groups: number[] }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const idsOf = (name: string) =>
    (new RegExp(`^${name}:(.*)$`, 'm').exec(status)?.[1] ?? '').trim().split(/\s+/).filter(Boolean).map(Number)
  const only = (name: string) => {
    const ids = new Set(idsOf(name))
    assert.equal(ids.size, 1, name)
    return [...ids][0] ?? 0
  }
  return { uid: only('Uid'), gid: only('Gid'), groups: idsOf('Groups') }
}

async function childrenNamed(pid: number | undefined, name: string): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  const named = children
    .trim()
    .split(' ')
    .map(async (child) => ((await readFile(`/proc/${child}/cmdline`, 'utf8')).includes(name) ? [Number(child)] : []))
  return (await Promise.all(named)).flat()
}

async function homeOf(dataDirectory: string): Promise<string> {
  const noted = await readFile(path.join(dataDirectory, 'postgresql-is-in'), 'utf8').catch(() => undefined)
  return noted?.trim() ?? path.join(dataDirectory, 'postgresql')
}

/** A temporary directory that every account may enter. */
async function freshDirectory(t: TestContext): Promise<string> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'hirfa-start-'))
  await chmod(directory, 0o755)
  later(t, () => rm(directory, { recursive: true, force: true }))
  return directory
}

const cleanUps = new WeakMap<TestContext, AsyncDisposableStack>()

/** Cleanup after the test in reverse order, so that processes end before their directories are removed. */
function later(t: TestContext, cleanUp: () => Promise<unknown>): void {
  const stack = cleanUps.get(t) ?? new AsyncDisposableStack()
  if (!cleanUps.has(t)) t.after(() => stack.disposeAsync())
  cleanUps.set(t, stack)
  stack.defer(async () => void (await cleanUp()))
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
