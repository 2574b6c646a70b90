import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { clientConfig, type DatabaseAddress, impatientSocket } from './connect.ts'

/** Whoever wants to know what changes. */
export interface ChangeListener {
  /** A thing changed, by the name the database gives it; see migration 0013. */
  onChange(thing: string): void
  /** From here on changes may have been missed, until `isListening` says otherwise. */
  onDeaf(): void
}

/** An ear at the database. */
export interface Hearing {
  isListening(): boolean
  /** Whether all that was committed until a moment ago has been heard. */
  isSure(): boolean
  /** Whether all that was committed until this moment, as `performance.now()` had it, has been heard. */
  hasHeardUntil(moment: number): boolean
  /** Waits until all that was committed before this call has been heard. False when that cannot be had at once. */
  catchUp(): Promise<boolean>
  close(): Promise<void>
}

/** How long anything may take, in milliseconds. */
const usualPatience = {
  /** Between two questions that show that the line is alive. */
  beat: 200,
  /** At least between any two, so that in a crowd many share one. */
  rest: 10,
  /** An answer to a question asked longer ago than this proves nothing any more. */
  proof: 700,
  /** For one who waits to have heard everything. */
  catchUp: 500,
  /** A line that says nothing at all is given up. */
  silence: 5000,
  /** Before a lost line is made again. */
  retry: 250,
}

/**
 * Hears what is committed, on a connection of its own. The line is asked all the time: PostgreSQL sends what it has to
 * tell before it answers, so an answer proves that everything up to its question has been heard.
 */
export function hearChanges(address: DatabaseAddress, listener: ChangeListener, patience = usualPatience): Hearing {
  const closing = new AbortController()
  let line: pg.Client | undefined
  let heardUntil = Number.NEGATIVE_INFINITY
  let askedLast = Number.NEGATIVE_INFINITY
  let answered: Promise<boolean> | undefined
  let nextAnswered: Promise<boolean> | undefined

  const ask = async () => {
    const askedAt = performance.now()
    const asked = line
    try {
      await asked?.query('select')
    } catch {
      return false
    }
    if (asked === undefined || asked !== line) return false
    heardUntil = askedAt
    return true
  }

  /** Whoever comes while a question is under way shares the next one, which is asked after they came. */
  const prove = (): Promise<boolean> => {
    nextAnswered ??= (answered ?? Promise.resolve()).then(async () => {
      const tooSoon = askedLast + patience.rest - performance.now()
      if (tooSoon > 0) await pause(tooSoon, undefined, { ref: false })
      nextAnswered = undefined
      askedLast = performance.now()
      answered = ask()
      return answered
    })
    return nextAnswered
  }

  const listenUntilLost = async () => {
    const client = new pg.Client({
      ...clientConfig(address),
      connectionTimeoutMillis: patience.silence,
      stream: () => impatientSocket(patience.silence),
    })
    client.on('error', () => {})
    client.on('notification', ({ payload }) => payload && listener.onChange(payload))
    try {
      await client.connect()
      await client.query('listen changed')
      line = client
      while (await prove()) await pause(patience.beat, undefined, { signal: closing.signal, ref: false })
    } finally {
      line = undefined
      heardUntil = Number.NEGATIVE_INFINITY
      listener.onDeaf()
      await client.end()
    }
  }

  const listening = (async () => {
    while (!closing.signal.aborted) {
      await listenUntilLost().catch(() => {})
      await pause(patience.retry, undefined, { signal: closing.signal, ref: false }).catch(() => {})
    }
  })()

  return {
    isListening: () => line !== undefined,
    isSure: () => performance.now() - heardUntil < patience.proof,
    hasHeardUntil: (moment) => heardUntil >= moment,
    catchUp: () =>
      line ? Promise.race([prove(), pause(patience.catchUp, false, { ref: false })]) : Promise.resolve(false),
    async close() {
      closing.abort()
      await listening
    },
  }
}
