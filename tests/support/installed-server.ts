import { execFile, spawn } from 'node:child_process'
import { chown, mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { TestContext } from 'node:test'
import { promisify } from 'node:util'
import pg from 'pg'
import { parseVersion } from '#backup/pg-programs.ts'
import { postgresAccount } from '#database/embedded-account.ts'
import { endProcess } from './end-process.ts'
import { cleanUpAfter } from './shop-process.ts'
import { makeDataDirectory } from './temporary-directory.ts'
import { until } from './until.ts'

/** Debian's package `postgresql` puts each version there. */
const installations = '/usr/lib/postgresql'

/** A server of the owner's: one of the installed PostgreSQL whose pg_dump is on PATH, at a Unix socket. */
interface InstalledServer {
  /** How psql and its like connect to it as the superuser. */
  readonly environment: Readonly<Record<string, string>>
  urlOf(role: string, database: string): string
  /** Runs statements as the superuser. */
  run(statements: string, database?: string): Promise<pg.QueryResult>
  /** Creates a database and its two roles as docs/cluster.md says: the extensions by the superuser. */
  createDatabase(name: string, options?: string): Promise<{ owner: string; app: string }>
}

/** Why there is none to be started; undefined when there is. */
export async function reasonAgainstInstalledServer(): Promise<string | undefined> {
  return (await findPrograms()) ? undefined : 'needs postgresql and postgresql-client of one version'
}

async function findPrograms(): Promise<string | undefined> {
  const printed = await promisify(execFile)('pg_dump', ['--version']).catch(() => ({ stdout: '' }))
  const version = String(parseVersion(printed.stdout))
  const installed = await readdir(installations).catch((): string[] => [])
  return installed.includes(version) ? path.join(installations, version, 'bin') : undefined
}

/** Starts a server that ends with the test. */
export async function startInstalledServer(t: TestContext): Promise<InstalledServer> {
  const programs = (await findPrograms()) ?? ''
  const account = postgresAccount()
  const directory = await makeDataDirectory('hirfa-installed-')
  cleanUpAfter(t, () => rm(directory, { recursive: true, force: true }))
  const [cluster, socket] = ['cluster', 'socket'].map((name) => path.join(directory, name)) as [string, string]
  for (const folder of [cluster, socket]) {
    await mkdir(folder)
    if (account) await chown(folder, account.uid, account.gid)
  }
  const options = ['--username', 'postgres', '--auth', 'trust', '--encoding', 'UTF8', '--locale', 'C', '--no-sync']
  await promisify(execFile)(path.join(programs, 'initdb'), ['--pgdata', cluster, ...options], {
    ...account,
    cwd: directory,
  })
  const settings = ['listen_addresses=', 'fsync=off', `unix_socket_directories=${socket}`]
  const server = spawn(
    path.join(programs, 'postgres'),
    ['-D', cluster, ...settings.flatMap((setting) => ['-c', setting])],
    { ...account, cwd: directory, stdio: 'ignore' },
  )
  cleanUpAfter(t, () => endProcess(server))
  const run: InstalledServer['run'] = async (statements, database = 'postgres') => {
    const client = new pg.Client({ host: socket, user: 'postgres', database })
    await client.connect()
    return client.query(statements).finally(() => client.end())
  }
  await until(() =>
    run('select').then(
      () => true,
      () => false,
    ),
  )
  const urlOf = (role: string, database: string) =>
    `postgres://${role}@localhost/${database}?${new URLSearchParams({ host: socket })}`
  let hasRoles = false
  return {
    environment: { PGHOST: socket, PGUSER: 'postgres' },
    urlOf,
    run,
    async createDatabase(name, options = '') {
      if (!hasRoles) await run('create role hirfa_owner login; create role hirfa_app login')
      hasRoles = true
      await run(`create database ${name} owner hirfa_owner ${options}`)
      await run('create extension pg_trgm; create extension unaccent', name)
      return { owner: urlOf('hirfa_owner', name), app: urlOf('hirfa_app', name) }
    },
  }
}
