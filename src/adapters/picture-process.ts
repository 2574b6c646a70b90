import { spawn } from 'node:child_process'

interface PictureProcessOptions {
  /** Arguments for Node that stand before the program. */
  readonly nodeOptions?: readonly string[]
  readonly arguments: readonly string[]
  /** After which the process is ended. */
  readonly milliseconds: number
}

export interface PictureProcessEnd {
  readonly output: Buffer
  /** What ended the process, when it did not end by itself. */
  readonly signal: string | null
  readonly code: number | null
}

/** Hands a picture to a program of ours in a process of its own, which has no settings, and takes what it writes. */
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
  // A process that is ended before it has read everything breaks the pipe; its end tells the story.
  child.stdin.on('error', () => {})
  child.stdin.end(bytes)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => resolve({ output: Buffer.concat(chunks), signal, code }))
  })
}
