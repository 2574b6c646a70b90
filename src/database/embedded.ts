import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { EmbeddedAddress } from './connect.ts'
import { type Account, postgresAccount } from './embedded-account.ts'
import { type EmbeddedDirectories, prepareEmbeddedDirectories } from './embedded-directories.ts'
import { embeddedRoles, prepareRoles } from './embedded-roles.ts'
import type { DatabaseAddresses } from './prepare-database.ts'

export interface EmbeddedDatabase extends DatabaseAddresses {
  /** May do everything on the server; the shop works without it. */
  readonly superuserAddress: EmbeddedAddress
  /** The directory of its data. */
  readonly directory: string
  /** Where finished WAL segments wait; empty unless the server was started with `archivesWal`. */
  readonly finishedWal: string
  /** Closes all connections and stops PostgreSQL. Takes a second or two. */
  stop(): Promise<void>
}

/** Another running instance uses the data directory. */
export class AlreadyRunning extends Error {
  override readonly name = 'AlreadyRunning'
}

/** PostgreSQL could not be started. The message is one line with PostgreSQL's own reason. */
export class DatabaseNotStarted extends Error {
  override readonly name = 'DatabaseNotStarted'
}

/**
 * The key of an advisory lock that the instance using the cluster holds; the server releases it when the instance dies.
 */
const instanceLock = 7_431_202

const defaultStartTimeoutMilliseconds = 30_000
const stopTimeoutMilliseconds = 6_000
const restartDelayMilliseconds = 1_000
/** How long the lock of an instance that was killed may be held on a busy machine. */
const lockReleaseMilliseconds = 2_000

interface EmbeddedOptions {
  /** Whether finished WAL segments are copied aside. */
  readonly archivesWal?: boolean
  /** Further settings of PostgreSQL. */
  readonly settings?: Readonly<Record<string, string>>
  /** Longer for a server that replays much WAL. */
  readonly startTimeoutMilliseconds?: number
}

/**
 * Seconds after which a WAL segment is finished even if it is not full, so that no more than this is lost with the
 * disk.
 */
const archiveTimeout = 240

/**
 * Starts PostgreSQL on the data directory and creates its cluster if there is none. A server left behind by an instance
 * that was killed is stopped first. Throws AlreadyRunning when a running instance uses the data directory.
 */
export async function startEmbeddedDatabase(
  dataDirectory: string,
  report: (line: string) => void = () => {},
  options: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  const account = postgresAccount()
  const directories = await prepareEmbeddedDirectories(dataDirectory, account, report)

  await stopOrphan(directories)
  await createCluster(directories, account, report)
  return keepRunning(directories, account, report, options)
}

/** Returns the running server of the data directory, which its instance goes on to own, or starts it. */
export async function findOrStartEmbeddedDatabase(
  dataDirectory: string,
  report: (line: string) => void,
  options: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  const directories = await prepareEmbeddedDirectories(dataDirectory, postgresAccount(), report)
  if ((await tryConnection(directories)) === 'closed') return startEmbeddedDatabase(dataDirectory, report, options)
  return { ...placesOf(directories), stop: async () => {} }
}

/** Runs the server and restarts it whenever it exits unexpectedly. */
async function keepRunning(
  directories: EmbeddedDirectories,
  account: Account | undefined,
  report: (line: string) => void,
  options: EmbeddedOptions,
): Promise<EmbeddedDatabase> {
  const stopping = new AbortController()
  let server = await startServer(directories, account, options)
  let lockHolder = await acquireInstanceLock(directories)
  await prepareRoles(lockHolder)
  let restarting = Promise.resolve()

  const restart = async () => {
    await lockHolder.end().catch(() => {})
    while (!stopping.signal.aborted) {
      try {
        server = await startServer(directories, account, options)
        lockHolder = await acquireInstanceLock(directories)
        server.once('exit', onExit)
        return report('The database is back')
      } catch (error) {
        report(`The database does not start: ${(error as Error).message}`)
        await pause(restartDelayMilliseconds, undefined, { signal: stopping.signal }).catch(() => {})
      }
    }
  }
  const onExit = () => {
    if (stopping.signal.aborted) return
    report('The database has ended; starting it again')
    restarting = restart()
  }
  server.once('exit', onExit)
  // An exit without a stop must not leave the server behind; it recovers from this signal at its next start.
  const endServer = () => server.kill('SIGQUIT')
  process.once('exit', endServer)

  return {
    ...placesOf(directories),
    async stop() {
      stopping.abort()
      await restarting
      await lockHolder.end().catch(() => {})
      await stopServer(server)
      process.off('exit', endServer)
    },
  }
}

