import type { PostgresPool } from 'kysely'
import type pg from 'pg'
import { type Statement, sendPipeline } from './pipeline-protocol.ts'

/** Several statements for one round trip. Kysely sees one query with the batch as its only parameter and a row per statement. */
export class Batch {
  readonly statements: readonly Statement[]
  /** Whether they are sent with the next query, at the latest with the commit; their results are discarded. */
  readonly isDeferred: boolean

  constructor(statements: readonly Statement[], isDeferred = false) {
    this.statements = statements
    this.isDeferred = isDeferred
  }
}

/** Wraps a pool for Kysely: BEGIN is sent together with the first statement after it, and a batch in one round trip. */
export function pipeliningPool(pool: pg.Pool): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PipeliningClient>()
  const connect = async () => {
    const client = await pool.connect()
    const pipelining = known.get(client) ?? new PipeliningClient(client)
    known.set(client, pipelining)
    return pipelining
  }
  // Kysely's type allows other calls of `query`, but Kysely makes only these.
  return { connect, end: () => pool.end(), options: pool.options } as unknown as PostgresPool
}

/**
 * PostgreSQL serializes commits that NOTIFY, and holds all locks until a commit is flushed to disk. So a transaction commits
 * asynchronously, which releases its locks, and then waits for the flush of a logical message written after it; concurrent
 * transactions share one flush. A commit returns to its caller only once it is durable (decision 29).
 */
const asyncCommit: Statement = {
  sql: "select set_config('synchronous_commit', 'off', true)",
  parameters: [],
  name: 'without-waiting',
}
/** The same for pipelined queries, with generic plans from the first execution: PostgreSQL would plan some again each time. */
const asyncCommitAndGenericPlans: Statement = {
  sql: "select set_config('synchronous_commit', 'off', true), set_config('plan_cache_mode', 'force_generic_plan', true)",
  parameters: [],
  name: 'with-kept-plans',
}
const commitThenFlush: readonly Statement[] = [
  { sql: 'commit', parameters: [], name: 'commit' },
  { sql: "select pg_logical_emit_message(true, '', '')", parameters: [], name: 'wait' },
]

class PipeliningClient {
  readonly #client: pg.PoolClient
  /** Sent with the next statement: the BEGIN, and deferred statements. */
  #begin: string | undefined
  #deferred: readonly Statement[] = []

  constructor(client: pg.PoolClient) {
    this.#client = client
  }

  async query(sql: string, parameters: readonly unknown[]): Promise<Pick<pg.QueryResult, 'command' | 'rows'>> {
    if (/^(begin|start transaction)\b/.test(sql)) {
      this.#begin = sql
      return { command: 'BEGIN', rows: [] }
    }
    const [batch] = parameters
    if (batch instanceof Batch) return this.#sendBatch(batch)
    if (sql === 'commit') return this.#commit()
    if (sql === 'rollback') return this.#rollback()
    if (this.#deferred.length > 0) await this.#send([], asyncCommitAndGenericPlans)
    const begin = this.#begin
    if (begin !== undefined) {
      if (parameters.length > 0) return (await this.#send([{ sql, parameters }], asyncCommit))[0] as pg.QueryResult
      // A query without parameters may be several statements, such as a migration, which cannot be pipelined.
      this.#begin = undefined
      await this.#client.query(`${begin}; ${asyncCommit.sql}`)
    }
    return this.#client.query(sql, [...parameters])
  }

  async #sendBatch({ statements, isDeferred }: Batch): Promise<Pick<pg.QueryResult, 'command' | 'rows'>> {
    if (isDeferred) this.#deferred = [...this.#deferred, ...statements]
    const results = isDeferred ? [] : await this.#send(statements, asyncCommitAndGenericPlans)
    return { command: 'BATCH', rows: results.map(({ rows }) => rows) }
  }

  /** Sends BEGIN and deferred statements first, and returns only the results of `statements`. */
  async #send(statements: readonly Statement[], settings: Statement): Promise<pg.QueryResult[]> {
    const begin = this.#begin
    const beginning = begin === undefined ? [] : [{ sql: begin, parameters: [], name: begin }, settings]
    const before = [...beginning, ...this.#deferred]
    this.#begin = undefined
    this.#deferred = []
    return (await sendPipeline(this.#client, [...before, ...statements])).slice(before.length)
  }

  async #commit(): Promise<Pick<pg.QueryResult, 'command' | 'rows'>> {
    // A transaction without any query has not begun.
    const isEmpty = this.#begin !== undefined && this.#deferred.length === 0
    if (!isEmpty) await this.#send(commitThenFlush, asyncCommitAndGenericPlans)
    this.#begin = undefined
    return { command: 'COMMIT', rows: [] }
  }

  async #rollback(): Promise<Pick<pg.QueryResult, 'command' | 'rows'>> {
    const hasBegun = this.#begin === undefined
    this.#begin = undefined
    this.#deferred = []
    if (hasBegun) await this.#client.query('rollback')
    return { command: 'ROLLBACK', rows: [] }
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy)
  }
}
