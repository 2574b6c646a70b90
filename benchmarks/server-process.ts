import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** A server in a child process. */
export interface ServerProcess extends AsyncDisposable {
  readonly pid: number
  readonly origin: string
}

interface ServerProcessOptions {
  /** Relative to the project's directory. */
  readonly file: string
  readonly parameters?: readonly string[]
  readonly settings?: Readonly<Record<string, string>>
  /** The file its output is written to. */
  readonly log: string
}

const projectDirectory = fileURLToPath(new URL('..', import.meta.url))
/** Long, because filling a shop generates all its pictures. */
const startTimeoutMilliseconds = 300_000

/** Starts a server and waits until it prints its origin. */
export async function startServerProcess({
  file,
  parameters = [],
  settings,
  log,
}: ServerProcessOptions): Promise<ServerProcess> {
  const output = await open(log, 'w')
  const child = spawn(process.execPath, [file, ...parameters], {
    cwd: projectDirectory,
    env: { ...process.env, ...settings },
    // Directly to the file: piping the log would cost CPU time here. The IPC channel ends the child with this process.
    stdio: ['ignore', output.fd, output.fd, 'ipc'],
  })
  await output.close()
  const ended = once(child, 'exit')
  const isRunning = () => child.exitCode === null && child.signalCode === null
  const origin = await waitForOrigin(log, isRunning).catch((error) => {
    child.kill('SIGKILL')
    throw error
  })
  return {
    pid: child.pid as number,
    origin,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function waitForOrigin(log: string, isRunning: () => boolean): Promise<string> {
  const deadline = Date.now() + startTimeoutMilliseconds
  while (Date.now() < deadline) {
    const hasExited = !isRunning()
    const output = await readFile(log, 'utf8')
    const port = /open at http:\/\/[\w.-]+:(\d+)/.exec(output)?.[1]
    if (port) return `http://127.0.0.1:${port}`
    if (hasExited) throw new Error(`A server did not start. Its output: ${output.slice(-2000)}`)
    await pause(100)
  }
  throw new Error(`A server did not start in time; its output is in ${log}`)
}
