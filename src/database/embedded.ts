import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { DatabaseAddress } from './connect.ts'
import { type Account, postgresAccount } from './embedded-account.ts'
import { type Home, prepareHome } from './embedded-home.ts'

export interface EmbeddedDatabase {
  readonly address: DatabaseAddress
  /** Ends PostgreSQL after its connections have been closed by force. Takes a second or two. */
  stop(): Promise<void>
}

/** The data folder belongs to another running instance. */
export class AlreadyRunning extends Error {
  override readonly name = 'AlreadyRunning'
}

/** Held by the instance that uses the cluster, as long as it lives: the server lets go of it when the instance dies. */
const instanceLock = 7_431_202

const superuser = 'hirfa'
const startMilliseconds = 30_000
const stopMilliseconds = 6_000
const revivalMilliseconds = 1_000

/**
 * Starts a PostgreSQL of our own on the data folder, made if there is none. A server left behind by an instance that
 * was killed is ended first. Throws AlreadyRunning when an instance that lives has it.
 */
export async function startEmbeddedDatabase(
  dataDirectory: string,
  tell: (line: string) => void = () => {},
): Promise<EmbeddedDatabase> {
  const account = postgresAccount()
  const home = await prepareHome(dataDirectory, account, tell)

  await endOrphan(home)
  await makeCluster(home, account, tell)
  return keepRunning(home, account, tell)
}

/** Runs the server, again whenever it ends without having been asked to. */
async function keepRunning(
  home: Home,
  account: Account | undefined,
  tell: (line: string) => void,
): Promise<EmbeddedDatabase> {
  const stopping = new AbortController()
  let server = await startServer(home, account)
  let owner = await becomeOwner(home)
  let revival = Promise.resolve()

  const revive = async () => {
    await owner.end().catch(() => {})
    while (!stopping.signal.aborted) {
      try {
        server = await startServer(home, account)
        owner = await becomeOwner(home)
        server.once('exit', onExit)
        return tell('The database is back')
      } catch (error) {
        tell(`The database does not start: ${(error as Error).message}`)
        await pause(revivalMilliseconds, undefined, { signal: stopping.signal }).catch(() => {})
      }
    }
  }
  const onExit = () => {
    if (stopping.signal.aborted) return
    tell('The database has ended; starting it again')
    revival = revive()
  }
  server.once('exit', onExit)

  return {
    address: addressOf(home),
    async stop() {
      stopping.abort()
      await revival
      await owner.end().catch(() => {})
      await stopServer(server)
    },
  }
}

function addressOf(home: Home) {
  return { host: home.socketDirectory, port: 5432, user: superuser, database: 'postgres' }
}

