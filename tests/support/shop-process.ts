import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { TestContext } from 'node:test'
import { fileURLToPath } from 'node:url'
import { openProxiedDatabase } from '../ledger/proxied-database.ts'
import { endProcess } from './end-process.ts'
import { layOutNewDatabase } from './prepared-cluster.ts'
import { makeDataDirectory } from './temporary-directory.ts'
import { databaseName, openDatabaseCopy } from './test-database.ts'
import { superuserAddress } from './test-database-address.ts'
import { until } from './until.ts'

const projectDirectory = fileURLToPath(new URL('../..', import.meta.url))

/** A shop in a process of its own, as `npm start` runs it. */
export interface ShopProcess {
  readonly process: ChildProcess
  /** Resolves to its origin, or rejects with its output. */
  readonly opened: Promise<string>
  readonly dataDirectory: string
  output(): string
}

/** Starts a shop on its embedded database, by default that of a new shop, and waits until it is open. */
export async function startShop(
  t: TestContext,
  options: { dataDirectory?: string; detached?: boolean } = {},
): Promise<ShopProcess & { origin: string }> {
  const dataDirectory = options.dataDirectory ?? (await newShopDirectory(t))
  const shop = launchShop(t, { DATA_DIR: dataDirectory }, options)
  return { ...shop, origin: await shop.opened }
}

/** Starts a shop, which ends with the test, without waiting until it is open. */
export function launchShop(
  t: TestContext,
  settings: { DATA_DIR: string } & Record<string, string>,
  { detached = false, command = [process.execPath, 'src/server/main.ts'] } = {},
): ShopProcess {
  const env = { ...process.env, PORT: '0', SAMPLES: 'off', DATABASE_URL: '', ...settings }
  const [program = '', ...args] = command
  const child = spawn(program, args, { env, detached, cwd: projectDirectory, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  const opened = new Promise<string>((resolve, reject) => {
    const onOutput = (output: string) => {
      text += output
      const origin = /open at (\S+)/.exec(text)?.[1]
      if (origin) resolve(origin)
    }
    child.stdout.setEncoding('utf8').on('data', onOutput)
    child.stderr.setEncoding('utf8').on('data', onOutput)
    child.on('close', () => reject(new Error(text)))
  })
  opened.catch(() => {})
  cleanUpAfter(t, () => endProcess(child))
  return { process: child, opened, dataDirectory: settings.DATA_DIR, output: () => text }
}

/** A migrated database behind a proxy, and the settings of a shop on it. */
export async function externalDatabase(t: TestContext) {
  const copy = await openDatabaseCopy()
  cleanUpAfter(t, copy.close)
  const { proxy, address } = await openProxiedDatabase(superuserAddress(await databaseName(copy)))
  cleanUpAfter(t, proxy.close)
  assert.ok('host' in address)
  const { host, port, user, database } = address
  const DATABASE_URL = `postgres://${user}@${host}:${port}/${database}`
  return { copy, proxy, settings: { DATABASE_URL, SECRET_KEY: Buffer.alloc(32, 'start').toString('base64') } }
}

/** Kills a shop and its embedded database, as a power failure would. */
export async function killEverything(shop: ShopProcess): Promise<void> {
  const database = await databasePid(shop)
  shop.process.kill('SIGKILL')
  process.kill(database, 'SIGKILL')
  await once(shop.process, 'exit')
  await until(() => !isAlive(database))
}

/** The process id of a shop's embedded database. */
export async function databasePid({ dataDirectory }: Pick<ShopProcess, 'dataDirectory'>): Promise<number> {
  const lockFile = path.join(await databaseHome(dataDirectory), 'cluster/postmaster.pid')
  return Number.parseInt(await readFile(lockFile, 'utf8'), 10)
}

/** The directory of the embedded database, which is elsewhere if its account cannot enter the data directory. */
export async function databaseHome(dataDirectory: string): Promise<string> {
  const noted = await readFile(path.join(dataDirectory, 'postgresql-is-in'), 'utf8').catch(() => undefined)
  return noted?.trim() ?? path.join(dataDirectory, 'postgresql')
}

/** A temporary directory that every account may enter. */
export async function freshDirectory(t: TestContext): Promise<string> {
  const directory = await makeDataDirectory('hirfa-start-')
  cleanUpAfter(t, () => rm(directory, { recursive: true, force: true }))
  return directory
}

/** A data directory with the database of a new shop. */
export async function newShopDirectory(t: TestContext): Promise<string> {
  const directory = await freshDirectory(t)
  await layOutNewDatabase(directory)
  return directory
}

const cleanUps = new WeakMap<TestContext, AsyncDisposableStack>()

/** Cleans up after the test in reverse order, so that processes end before their directories are removed. */
export function cleanUpAfter(t: TestContext, cleanUp: () => Promise<unknown>): void {
  const stack = cleanUps.get(t) ?? new AsyncDisposableStack()
  if (!cleanUps.has(t)) t.after(() => stack.disposeAsync())
  cleanUps.set(t, stack)
  stack.defer(async () => void (await cleanUp()))
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
