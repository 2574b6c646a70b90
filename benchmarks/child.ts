import { fork } from 'node:child_process'
import { once } from 'node:events'

/** A process that answers what it is asked, one thing at a time. */
export interface Child extends AsyncDisposable {
  /** What it says first, or to what it was asked. Fails when the process ends instead. */
  hear(): Promise<unknown>
  ask(question: string | number | object): Promise<unknown>
}

export function openChild(
  file: URL,
  parameters: readonly string[] = [],
  settings: Readonly<Record<string, string>> = {},
): Child {
  const child = fork(file, parameters, { env: { ...process.env, ...settings } })
  const ended = once(child, 'exit')
  const failed = ended.then(([code]) => Promise.reject(new Error(`${file.pathname} ended with ${code}`)))
  // Nobody may be listening just then.
  failed.catch(() => {})
  const hear = async () => (await Promise.race([once(child, 'message'), failed]))[0]
  return {
    hear,
    ask(question) {
      child.send(question)
      return hear()
    },
    async [Symbol.asyncDispose]() {
      if (child.connected) child.disconnect()
      await ended
    },
  }
}
