import type { PostgresPool } from 'kysely'
import type pg from 'pg'
import { type Statement, sendTogether } from './pipeline.ts'

/** Several statements for one round trip. To Kysely they are the only parameter of one that answers a row for each. */
export class Batch {
  readonly statements: readonly Statement[]

  constructor(statements: readonly Statement[]) {
    this.statements = statements
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
  #begin: string | undefined

  constructor(client: pg.PoolClient) {
    this.#client = client
  }

  async query(sql: string, parameters: readonly unknown[]): Promise<Pick<pg.QueryResult, 'command' | 'rows'>> {
    const begin = this.#begin
    this.#begin = undefined
    if (/^(begin|start transaction)\b/.test(sql)) {
      this.#begin = sql
      return { command: 'BEGIN', rows: [] }
    }
    const [batch] = parameters
    if (batch instanceof Batch) {
      const answers = await this.#send(batch.statements, begin, withKeptPlans)
      return { command: 'BATCH', rows: answers.map(({ rows }) => rows) }
    }
    if (begin !== undefined) {
      // A transaction in which nothing was asked has not begun.
      if (sql === 'commit' || sql === 'rollback') return { command: sql.toUpperCase(), rows: [] }
      if (parameters.length > 0)
        return (await this.#send([{ sql, parameters }], begin, withoutWaiting))[0] as pg.QueryResult
      // Without parameters it may be several statements, such as a migration, which only go by themselves.
      await this.#client.query(`${begin}; ${withoutWaiting.sql}`)
    }
    if (sql === 'commit') return this.#commit()
    return this.#client.query(sql, [...parameters])
  }

  async #send(statements: readonly Statement[], begin: string | undefined, how: Statement): Promise<pg.QueryResult[]> {
    if (begin === undefined) return sendTogether(this.#client, statements)
    const beginning = [{ sql: begin, parameters: [], name: begin }, how]
    return (await sendTogether(this.#client, [...beginning, ...statements])).slice(beginning.length)
  }

  async #commit(): Promise<Pick<pg.QueryResult, 'command' | 'rows'>> {
    await sendTogether(this.#client, commitAndWait)
    return { command: 'COMMIT', rows: [] }
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy)
  }
}
