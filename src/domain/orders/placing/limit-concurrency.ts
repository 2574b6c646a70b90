import { Unavailable } from '#domain/unavailable.ts'

const retrySeconds = 5

interface ConcurrencyLimit {
  /** How many tasks run at a time. */
  readonly maxConcurrent: number
  /** A task that has waited this long in the queue, in milliseconds, is rejected. */
  readonly maxWaitMilliseconds: number
}

/** Runs at most `maxConcurrent` tasks at a time, first in, first out. Throws Unavailable when a task waits too long. */
export function limitConcurrency({ maxConcurrent, maxWaitMilliseconds }: ConcurrencyLimit) {
  const waiting = new Set<() => void>()
  let running = 0

  const turn = () =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(patience)
        waiting.delete(begin)
        running += 1
        resolve()
      }
      const onTimeout = () => {
        waiting.delete(begin)
        reject(new Unavailable('Too many orders wait for locked sizes', retrySeconds))
      }
      const patience = setTimeout(onTimeout, maxWaitMilliseconds)
      if (running < maxConcurrent) begin()
      else waiting.add(begin)
    })

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await turn()
    try {
      return await work()
    } finally {
      running -= 1
      const [next] = waiting
      next?.()
    }
  }
}
