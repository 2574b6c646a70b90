import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { kernelLimits, type Sandbox, sandboxFor } from './picture-sandbox.ts'

/** The programs that open pictures. */
const programs = {
  'decode-picture': new URL('./decode-picture.ts', import.meta.url),
  'scale-picture': new URL('./scale-picture.ts', import.meta.url),
}

export type PictureProgram = keyof typeof programs

export interface PictureProcessOptions {
  /** Command line options of Node. */
  readonly nodeOptions?: readonly string[]
  readonly arguments: readonly string[]
  /**
   * After which the process is killed, on a quiet machine. Where the kernel limits processor time, one that waits for
   * others is given `patience` times as long.
   */
  readonly milliseconds: number
}

export interface PictureProcessEnd {
  readonly output: Buffer
  /** The signal that killed the process, if any. */
  readonly signal: string | null
  readonly code: number | null
}

/** Runs a program in a process of its own without environment: writes a picture to its input and returns its output. */
export type RunPictureProcess = (
  program: PictureProgram,
  bytes: Uint8Array,
  options: PictureProcessOptions,
) => Promise<PictureProcessEnd>

/** Runs it with the account of this program, without network where the system allows that. */
export const runPictureProcess: RunPictureProcess = (program, bytes, options) =>
  runInSandbox(sandboxFor(), fileOf(program), bytes, options)

export function fileOf(program: PictureProgram): string {
  return fileURLToPath(programs[program])
}

/** Far more than the largest picture takes, for all memory that the process may write to, threads included. */
const maxBytes = 1_500 * 1024 * 1024

/** Several threads work at a time. */
const processorSecondsPerSecond = 2

/** On a busy machine a good photo takes long too, and must not be refused for that. */
const patience = 4

export function runInSandbox(
  { command, account }: Sandbox,
  file: string,
  bytes: Uint8Array,
  { nodeOptions = [], arguments: given, milliseconds }: PictureProcessOptions,
): Promise<PictureProcessEnd> {
  const limits = kernelLimits({ bytes: maxBytes, seconds: (milliseconds / 1000) * processorSecondsPerSecond })
  const [program = process.execPath, ...args] = [
    ...command,
    ...limits,
    process.execPath,
    ...nodeOptions,
    file,
    ...given,
  ]
  const child = spawn(program, args, {
    ...account,
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: limits.length > 0 ? milliseconds * patience : milliseconds,
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
