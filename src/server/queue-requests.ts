import type { MiddlewareHandler } from 'hono'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { describeRequest } from '#api/request-marketplace.ts'
import type { Tables } from '#database/tables.ts'
import type { DiskSpace } from './disk-space.ts'
import { RequestQueue, type RequestQueueLimits } from './request-queue.ts'

export interface QueueLimits {
  /** For requests that read. */
  readonly reads: RequestQueueLimits
  /** For transactions: each holds a database connection, also while it waits for a lock. */
  readonly transactions: RequestQueueLimits
}

/** What `queueRequests` stores in the context besides the turn of transactions. */
export interface QueueVariables {
  /** Waits until a request that is not a GET may read outside of transactions, and returns what ends its turn. */
  readonly takeReadTurn: () => Promise<() => void>
}

/**
 * Transactions leave some of the ten database connections to reads. With two reads of one client one renders while the
 * other waits for the database; with more of them each turn of the event loop would be longer for everybody.
 */
export const defaultQueueLimits: QueueLimits = {
  reads: { maxRunning: 16, maxRunningPerClient: 2, maxWaiting: 200, maxWaitMilliseconds: 5000 },
  transactions: { maxRunning: 6, maxWaiting: 200, maxWaitMilliseconds: 5000 },
}

/**
 * Bounds how many requests use the database at a time and how many wait for it, fairly among clients. Reads wait here;
 * other requests wait when their transaction begins, so that a slow upload keeps nobody waiting; none begins while the
 * disk is nearly full. A request that is refused finds the database unavailable, so pages and the API respond 503 with
 * Retry-After as usual.
 */
export function queueRequests(limits: QueueLimits, disk?: DiskSpace): MiddlewareHandler {
  const reads = new RequestQueue(limits.reads)
  const transactions = new RequestQueue(limits.transactions)
  return async (context, next) => {
    const client: string = context.get('client')
    const takeTurn = async () => {
      await disk?.require()
      return transactions.enter(client)
    }
    describeRequest(context, { takeTurn })
    // For forms that only read.
    context.set('takeReadTurn', () => reads.enter(client))
    if (!['GET', 'HEAD'].includes(context.req.method)) return next()
    let leave = await reads.enter(client).catch((error) => {
      context.set('database', unavailableDatabase(error))
    })
    context.set('withoutTurn', async (work: () => Promise<unknown>) => {
      if (!leave) return work()
      leave()
      leave = undefined
      const result = await work()
      leave = await reads.enter(client)
      return result
    })
    try {
      await next()
    } finally {
      leave?.()
    }
  }
}

/** A handle on which every query and transaction throws this error. */
function unavailableDatabase(error: unknown): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new UnavailableDriver(error),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
}

class UnavailableDriver extends DummyDriver {
  readonly #error: unknown

  constructor(error: unknown) {
    super()
    this.#error = error
  }

  override async acquireConnection(): Promise<never> {
    throw this.#error
  }
}
