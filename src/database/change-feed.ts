import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { clientConfig, type DatabaseAddress, socketWithTimeout } from './connect.ts'

export interface ChangeListener {
  /**
   * Called with the cache tag of committed data that has changed; database/schema/11-cache-tags.sql defines the tags.
   */
  onChange(tag: string): void
  /** The connection is lost. Changes may be missed until `isConnected` returns true again. */
  onDisconnect(): void
}

/** A subscription to committed changes, by PostgreSQL's LISTEN and NOTIFY. */
export interface ChangeFeed {
  isConnected(): boolean
  /** Whether the server has left a query or a connection without a response for a while: it probably hangs. */
  isSilent(): boolean
  /** Whether all changes committed until a moment ago have been received. */
  isUpToDate(): boolean
  /** Whether all changes committed until this moment have been received. Milliseconds as of `performance.now()`. */
  isUpToDateAsOf(moment: number): boolean
  /**
   * Resolves to true once all changes committed before this call have been received, to false if that takes too long,
   * at once while the server is silent.
   */
  resync(): Promise<boolean>
  close(): Promise<void>
}

/** Milliseconds. */
const defaultTimings = {
  /** Between two heartbeats. */
  heartbeat: 200,
  /** At least between two queries, so that concurrent callers share one. */
  minInterval: 10,
  /** The age of the last acknowledged query up to which the feed counts as up to date. */
  maxAge: 700,
  /** How long `resync` waits, and after which a server that does not respond is silent. */
  resync: 500,
  /** A connection that receives nothing for this long is closed. */
  socket: 5000,
  /** Before a lost connection is opened again. */
  retry: 250,
}

/**
 * Receives changes on a connection of its own. PostgreSQL sends pending notifications before the result of a query, so
 * a result proves that all changes committed before its query have been received. Heartbeat queries prove it
 * continuously.
 */
export function openChangeFeed(
  address: DatabaseAddress,
  listener: ChangeListener,
  timings = defaultTimings,
): ChangeFeed {
  const closing = new AbortController()
  let client: pg.Client | undefined
  let receivedUntil = Number.NEGATIVE_INFINITY
  let lastQueryAt = Number.NEGATIVE_INFINITY
  let currentQuery: Promise<boolean> | undefined
  let nextQuery: Promise<boolean> | undefined
  let isSilent = false

  const noticeSilence = async (response: Promise<unknown> | undefined) => {
    const timer = setTimeout(() => {
      isSilent = true
    }, timings.resync).unref()
    try {
      await response
      isSilent = false
    } finally {
      clearTimeout(timer)
    }
  }

  const query = async () => {
    const sentAt = performance.now()
    const sentBy = client
    try {
      await noticeSilence(sentBy?.query('select'))
    } catch {
      return false
    }
    if (sentBy === undefined || sentBy !== client) return false
    receivedUntil = sentAt
    return true
  }

  /** A caller must not share a query that was sent before it called: all callers meanwhile share the next one. */
  const confirm = (): Promise<boolean> => {
    nextQuery ??= (currentQuery ?? Promise.resolve()).then(async () => {
      const wait = lastQueryAt + timings.minInterval - performance.now()
      if (wait > 0) await pause(wait, undefined, { ref: false })
      nextQuery = undefined
      lastQueryAt = performance.now()
      currentQuery = query()
      return currentQuery
    })
    return nextQuery
  }

  const listenUntilLost = async () => {
    const connecting = new pg.Client({
      ...clientConfig(address),
      connectionTimeoutMillis: timings.socket,
      stream: () => socketWithTimeout(timings.socket),
    })
    connecting.on('error', () => {})
    connecting.on('notification', ({ payload }) => payload && listener.onChange(payload))
    try {
      await noticeSilence(connecting.connect())
      await connecting.query('listen changed')
      client = connecting
      while (await confirm()) await pause(timings.heartbeat, undefined, { signal: closing.signal, ref: false })
    } finally {
      client = undefined
      receivedUntil = Number.NEGATIVE_INFINITY
      listener.onDisconnect()
      await connecting.end()
    }
  }

  const listening = (async () => {
    while (!closing.signal.aborted) {
      await listenUntilLost().catch(() => {})
      await pause(timings.retry, undefined, { signal: closing.signal, ref: false }).catch(() => {})
    }
  })()

  return {
    isConnected: () => client !== undefined,
    isSilent: () => isSilent,
    isUpToDate: () => performance.now() - receivedUntil < timings.maxAge,
    isUpToDateAsOf: (moment) => receivedUntil >= moment,
    resync: () =>
      client && !isSilent
        ? Promise.race([confirm(), pause(timings.resync, false, { ref: false })])
        : Promise.resolve(false),
    async close() {
      closing.abort()
      await listening
    },
  }
}
