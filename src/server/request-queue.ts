import { randomInt } from 'node:crypto'
import { Unavailable } from '#domain/unavailable.ts'

export interface RequestQueueLimits {
  /** How many requests run at a time. */
  readonly maxRunning: number
  /** How many more wait. */
  readonly maxWaiting: number
  /** A request that has waited this long, in milliseconds, is refused. */
  readonly maxWaitMilliseconds: number
}

interface Waiting {
  start(): void
  refuse(): void
}

/**
 * A bounded queue that is fair among clients: they take turns, each with its oldest request. When the queue is full, the
 * client with the most waiting requests loses its newest one.
 */
export class RequestQueue {
  readonly #limits: RequestQueueLimits
  /** The requests that wait, by client; the client whose turn is next comes first. */
  readonly #waiting = new Map<string, Waiting[]>()
  #waitingCount = 0
  #running = 0

  constructor(limits: RequestQueueLimits) {
    this.#limits = limits
  }

  /** Waits for a turn. The caller ends it with the function returned. Throws Unavailable when the request is refused. */
  async enter(client: string): Promise<() => void> {
    if (this.#running >= this.#limits.maxRunning) await this.#wait(client)
    else this.#running += 1
    return () => this.#leave()
  }

  #wait(client: string): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const refuse = () => {
      this.#remove(client, waiting)
      clearTimeout(timer)
      reject(new Unavailable('Too many requests are waiting', secondsUntilRetry()))
    }
    const start = () => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(refuse, this.#limits.maxWaitMilliseconds)
    const waiting: Waiting = { start, refuse }
    const others = this.#waiting.get(client)
    if (others) others.push(waiting)
    else this.#waiting.set(client, [waiting])
    this.#waitingCount += 1
    if (this.#waitingCount > this.#limits.maxWaiting) this.#busiestClient().at(-1)?.refuse()
    return promise
  }

  /** Gives the turn to the next client, or frees it. */
  #leave(): void {
    const [next] = this.#waiting
    if (!next) {
      this.#running -= 1
      return
    }
    const [client, [first, ...others]] = next
    this.#waiting.delete(client)
    if (others.length > 0) this.#waiting.set(client, others)
    this.#waitingCount -= 1
    first?.start()
  }

  #busiestClient(): readonly Waiting[] {
    return [...this.#waiting.values()].reduce((busiest, waiting) =>
      waiting.length > busiest.length ? waiting : busiest,
    )
  }

  #remove(client: string, waiting: Waiting): void {
    const others = (this.#waiting.get(client) ?? []).filter((other) => other !== waiting)
    if (others.length > 0) this.#waiting.set(client, others)
    else this.#waiting.delete(client)
    this.#waitingCount -= 1
  }
}

/** One to three seconds, so that those refused together do not come back together. */
export function secondsUntilRetry(): number {
  return randomInt(1, 4)
}