/** A cluster is made aside and moved into place when complete: there is never half of one, nor one made by two at once. */
async function makeCluster(home: Home, account: Account | undefined, tell: (line: string) => void): Promise<void> {
  await removeUnfinished(home)
  if (await isReadable(path.join(home.cluster, 'PG_VERSION'))) return
  tell('Making a database')
  const unfinished = `${home.cluster}${unfinishedMark}${process.pid}`
  const initdb = spawn(
    path.join(home.programs, 'initdb'),
    ['--pgdata', unfinished, '--username', superuser, '--auth', 'trust', '--encoding', 'UTF8', '--locale', 'C'],
    { ...account, cwd: path.dirname(home.cluster), stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const complaint = readAll(initdb)
  const [code] = await once(initdb, 'close')
  if (code !== 0) throw new Error(`PostgreSQL could not make a database: ${(await complaint).trim()}`)
  await rename(unfinished, home.cluster).catch(async (error) => {
    await rm(unfinished, { recursive: true })
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
  })
}

const unfinishedMark = '-unfinished-'

/** What starts that were killed left half made. Each carries the number of its process. */
async function removeUnfinished(home: Home): Promise<void> {
  const directory = path.dirname(home.cluster)
  for (const name of await readdir(directory)) {
    const [, pid] = name.split(unfinishedMark)
    if (pid !== undefined && !isAlive(Number(pid))) await rm(path.join(directory, name), { recursive: true })
  }
}

/** Starts the server, again where the last connections of one that was killed still hold its memory. */
async function startServer(home: Home, account: Account | undefined): Promise<ChildProcess> {
  const deadline = Date.now() + startMilliseconds
  while (Date.now() < deadline) {
    const server = await launchServer(home, account)
    while (!hasEnded(server) && Date.now() < deadline) {
      if ((await tryConnection(home)) === 'open') return server
      await pause(50)
    }
    await stopServer(server)
    const words = await lastWords(home.log)
    if (words.includes('lock file')) throw alreadyRunning(home)
    if (!words.includes('shared memory')) throw new Error(`PostgreSQL did not start: ${words}`)
    await pause(200)
  }
  throw new Error(`PostgreSQL did not get ready in time; its log is ${home.log}`)
}

/**
 * Runs in a session of its own: Ctrl-C reaches every process of the terminal at once, and the database must outlive
 * the others.
 */
async function launchServer(home: Home, account: Account | undefined): Promise<ChildProcess> {
  const log = await open(home.log, 'w')
  const server = spawn(
    path.join(home.programs, 'postgres'),
    ['-D', home.cluster, '-k', home.socketDirectory, '-c', 'listen_addresses=', '-c', 'unix_socket_permissions=0700'],
    { ...account, cwd: path.dirname(home.cluster), detached: true, stdio: ['ignore', log.fd, log.fd] },
  )
  await log.close()
  return server
}

async function becomeOwner(home: Home): Promise<pg.Client> {
  const client = new pg.Client(addressOf(home))
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query('select pg_try_advisory_lock($1) as locked', [instanceLock])
  if (rows[0].locked) return client
  await client.end()
  throw alreadyRunning(home)
}

function alreadyRunning(home: Home): AlreadyRunning {
  return new AlreadyRunning(
    `Hirfa already runs on ${home.dataDirectory}; stop it first, or set DATA_DIR to another folder`,
  )
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (hasEnded(server)) return
  const closed = once(server, 'exit')
  server.kill('SIGINT')
  const isClosed = await Promise.race([closed.then(() => true), pause(stopMilliseconds, false, { ref: false })])
  if (!isClosed) {
    server.kill('SIGQUIT')
    await closed
  }
}

function hasEnded(server: ChildProcess): boolean {
  return server.exitCode !== null || server.signalCode !== null
}

/**
 * Ends the server of an instance that was killed. The lock file of one that died too is left to PostgreSQL, which
 * checks it better than we could, unless its number now belongs to some other program.
 */
async function endOrphan(home: Home): Promise<void> {
  const lockFile = path.join(home.cluster, 'postmaster.pid')
  const pid = await readFile(lockFile, 'utf8').then(
    (text) => Number(text.split('\n', 1)[0]),
    () => undefined,
  )
  if (!pid || !isAlive(pid)) return

  if (await isServerOf(home, pid)) {
    const owner = await waitForOwner(home)
    await owner.end()
    process.kill(pid, 'SIGINT')
    await waitForEnd(pid)
  } else {
    await rm(lockFile, { force: true })
    await rm(path.join(home.socketDirectory, '.s.PGSQL.5432.lock'), { force: true })
  }
}

async function isServerOf(home: Home, pid: number): Promise<boolean> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined)
  return command === undefined || command.includes(home.cluster)
}

/** A server just killed or just started may take a moment to answer. */
async function waitForOwner(home: Home): Promise<pg.Client> {
  const deadline = Date.now() + startMilliseconds
  while ((await tryConnection(home)) === 'closed' && Date.now() < deadline) await pause(100)
  return becomeOwner(home)
}

async function waitForEnd(pid: number): Promise<void> {
  const deadline = Date.now() + startMilliseconds
  while (isAlive(pid) && Date.now() < deadline) await pause(50)
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function tryConnection(home: Home): Promise<'open' | 'closed'> {
  const client = new pg.Client(addressOf(home))
  client.on('error', () => {})
  try {
    await client.connect()
    await client.end()
    return 'open'
  } catch {
    return 'closed'
  }
}

async function isReadable(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}

async function readAll(child: ChildProcess): Promise<string> {
  let text = ''
  for await (const chunk of child.stderr ?? []) text += chunk
  return text
}

async function lastWords(log: string): Promise<string> {
  const lines = (await readFile(log, 'utf8')).trim().split('\n')
  return lines.slice(-3).join(' ')
}
