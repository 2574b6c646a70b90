import { randomInt } from 'node:crypto'
import { Unavailable } from '#domain/unavailable.ts'

export interface RequestQueueLimits {
  /** How many requests run at a time. */
  readonly maxRunning: number
  /**
   * How many requests of one client run at a time, so that its work never fills the process alone. Absent: any number.
   */
  readonly maxRunningPerClient?: number
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
 * A bounded queue that is fair among clients: they take turns, each with its oldest request. When the queue is full,
 * the client with the most waiting requests loses its newest one.
 */
export class RequestQueue {
  readonly #limits: RequestQueueLimits
  /** The requests that wait, by client; the client whose turn is next comes first. */
  readonly #waiting = new Map<string, Waiting[]>()
  #waitingCount = 0
  #running = 0
  readonly #runningByClient = new Map<string, number>()

  constructor(limits: RequestQueueLimits) {
    this.#limits = limits
  }

  /**
   * Waits for a turn. The caller ends it with the function returned. Throws Unavailable when the request is refused.
   */
  async enter(client: string): Promise<() => void> {
    if (this.#running >= this.#limits.maxRunning || this.#isBusy(client)) await this.#wait(client)
    else this.#begin(client)
    return () => this.#leave(client)
  }

  #isBusy(client: string): boolean {
    return (this.#runningByClient.get(client) ?? 0) >= (this.#limits.maxRunningPerClient ?? Number.POSITIVE_INFINITY)
  }

  #begin(client: string): void {
    this.#running += 1
    this.#runningByClient.set(client, (this.#runningByClient.get(client) ?? 0) + 1)
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

  /** Frees the turn, for the next client that may run. */
  #leave(client: string): void {
    const left = (this.#runningByClient.get(client) ?? 1) - 1
    if (left > 0) this.#runningByClient.set(client, left)
    else this.#runningByClient.delete(client)
    this.#running -= 1
    const next = this.#waiting.entries().find(([waiting]) => !this.#isBusy(waiting))
    if (!next) return
    const [nextClient, [first, ...others]] = next
    this.#waiting.delete(nextClient)
    if (others.length > 0) this.#waiting.set(nextClient, others)
    this.#waitingCount -= 1
    this.#begin(nextClient)
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
