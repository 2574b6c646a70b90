import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** Instances on one database share it. */
const secretKey = Buffer.alloc(32, 'ledger').toString('base64')

const mainFile = fileURLToPath(new URL('../../src/server/main.ts', import.meta.url))

export interface InstanceOptions {
  readonly name: string
  /** Where its output and its data go. */
  readonly folder: string
  readonly settings: Readonly<Record<string, string>>
  /** Arguments for Node that stand before the program. */
  readonly nodeOptions?: readonly string[]
}

/** An app process and who starts it again whenever it ends, as a machine's service manager would. */
export class Instance {
  /** Where it takes calls; undefined while it is down. */
  origin: string | undefined
  /** What ended although nobody had asked. */
  readonly unexpectedExits: string[] = []
  readonly #options: InstanceOptions
  #process: ChildProcess | undefined
  #isWanted = false
  #isEndingExpected = false

  constructor(options: InstanceOptions) {
    this.#options = options
  }

  async start(): Promise<void> {
    this.#isWanted = true
    while (this.#isWanted && !(await this.#launch())) await wait(250)
  }

  /** kill -9, and a new process after `downMilliseconds`. */
  async killAndRestart(downMilliseconds: number): Promise<void> {
    await this.#end('SIGKILL')
    await wait(downMilliseconds)
    await this.start()
  }

  /** What a deployment does: asks it to end, and starts a new process after `downMilliseconds`. */
  async stopAndRestart(downMilliseconds: number): Promise<void> {
    const code = await this.#end('SIGTERM')
    if (code !== 0) this.unexpectedExits.push(`${this.#options.name}, asked to end, ended with ${code}`)
    await wait(downMilliseconds)
    await this.start()
  }

  /** The polite ending. Answers the exit code. */
  async stop(): Promise<number | null> {
    this.#isWanted = false
    return this.#end('SIGTERM')
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#process
    if (!child || hasEnded(child)) return 0
    this.#isEndingExpected = true
    const ended = once(child, 'exit')
    child.kill(signal)
    const [code] = await ended
    return code
  }

  /** Whether it came up. One that cannot, because the database is away, is for its manager to try again. */
  async #launch(): Promise<boolean> {
    const { name, folder, settings, nodeOptions = [] } = this.#options
    const child = spawn(process.execPath, [...nodeOptions, mainFile], {
      env: {
        ...process.env,
        SECRET_KEY: secretKey,
        ...settings,
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: path.join(folder, name),
      },
      // The channel tells it when whoever started it dies.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    this.#process = child
    this.#isEndingExpected = false
    const log = createWriteStream(path.join(folder, `${name}.log`), { flags: 'a' })
    const opened = new Promise<boolean>((resolve) => {
      let words = ''
      const onWords = (chunk: string) => {
        log.write(chunk)
        // Its last words may come after its end, when it is nowhere any more.
        if (this.origin !== undefined || hasEnded(child)) return
        words += chunk
        const port = /open at http:\/\/[\w.-]+:(\d+)/.exec(words)?.[1]
        if (!port || this.#process !== child) return
        this.origin = `http://127.0.0.1:${port}`
        resolve(true)
      }
      child.stdout?.setEncoding('utf8').on('data', onWords)
      child.stderr?.setEncoding('utf8').on('data', onWords)
      child.once('exit', () => resolve(false))
    })
    child.once('exit', (code, signal) => this.#onExit(child, code ?? signal))
    return opened
  }

  #onExit(child: ChildProcess, reason: number | string | null): void {
    if (this.#process !== child) return
    const wasOpen = this.origin !== undefined
    this.origin = undefined
    if (this.#isEndingExpected || !wasOpen) return
    this.unexpectedExits.push(`${this.#options.name} ended by itself with ${reason}`)
    if (this.#isWanted) void this.start()
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}
