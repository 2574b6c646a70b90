import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { open } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { postgresAccount } from '#database/embedded-account.ts'
import { type Home, prepareHome } from '#database/embedded-home.ts'

/** How PostgreSQL is told to end: `fast` closes connections in order, `immediate` is as if the power had gone. */
export type Ending = 'fast' | 'immediate'

const endingSignals = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const
const superuser = 'hirfa'
const startMilliseconds = 30_000
const orderlyMilliseconds = 5_000

/** A PostgreSQL of the run's own, to be hurt at will. The shop's own is made to survive; this one is made to suffer. */
export interface OwnPostgres extends AsyncDisposable {
  readonly socket: string
  address(database: string): { host: string; port: number; user: string; database: string }
  restart(ending: Ending): Promise<void>
  /** Ends one connection of the database: politely by its server, or by kill -9, on which the server ends them all. */
  killBackend(database: string, how: 'terminate' | 'kill'): Promise<void>
  /** Stops every process of the server where it stands. */
  pause(): Promise<void>
  resume(): void
}

export async function startOwnPostgres(directory: string): Promise<OwnPostgres> {
  const account = postgresAccount()
  const home = await prepareHome(directory, account, () => {})
  await run(home, 'initdb', ['-D', home.cluster, '-U', superuser, '-A', 'trust', '-E', 'UTF8', '--locale', 'C'])
  const address = (database: string) => ({ host: home.socketDirectory, port: 5432, user: superuser, database })
  const ask = (database: string, question: string) => askOnce(address(database), question)
  let server = await launch()
  let paused: number[] = []

  /** Again where the last connections of one that was ended in haste still hold its memory. */
  async function launch(): Promise<ChildProcess> {
    const deadline = Date.now() + startMilliseconds
    while (Date.now() < deadline) {
      const server = await spawnServer()
      while (Date.now() < deadline && server.exitCode === null) {
        if ((await ask('postgres', 'select 1').catch(() => [])).length > 0) return server
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

  async function end(ending: Ending): Promise<void> {
    const ended = once(server, 'exit')
    if (server.exitCode !== null || server.signalCode !== null) return
    server.kill(endingSignals[ending])
    // PostgreSQL 18 may wait for itself for ever when it is to end in order right after a crash.
    const haste = setTimeout(() => server.kill(endingSignals.immediate), orderlyMilliseconds)
    await ended
    clearTimeout(haste)
  }

  return {
    socket: path.join(home.socketDirectory, '.s.PGSQL.5432'),
    address,
    async restart(ending) {
      await end(ending)
      server = await launch()
    },
    async killBackend(database, how) {
      const [backend] = await ask(
        'postgres',
        `select pid from pg_stat_activity where datname = '${database}' and state <> 'idle' or datname = '${database}'
         order by state = 'idle', random() limit 1`,
      )
      if (!backend) return
      if (how === 'kill') signal(Number(backend.pid), 'SIGKILL')
      else await ask('postgres', `select pg_terminate_backend(${backend.pid})`)
    },
    async pause() {
      const processes = await ask('postgres', 'select pid from pg_stat_activity')
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

  async function run(home: Home, program: string, options: string[]): Promise<void> {
    const settings = { ...account, cwd: path.dirname(home.cluster), stdio: 'ignore' } as const
    const [code] = await once(spawn(path.join(home.programs, program), options, settings), 'close')
    if (code !== 0) throw new Error(`${program} ended with ${code}`)
  }
}

async function askOnce(config: pg.ClientConfig, question: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(config)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(question)).rows
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