function placesOf(directories: EmbeddedDirectories): Omit<EmbeddedDatabase, 'stop'> {
  return {
    address: addressOf(directories, embeddedRoles.app),
    migrationAddress: addressOf(directories, embeddedRoles.migrations),
    superuserAddress: addressOf(directories, embeddedRoles.superuser),
    directory: directories.cluster,
    finishedWal: directories.finishedWal,
  }
}

function addressOf({ socketDirectory }: EmbeddedDirectories, user: string): EmbeddedAddress {
  return { host: socketDirectory, port: 5432, user, database: 'postgres' }
}

/**
 * Creates a cluster in a temporary directory and renames it, so that it is complete and created by one process only.
 */
async function createCluster(
  directories: EmbeddedDirectories,
  account: Account | undefined,
  report: (line: string) => void,
): Promise<void> {
  await removeUnfinished(directories)
  if (await isReadable(path.join(directories.cluster, 'PG_VERSION'))) return
  report('Creating a database')
  const unfinished = `${directories.cluster}${unfinishedSuffix}${process.pid}`
  const initdb = spawn(
    path.join(directories.programs, 'initdb'),
    [
      '--pgdata',
      unfinished,
      '--username',
      embeddedRoles.superuser,
      '--auth',
      'trust',
      '--encoding',
      'UTF8',
      '--locale',
      'C',
    ],
    { ...account, cwd: path.dirname(directories.cluster), stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const errorOutput = readAll(initdb)
  const [code] = await once(initdb, 'close')
  if (code !== 0) {
    await rm(unfinished, { recursive: true, force: true })
    throw new DatabaseNotStarted(`PostgreSQL could not create a database: ${reasonIn(await errorOutput)}`)
  }
  await rename(unfinished, directories.cluster).catch(async (error) => {
    await rm(unfinished, { recursive: true })
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
  })
}

const unfinishedSuffix = '-unfinished-'

/** Removes clusters whose creation was interrupted. The name of each contains the id of its process. */
async function removeUnfinished(directories: EmbeddedDirectories): Promise<void> {
  const directory = path.dirname(directories.cluster)
  for (const name of await readdir(directory)) {
    const [, pid] = name.split(unfinishedSuffix)
    if (pid !== undefined && !isAlive(Number(pid))) await rm(path.join(directory, name), { recursive: true })
  }
}

/** Starts the server; retries while connections of a killed one still hold its shared memory. */
async function startServer(
  directories: EmbeddedDirectories,
  account: Account | undefined,
  options: EmbeddedOptions,
): Promise<ChildProcess> {
  const deadline = Date.now() + (options.startTimeoutMilliseconds ?? defaultStartTimeoutMilliseconds)
  while (Date.now() < deadline) {
    const server = await launchServer(directories, account, options)
    while (!hasEnded(server) && Date.now() < deadline) {
      if ((await tryConnection(directories)) === 'open') return server
      await pause(50)
    }
    await stopServer(server)
    const lastLines = await lastLogLines(directories.log)
    if (lastLines.includes('lock file')) throw alreadyRunning(directories)
    if (!lastLines.includes('shared memory'))
      throw new DatabaseNotStarted(`PostgreSQL did not start: ${reasonIn(lastLines)}`)
    await pause(200)
  }
  throw new DatabaseNotStarted(`PostgreSQL did not get ready in time; its log is ${directories.log}`)
}

/**
 * Runs in a session of its own: Ctrl-C signals every process of the terminal at once, and the database must stop last.
 */
async function launchServer(
  directories: EmbeddedDirectories,
  account: Account | undefined,
  { archivesWal = false, settings = {} }: EmbeddedOptions,
): Promise<ChildProcess> {
  const given = {
    listen_addresses: '',
    unix_socket_permissions: '0700',
    ...(archivesWal && walArchiveSettings(directories)),
    ...settings,
  }
  // One that an earlier version wrote as root could not be opened.
  await rm(directories.log, { force: true })
  const log = await open(directories.log, 'w')
  const server = spawn(
    path.join(directories.programs, 'postgres'),
    [
      ...['-D', directories.cluster, '-k', directories.socketDirectory],
      ...Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...account, cwd: path.dirname(directories.cluster), detached: true, stdio: ['ignore', log.fd, log.fd] },
  )
  await log.close()
  return server
}

/** PostgreSQL's own module writes each segment aside, syncs and renames it. */
function walArchiveSettings({ finishedWal }: EmbeddedDirectories): Readonly<Record<string, string>> {
  return {
    archive_mode: 'on',
    archive_library: 'basic_archive',
    'basic_archive.archive_directory': finishedWal,
    archive_timeout: String(archiveTimeout),
  }
}

async function acquireInstanceLock(directories: EmbeddedDirectories): Promise<pg.Client> {
  const client = new pg.Client(addressOf(directories, embeddedRoles.superuser))
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query('select pg_try_advisory_lock($1) as locked', [instanceLock])
  if (rows[0].locked) return client
  await client.end()
  throw alreadyRunning(directories)
}

function alreadyRunning(directories: EmbeddedDirectories): AlreadyRunning {
  return new AlreadyRunning(
    `Hirfa already runs on ${directories.dataDirectory}; stop it first, or set DATA_DIR to another folder`,
  )
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (hasEnded(server)) return
  const closed = once(server, 'exit')
  server.kill('SIGINT')
  const isClosed = await Promise.race([closed.then(() => true), pause(stopTimeoutMilliseconds, false, { ref: false })])
  if (!isClosed) {
    server.kill('SIGQUIT')
    await closed
  }
}

function hasEnded(server: ChildProcess): boolean {
  return server.exitCode !== null || server.signalCode !== null
}

/**
 * Stops the server of an instance that was killed. The lock file of a server that is gone is left to PostgreSQL, which
 * checks it thoroughly, unless another program has its process id by now.
 */
async function stopOrphan(directories: EmbeddedDirectories): Promise<void> {
  const lockFile = path.join(directories.cluster, 'postmaster.pid')
  const pid = await readFile(lockFile, 'utf8').then(
    (text) => Number(text.split('\n', 1)[0]),
    () => undefined,
  )
  if (!pid || !isAlive(pid)) return

  if (await isServerOf(directories, pid)) {
    const lockHolder = await waitForInstanceLock(directories)
    await lockHolder.end()
    process.kill(pid, 'SIGINT')
    await waitForEnd(pid)
  } else {
    await rm(lockFile, { force: true })
    await rm(path.join(directories.socketDirectory, '.s.PGSQL.5432.lock'), { force: true })
  }
}

async function isServerOf(directories: EmbeddedDirectories, pid: number): Promise<boolean> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined)
  return command === undefined || command.includes(directories.cluster)
}

