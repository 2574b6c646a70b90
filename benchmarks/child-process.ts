import { fork } from 'node:child_process'
import { once } from 'node:events'

/** A child process that handles one message at a time. */
export interface ChildChannel extends AsyncDisposable {
  /** Resolves with its next message. Rejects when the process exits. */
  receive(): Promise<unknown>
  request(message: string | number | object): Promise<unknown>
}

export function openChildProcess(
  file: URL,
  parameters: readonly string[] = [],
  settings: Readonly<Record<string, string>> = {},
): ChildChannel {
  const child = fork(file, parameters, { env: { ...process.env, ...settings } })
  const ended = once(child, 'exit')
  const failed = ended.then(([code]) => Promise.reject(new Error(`${file.pathname} ended with ${code}`)))
  // Avoids an unhandled rejection while nothing is awaited.
  failed.catch(() => {})
  const receive = async () => (await Promise.race([once(child, 'message'), failed]))[0]
  return {
    receive,
    request(message) {
      child.send(message)
      return receive()
    },
    async [Symbol.asyncDispose]() {
      if (child.connected) child.disconnect()
      await ended
    },
  }
}
