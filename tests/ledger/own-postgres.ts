import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, chown, open, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { type Account, postgresAccount } from '#database/embedded-account.ts'
import { type EmbeddedDirectories, prepareEmbeddedDirectories } from '#database/embedded-directories.ts'
import { copyNewCluster } from '#tests/support/prepared-cluster.ts'

/** The shutdown modes of PostgreSQL: `fast` closes connections in order, `immediate` is like a power cut. */
export type ShutdownMode = 'fast' | 'immediate'

const shutdownSignals = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const
const superuser = 'hirfa'
const startMilliseconds = 30_000
const orderlyMilliseconds = 5_000

/** A PostgreSQL server for the run, in which faults can be injected. */
export interface OwnPostgres extends AsyncDisposable {
  /** The directory of its data. */
  readonly directory: string
  /** A database that is, in a test run, that of a new shop. */
  readonly template: string
  readonly socket: string
  address(database: string): { host: string; port: number; user: string; database: string }
  query(database: string, statement: string): Promise<Record<string, unknown>[]>
  restart(ending: ShutdownMode): Promise<void>
  /**
   * Ends one connection of the database, with pg_terminate_backend or SIGKILL, after which the server ends them all.
   */
  killBackend(database: string, how: 'terminate' | 'kill'): Promise<void>
  /** Stops every process of the server (SIGSTOP). */
  pause(): Promise<void>
  resume(): void
}

export async function startOwnPostgres(directory: string): Promise<OwnPostgres> {
  const account = postgresAccount()
  const home = await prepareEmbeddedDirectories(directory, account, () => {})
  const initdb = path.join(home.programs, 'initdb')
  if (!(await copyNewCluster(home.cluster)))
    await run(account, initdb, ['-D', home.cluster, '-U', superuser, '-A', 'trust', '-E', 'UTF8', '--locale', 'C'])
  return runServer(home, account)
}

/** Starts a server that replicates another one, from a copy of its files. */
export async function startStandby(directory: string, primary: OwnPostgres): Promise<OwnPostgres> {
  const account = postgresAccount()
  const home = await prepareEmbeddedDirectories(directory, account, () => {})
  const backup = new pg.Client(primary.address('postgres'))
  await backup.connect()
  await backup.query(`select pg_backup_start('standby', fast => true)`)
  const archive = `${home.cluster}.tar`
  await run(account, 'tar', ['-C', path.dirname(primary.directory), '-cf', archive, path.basename(primary.directory)], {
    // The server goes on, so that files change and vanish while they are read.
    accepted: [0, 1],
  })
  await run(account, 'tar', ['-C', path.dirname(home.cluster), '-xf', archive])
  await rm(archive)
  const { rows } = await backup.query('select labelfile from pg_backup_stop(wait_for_archive => false)')
  await backup.end()
  const file = (name: string) => path.join(home.cluster, name)
  await rm(file('postmaster.pid'))
  await writeFile(file('backup_label'), rows[0].labelfile)
  await writeFile(file('standby.signal'), '')
  if (account) for (const name of ['backup_label', 'standby.signal']) await chown(file(name), account.uid, account.gid)
  const { host, port, user } = primary.address('postgres')
  await appendFile(file('postgresql.auto.conf'), `primary_conninfo = 'host=${host} port=${port} user=${user}'\n`)
  return runServer(home, account)
}

async function runServer(home: EmbeddedDirectories, account: Account | undefined): Promise<OwnPostgres> {
  const address = (database: string) => ({ host: home.socketDirectory, port: 5432, user: superuser, database })
  const query = (database: string, statement: string) => queryOnce(address(database), statement)
  let server = await launch()
  let paused: number[] = []

  /** Retries while connections of an earlier server still hold its shared memory. */
  async function launch(): Promise<ChildProcess> {
    const deadline = Date.now() + startMilliseconds
    while (Date.now() < deadline) {
      const server = await spawnServer()
      while (Date.now() < deadline && server.exitCode === null) {
        if ((await query('postgres', 'select 1').catch(() => [])).length > 0) return server
        await wait(50)
      }
      await wait(200)
    }
    throw new Error(`The PostgreSQL of this run did not start; its log is ${home.log}`)
  }

  async function spawnServer(): Promise<ChildProcess> {
    const log = await open(home.log, 'a')
    const options = ['-c', 'listen_addresses=', '-c', 'max_connections=60', '-c', 'autovacuum_naptime=10s']
    const server = spawn(
      path.join(home.programs, 'postgres'),
      ['-D', home.cluster, '-k', home.socketDirectory, ...options],
      { ...account, cwd: path.dirname(home.cluster), detached: true, stdio: ['ignore', log.fd, log.fd] },
    )
    await log.close()
    return server
  }

  async function end(ending: ShutdownMode): Promise<void> {
    const ended = once(server, 'exit')
    if (server.exitCode !== null || server.signalCode !== null) return
    server.kill(shutdownSignals[ending])
    // PostgreSQL 18 may hang on a fast shutdown right after a crash.
    const haste = setTimeout(() => server.kill(shutdownSignals.immediate), orderlyMilliseconds)
    await ended
    clearTimeout(haste)
  }

  return {
    directory: home.cluster,
    template: 'postgres',
    socket: path.join(home.socketDirectory, '.s.PGSQL.5432'),
    address,
    query,
    async restart(ending) {
      await end(ending)
      server = await launch()
    },
    async killBackend(database, how) {
      const [backend] = await query(
        'postgres',
        `select pid from pg_stat_activity where datname = '${database}' and state <> 'idle' or datname = '${database}'
         order by state = 'idle', random() limit 1`,
      )
      if (!backend) return
      if (how === 'kill') signal(Number(backend.pid), 'SIGKILL')
      else await query('postgres', `select pg_terminate_backend(${backend.pid})`)
    },
    async pause() {
      const processes = await query('postgres', 'select pid from pg_stat_activity')
      paused = [Number(server.pid), ...processes.map(({ pid }) => Number(pid))]
      for (const pid of paused) signal(pid, 'SIGSTOP')
    },
    resume,
    async [Symbol.asyncDispose]() {
      resume()
      await end('immediate')
    },
  }

  function resume(): void {
    for (const pid of paused.splice(0)) signal(pid, 'SIGCONT')
  }
}

async function run(
  account: Account | undefined,
  program: string,
  options: string[],
  { accepted = [0] }: { readonly accepted?: readonly number[] } = {},
): Promise<void> {
  const [code] = await once(spawn(program, options, { ...account, cwd: '/', stdio: 'ignore' }), 'close')
  if (!accepted.includes(code)) throw new Error(`${program} ended with ${code}`)
}

async function queryOnce(config: pg.ClientConfig, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(config)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

/** A process that has ended in the meantime needs no signal. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
