import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { Unavailable } from '#domain/unavailable.ts'
import type { PictureRequest } from './picture-host.ts'
import type { PictureProcessEnd, RunPictureProcess } from './picture-process.ts'
import { type Account, sandboxFor } from './picture-sandbox.ts'

const hostFile = fileURLToPath(new URL('./picture-host.ts', import.meta.url))

const responses = z.object({
  id: z.int(),
  end: z.union([
    z.object({ error: z.string() }),
    z.object({
      output: z
        .instanceof(Uint8Array)
        .transform((bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
      signal: z.string().nullable(),
      code: z.int().nullable(),
    }),
  ]),
})

interface Waiting {
  resolve(end: PictureProcessEnd): void
  reject(error: Error): void
}

/**
 * Starts a process with an account of its own that runs picture processes, and returns how to ask it. For a program
 * that is root and is about to give that up.
 */
export function startPictureHost(account?: Account, file = hostFile): RunPictureProcess {
  const sandbox = sandboxFor(account)
  const [program = process.execPath, ...args] = [...sandbox.command, process.execPath, file]
  const host = spawn(program, args, {
    ...sandbox.account,
    env: {},
    cwd: '/',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    detached: true,
  })
  const waiting = new Map<number, Waiting>()
  host.on('message', (message) => {
    // A picture that takes the host over could send anything.
    const { success, data } = responses.safeParse(message)
    if (!success) return host.kill()
    const { id, end } = data
    const request = waiting.get(id)
    waiting.delete(id)
    if ('error' in end) request?.reject(new Error(`The process of a picture did not start: ${end.error}`))
    else request?.resolve(end)
  })
  const endAll = () => {
    for (const request of waiting.values()) request.reject(hostEnded())
    waiting.clear()
  }
  host.on('error', endAll)
  host.on('exit', endAll)
  // It must not keep this process alive.
  host.unref()
  host.channel?.unref()

  let count = 0
  return (program, bytes, options) =>
    new Promise((resolve, reject) => {
      if (!host.connected) return reject(hostEnded())
      const request: PictureRequest = { id: count++, program, bytes, options }
      waiting.set(request.id, { resolve, reject })
      host.send(request)
    })
}

const retrySeconds = 60

function hostEnded(): Unavailable {
  return new Unavailable('The process that reads pictures has ended; it starts again with the shop', retrySeconds)
}
