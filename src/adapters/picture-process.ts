import { spawn } from 'node:child_process'

interface PictureProcessOptions {
  /** Command line options of Node. */
  readonly nodeOptions?: readonly string[]
  readonly arguments: readonly string[]
  /** After which the process is killed. */
  readonly milliseconds: number
}

export interface PictureProcessEnd {
  readonly output: Buffer
  /** The signal that killed the process, if any. */
  readonly signal: string | null
  readonly code: number | null
}

/** Runs a program in a process of its own without environment: writes a picture to its input and returns its output. */
export function runPictureProcess(
  program: string,
  bytes: Uint8Array,
  { nodeOptions = [], arguments: given, milliseconds }: PictureProcessOptions,
): Promise<PictureProcessEnd> {
  const child = spawn(process.execPath, [...nodeOptions, program, ...given], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: milliseconds,
    killSignal: 'SIGKILL',
  })
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk) => chunks.push(chunk))
  // A process that is killed before it has read its input breaks the pipe; its exit is handled below.
  child.stdin.on('error', () => {})
  child.stdin.end(bytes)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => resolve({ output: Buffer.concat(chunks), signal, code }))
  })
}
