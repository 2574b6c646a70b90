import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** Shared by all instances on one database. */
const secretKey = Buffer.alloc(32, 'ledger').toString('base64')

const mainFile = fileURLToPath(new URL('../../src/server/main.ts', import.meta.url))

export interface InstanceOptions {
  readonly name: string
  /** Folder of its output and data. */
  readonly folder: string
  readonly settings: Readonly<Record<string, string>>
  /** Absent: any free one. */
  readonly port?: number
  /** Arguments of Node before the program. */
  readonly nodeOptions?: readonly string[]
}

/** An app process that is restarted whenever it ends, like by a service manager. */
export class Instance {
  /** Its URL; undefined while it is down. */
  origin: string | undefined
  /** Processes that ended without being stopped. */
  readonly unexpectedExits: string[] = []
  readonly #options: InstanceOptions
  #process: ChildProcess | undefined
  #isWanted = false
  #isExitExpected = false

  constructor(options: InstanceOptions) {
    this.#options = options
  }

  async start(): Promise<void> {
    this.#isWanted = true
    while (this.#isWanted && !(await this.#launch())) await wait(250)
  }

  /** Kills it (SIGKILL) and starts a new process after `downMilliseconds`. */
  async killAndRestart(downMilliseconds: number): Promise<void> {
    await this.#end('SIGKILL')
    await wait(downMilliseconds)
    await this.start()
  }

  /** Stops it (SIGTERM) like a deployment, and starts a new process after `downMilliseconds`. */
  async stopAndRestart(downMilliseconds: number): Promise<void> {
    const code = await this.#end('SIGTERM')
    if (code !== 0) this.unexpectedExits.push(`${this.#options.name}, exited after SIGTERM with ${code}`)
    await wait(downMilliseconds)
    await this.start()
  }

  /** Stops it (SIGTERM) and returns the exit code. */
  async stop(): Promise<number | null> {
    this.#isWanted = false
    return this.#end('SIGTERM')
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#process
    if (!child || hasEnded(child)) return 0
    this.#isExitExpected = true
    const ended = once(child, 'exit')
    child.kill(signal)
    const [code] = await ended
    return code
  }

  /** Returns whether it started. It waits while the database is unavailable. */
  async #launch(): Promise<boolean> {
    const { name, folder, settings, port = 0, nodeOptions = [] } = this.#options
    const child = spawn(process.execPath, [...nodeOptions, mainFile], {
      env: {
        ...process.env,
        SECRET_KEY: secretKey,
        ...settings,
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: path.join(folder, name),
      },
      // The IPC channel closes when the parent dies, which ends the process.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    this.#process = child
    this.#isExitExpected = false
    const log = createWriteStream(path.join(folder, `${name}.log`), { flags: 'a' })
    const opened = new Promise<boolean>((resolve) => {
      let output = ''
      const onOutput = (chunk: string) => {
        log.write(chunk)
        // Output may arrive after the process has ended.
        if (this.origin !== undefined || hasEnded(child)) return
        output += chunk
        const port = /open at http:\/\/[\w.-]+:(\d+)/.exec(output)?.[1]
        if (!port || this.#process !== child) return
        this.origin = `http://127.0.0.1:${port}`
        resolve(true)
      }
      child.stdout?.setEncoding('utf8').on('data', onOutput)
      child.stderr?.setEncoding('utf8').on('data', onOutput)
      child.once('exit', () => resolve(false))
    })
    child.once('exit', (code, signal) => this.#onExit(child, code ?? signal))
    return opened
  }

  #onExit(child: ChildProcess, reason: number | string | null): void {
    if (this.#process !== child) return
    const wasOpen = this.origin !== undefined
    this.origin = undefined
    if (this.#isExitExpected || !wasOpen) return
    this.unexpectedExits.push(`${this.#options.name} ended unexpectedly with ${reason}`)
    if (this.#isWanted) void this.start()
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}
