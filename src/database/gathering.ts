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
import type { Tables } from './tables.ts'
import { sendInOneGo } from './together.ts'

/**
 * The database for whoever makes one page or answer: what it asks at the same moment, in whatever operations, goes in
 * one round trip, and its plans are kept. One question that fails takes those beside it along, so it is not for several
 * visitors at once.
 */
export function gathering(db: Kysely<Tables>): Kysely<Tables> {
  return new Gathering(db)
}

class Gathering extends Kysely<Tables> {
  readonly #db: Kysely<Tables>

  constructor(db: Kysely<Tables>) {
    super({
      dialect: {
        createDriver: () => new GatheringDriver(db),
        createQueryCompiler: () => new PostgresQueryCompiler(),
        createAdapter: () => new PostgresAdapter(),
        createIntrospector: (db) => new PostgresIntrospector(db),
      },
    })
    this.#db = db
  }

  /** A transaction has a connection of its own, and its own order of things. */
  override transaction(): TransactionBuilder<Tables> {
    return this.#db.transaction()
  }
}

interface Asked {
  readonly query: CompiledQuery
  resolve(answer: QueryResult<never>): void
  reject(error: unknown): void
}

class GatheringDriver implements Driver, DatabaseConnection {
  readonly #db: Kysely<Tables>
  #asked: Asked[] = []

  constructor(db: Kysely<Tables>) {
    this.#db = db
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    // Everything that is ready to be asked has been by then.
    if (this.#asked.length === 0) setImmediate(() => this.#send())
    return new Promise((resolve, reject) => this.#asked.push({ query, resolve, reject }))
  }

  async #send(): Promise<void> {
    const asked = this.#asked
    this.#asked = []
    try {
      const answers = await sendInOneGo(
        this.#db,
        asked.map(({ query }) => query),
      )
      for (const [place, { resolve }] of asked.entries()) resolve({ rows: answers[place] as never[] })
    } catch (error) {
      for (const { reject } of asked) reject(error)
    }
  }

  /** Nothing is taken that would have to be given back: the connection is the database's own. */
  async acquireConnection(): Promise<DatabaseConnection> {
    return this
  }

  async init(): Promise<void> {}
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}

  streamQuery(): never {
    throw new Error('What is gathered is not streamed')
  }

  beginTransaction = ownTransactions
  commitTransaction = ownTransactions
  rollbackTransaction = ownTransactions
}

function ownTransactions(): never {
  throw new Error('Transactions are begun on the database itself')
}
