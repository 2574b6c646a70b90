import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** A web process of its own, on a database. */
export interface OpenShop extends AsyncDisposable {
  readonly origin: string
  /** From its start until it had answered a page, in milliseconds. */
  readonly startMilliseconds: number
  /** How much of that the program itself was at work, whatever else the machine had to do. */
  readonly workMilliseconds: number
  memory(): Promise<Memory>
}

export interface Memory {
  /** Bytes it has now, and the most it ever had. */
  readonly now: number
  readonly most: number
}

/** As `npm start` sets it; and the key is the same for whoever measures in databases that were kept. */
const usual = {
  LOG_LEVEL: 'silent',
  PORT: '0',
  ABUSE_LIMITS: 'off',
  NODE_COMPILE_CACHE: 'build/compiled',
  MALLOC_ARENA_MAX: '2',
  SECRET_KEY: Buffer.alloc(32, 'measured').toString('base64'),
}

const projectDirectory = new URL('../../', import.meta.url)

/** Starts the built shop. Without `databaseUrl` it starts a PostgreSQL of its own in `dataDirectory`. */
export async function openShop(settings: Record<string, string>): Promise<OpenShop> {
  const dataDirectory = settings.DATA_DIR ?? (await mkdtemp(path.join(os.tmpdir(), 'hirfa-scale-')))
  const begun = performance.now()
  const server = spawn(process.execPath, ['--max-semi-space-size=8', 'src/server/main.ts'], {
    cwd: projectDirectory,
    env: { ...process.env, ...usual, DATA_DIR: dataDirectory, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const origin = await addressOf(server)
  const answer = await fetch(origin)
  await answer.text()
  const startMilliseconds = performance.now() - begun
  return {
    origin,
    startMilliseconds,
    workMilliseconds: await workOf(server),
    memory: () => memoryOf(server),
    async [Symbol.asyncDispose]() {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
      if (!settings.DATA_DIR) await rm(dataDirectory, { recursive: true })
    },
  }
}

async function addressOf(server: ChildProcess): Promise<string> {
  let told = ''
  server.stdout?.setEncoding('utf8').on('data', (text: string) => {
    told += text
  })
  for (;;) {
    const origin = /Hirfa is open at (\S+)/.exec(told)?.[1]
    if (origin) return origin
    if (server.exitCode !== null) throw new Error(`The shop did not start: ${told}`)
    await pause(5)
  }
}

/** As Linux counts it, in hundredths of a second. */
async function workOf({ pid }: ChildProcess): Promise<number> {
  const afterName = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? []
  return (Number(afterName[11]) + Number(afterName[12])) * 10
}

/** As Linux counts it: what of the process is in memory, shared files included. */
async function memoryOf({ pid }: ChildProcess): Promise<Memory> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const bytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1024
  return { now: bytes('VmRSS'), most: bytes('VmHWM') }
}
