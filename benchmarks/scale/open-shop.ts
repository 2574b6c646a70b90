import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** A server process of the shop. */
export interface OpenShop extends AsyncDisposable {
  readonly origin: string
  /** From its start until its first response, in milliseconds. */
  readonly startMilliseconds: number
  /** CPU time of that. */
  readonly cpuMilliseconds: number
  memory(): Promise<Memory>
}

export interface Memory {
  /** Resident bytes now, and at their peak. */
  readonly now: number
  readonly peak: number
}

/** As `npm start` sets them, with a fixed key, so that kept databases can be reused. */
const defaultSettings = {
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
  const startedAt = performance.now()
  const server = spawn(process.execPath, ['--max-semi-space-size=8', 'src/server/main.ts'], {
    cwd: projectDirectory,
    env: { ...process.env, ...defaultSettings, DATA_DIR: dataDirectory, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const origin = await addressOf(server)
  const response = await fetch(origin)
  await response.text()
  const startMilliseconds = performance.now() - startedAt
  return {
    origin,
    startMilliseconds,
    cpuMilliseconds: await cpuMillisecondsOf(server),
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
  let output = ''
  server.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  for (;;) {
    const origin = /Hirfa is open at (\S+)/.exec(output)?.[1]
    if (origin) return origin
    if (server.exitCode !== null) throw new Error(`The shop did not start: ${output}`)
    await pause(5)
  }
}

/** From Linux, in hundredths of a second. */
async function cpuMillisecondsOf({ pid }: ChildProcess): Promise<number> {
  const afterName = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? []
  return (Number(afterName[11]) + Number(afterName[12])) * 10
}

/** From Linux: resident memory, shared files included. */
async function memoryOf({ pid }: ChildProcess): Promise<Memory> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const bytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1024
  return { now: bytes('VmRSS'), peak: bytes('VmHWM') }
}
