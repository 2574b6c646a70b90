import type { PostgresPool } from 'kysely'
import type pg from 'pg'
import { type Statement, sendTogether } from './pipeline.ts'

/** Several statements for one round trip. To Kysely they are the only parameter of one that answers a row for each. */
export class Batch {
  readonly statements: readonly Statement[]
  /** Whether they go with whatever is asked next, at the latest with the commit: nobody waits for their answers. */
  readonly isLeft: boolean

  constructor(statements: readonly Statement[], isLeft = false) {
    this.statements = statements
    this.isLeft = isLeft
  }
}

/** The pool as Kysely gets it: BEGIN goes with the first statement behind it, and a batch goes in one piece. */
export function eagerPool(pool: pg.Pool): PostgresPool {
  const known = new WeakMap<pg.PoolClient, EagerClient>()
  const connect = async () => {
    const client = await pool.connect()
    const eager = known.get(client) ?? new EagerClient(client)
    known.set(client, eager)
    return eager
  }
  // Kysely's own type says that any query may be asked; it asks only these.
  return { connect, end: () => pool.end(), options: pool.options } as unknown as PostgresPool
}

/**
 * PostgreSQL lets commits that tell something (NOTIFY) take turns, and keeps all locks until a commit lies on the disk.
 * So a transaction commits without waiting for the disk, makes way, and waits then: for a message to nobody, written
 * down behind it. All who wait share one writing. No caller hears of a commit before it lies on the disk; decision 29.
 */
const withoutWaiting: Statement = {
  sql: "select set_config('synchronous_commit', 'off', true)",
  parameters: [],
  name: 'without-waiting',
}
/** The same for what is asked together, whose plans are kept from the first time on: PostgreSQL would plan some anew each time. */
const withKeptPlans: Statement = {
  sql: "select set_config('synchronous_commit', 'off', true), set_config('plan_cache_mode', 'force_generic_plan', true)",
  parameters: [],
  name: 'with-kept-plans',
}
const commitAndWait: readonly Statement[] = [
  { sql: 'commit', parameters: [], name: 'commit' },
  { sql: "select pg_logical_emit_message(true, '', '')", parameters: [], name: 'wait' },
]

class EagerClient {
  readonly #client: pg.PoolClient
  /** What has been said and goes with the next statement: how the transaction begins, and what was left for later. */
  #begin: string | undefined
  #left: readonly Statement[] = []

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
    if (this.#left.length > 0) await this.#send([], withKeptPlans)
    const begin = this.#begin
    if (begin !== undefined) {
      if (parameters.length > 0) return (await this.#send([{ sql, parameters }], withoutWaiting))[0] as pg.QueryResult
      // Without parameters it may be several statements, such as a migration, which only go by themselves.
      this.#begin = undefined
      await this.#client.query(`${begin}; ${withoutWaiting.sql}`)
    }
    return this.#client.query(sql, [...parameters])
  }

  async #sendBatch({ statements, isLeft }: Batch): Promise<Pick<pg.QueryResult, 'command' | 'rows'>> {
    if (isLeft) this.#left = [...this.#left, ...statements]
    const answers = isLeft ? [] : await this.#send(statements, withKeptPlans)
    return { command: 'BATCH', rows: answers.map(({ rows }) => rows) }
  }

  /** The answers to the statements, which have what was said before them sent along. */
  async #send(statements: readonly Statement[], how: Statement): Promise<pg.QueryResult[]> {
    const begin = this.#begin
    const beginning = begin === undefined ? [] : [{ sql: begin, parameters: [], name: begin }, how]
    const before = [...beginning, ...this.#left]
    this.#begin = undefined
    this.#left = []
    return (await sendTogether(this.#client, [...before, ...statements])).slice(before.length)
  }

  async #commit(): Promise<Pick<pg.QueryResult, 'command' | 'rows'>> {
    // A transaction in which nothing was asked has not begun.
    const isEmpty = this.#begin !== undefined && this.#left.length === 0
    if (!isEmpty) await this.#send(commitAndWait, withKeptPlans)
    this.#begin = undefined
    return { command: 'COMMIT', rows: [] }
  }

  async #rollback(): Promise<Pick<pg.QueryResult, 'command' | 'rows'>> {
    const hasBegun = this.#begin === undefined
    this.#begin = undefined
    this.#left = []
    if (hasBegun) await this.#client.query('rollback')
    return { command: 'ROLLBACK', rows: [] }
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy)
  }
}
