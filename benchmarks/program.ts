import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** A server in a process of its own. */
export interface Program extends AsyncDisposable {
  readonly pid: number
  readonly origin: string
}

interface ProgramOptions {
  /** From the folder of the project. */
  readonly file: string
  readonly parameters?: readonly string[]
  readonly settings?: Readonly<Record<string, string>>
  /** Where what it says is written, as a service manager would. */
  readonly log: string
}

const projectDirectory = fileURLToPath(new URL('..', import.meta.url))
/** Filling a shop draws all its pictures. */
const patienceMilliseconds = 300_000

/** Starts a server and waits until it says where it is open. */
export async function startProgram({ file, parameters = [], settings, log }: ProgramOptions): Promise<Program> {
  const output = await open(log, 'w')
  const child = spawn(process.execPath, [file, ...parameters], {
    cwd: projectDirectory,
    env: { ...process.env, ...settings },
    // Straight into the file: who measures must not have to carry every line. The channel tells it when we die.
    stdio: ['ignore', output.fd, output.fd, 'ipc'],
  })
  await output.close()
  const ended = once(child, 'exit')
  const isRunning = () => child.exitCode === null && child.signalCode === null
  const origin = await openedAt(log, isRunning).catch((error) => {
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

async function openedAt(log: string, isRunning: () => boolean): Promise<string> {
  const deadline = Date.now() + patienceMilliseconds
  while (Date.now() < deadline) {
    const isOver = !isRunning()
    const words = await readFile(log, 'utf8')
    const port = /open at http:\/\/[\w.-]+:(\d+)/.exec(words)?.[1]
    if (port) return `http://127.0.0.1:${port}`
    if (isOver) throw new Error(`A server did not start. It said: ${words.slice(-2000)}`)
    await pause(100)
  }
  throw new Error(`A server did not start in time; what it said is in ${log}`)
}