/**
 * A server that was just killed or started may not accept connections for a moment, and one whose instance was killed
 * notices a moment later that its lock is free.
 */
async function waitForInstanceLock(directories: EmbeddedDirectories): Promise<pg.Client> {
  const deadline = Date.now() + defaultStartTimeoutMilliseconds
  while ((await tryConnection(directories)) === 'closed' && Date.now() < deadline) await pause(100)
  const lastTryAt = Date.now() + lockReleaseMilliseconds
  for (;;) {
    try {
      return await acquireInstanceLock(directories)
    } catch (error) {
      if (!(error instanceof AlreadyRunning) || Date.now() > lastTryAt) throw error
      await pause(50)
    }
  }
}

async function waitForEnd(pid: number): Promise<void> {
  const deadline = Date.now() + defaultStartTimeoutMilliseconds
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

async function tryConnection(directories: EmbeddedDirectories): Promise<'open' | 'closed'> {
  const client = new pg.Client(addressOf(directories, embeddedRoles.superuser))
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

async function lastLogLines(log: string): Promise<string> {
  const lines = (await readFile(log, 'utf8')).trim().split('\n')
  return lines.slice(-3).join('\n')
}

/** The line with the error, or the last one. */
function reasonIn(output: string): string {
  const lines = output.trim().split('\n')
  return lines.find((line) => /\b(error|fatal|panic):/i.test(line)) ?? lines.at(-1) ?? ''
}
