import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { isDatabaseUnavailable } from '#domain/database-unavailable.ts'

export interface Waiting {
  readonly report: (line: string) => void
  /** Ends the waiting, also while the database hangs. */
  readonly signal: AbortSignal
}

/**
 * Runs work that is safe to repeat, again and again while the database is unavailable, and logs that once. Rejects with
 * the reason of the signal once it is aborted.
 */
export async function whenDatabaseAvailable<Result>(
  work: () => Promise<Result>,
  { report, signal }: Waiting,
  retryMilliseconds = 1000,
): Promise<Result> {
  signal.throwIfAborted()
  const aborted = once(signal, 'abort').then((): never => signal.throwIfAborted() as never)
  aborted.catch(() => {})
  for (let isReported = false; ; isReported = true) {
    try {
      const result = await Promise.race([work(), aborted])
      if (isReported) report('The database is available')
      return result
    } catch (error) {
      if (signal.aborted || !isDatabaseUnavailable(error)) throw error
      if (!isReported) report(`Waiting for the database: ${messageOf(error)}`)
    }
    await pause(retryMilliseconds, undefined, { signal })
  }
}

/** An AggregateError, which contains one error for each address that was tried, has no message. */
function messageOf(error: unknown): string {
  const { message } = error instanceof AggregateError ? error.errors[0] : (error as Error)
  return message.replaceAll(/\s+/g, ' ')
}
