import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionBuilder,
} from 'kysely'
import { numbered, pipeline } from './pipeline.ts'
import type { Tables } from './tables.ts'

/**
 * A database handle for rendering one page or response, or for the reads of one snapshot: queries that are ready at the
 * same time, in any operation, are sent in one round trip, with cached plans. A query that fails also fails the others
 * of its batch, so requests must not share a handle.
 */
export function batchedReads(db: Kysely<Tables>): Kysely<Tables> {
  return new BatchedReads(db)
}

class BatchedReads extends Kysely<Tables> {
  readonly #db: Kysely<Tables>

  constructor(db: Kysely<Tables>) {
    super({
      dialect: {
        createDriver: () => new BatchingDriver(db),
        createQueryCompiler: () => new PostgresQueryCompiler(),
        createAdapter: () => new PostgresAdapter(),
        createIntrospector: (db) => new PostgresIntrospector(db),
      },
    })
    this.#db = db
  }

  /** Within a transaction its reads are batched, in their order. */
  override get isTransaction(): boolean {
    return this.#db.isTransaction
  }

  /** Transactions are not batched: they have a connection of their own, and the order of their queries matters. */
  override transaction(): TransactionBuilder<Tables> {
    return this.#db.transaction()
  }
}

interface PendingRead {
  readonly query: CompiledQuery
  resolve(result: QueryResult<never>): void
  reject(error: unknown): void
}

class BatchingDriver implements Driver, DatabaseConnection {
  readonly #db: Kysely<Tables>
  #pending: PendingRead[] = []

  constructor(db: Kysely<Tables>) {
    this.#db = db
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    // By then all queries that are ready have been added.
    if (this.#pending.length === 0) setImmediate(() => this.#send())
    return new Promise((resolve, reject) => this.#pending.push({ query, resolve, reject }))
  }

  async #send(): Promise<void> {
    const reads = this.#pending
    this.#pending = []
    try {
      const queries = reads.map(({ query }) => query)
      const results = Object.values(await pipeline(this.#db, numbered('read', queries)))
      for (const [place, { resolve }] of reads.entries()) resolve({ rows: results[place] as never[] })
    } catch (error) {
      for (const { reject } of reads) reject(error)
    }
  }

  /** Nothing is acquired: the underlying database acquires a connection for each batch. */
  async acquireConnection(): Promise<DatabaseConnection> {
    return this
  }

  async init(): Promise<void> {}
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}

  streamQuery(): never {
    throw new Error('Batched reads cannot be streamed')
  }

  beginTransaction = notSupported
  commitTransaction = notSupported
  rollbackTransaction = notSupported
}

function notSupported(): never {
  throw new Error('Batched reads have no transactions of their own')
}
