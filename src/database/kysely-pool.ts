import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { statementName } from './statement-names.ts'

export interface Statement {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

/**
 * Several statements as the only parameter of one query, since Kysely sends the queries of a transaction one by one.
 */
export class PipelinedStatements {
  readonly statements: readonly Statement[]

  constructor(statements: readonly Statement[]) {
    this.statements = statements
  }
}

/**
 * The pool as Kysely uses it: queries are prepared by name where connections keep prepared statements, and
 * `PipelinedStatements` return the rows of each statement.
 */
export function kyselyPool(pool: pg.Pool, { keepsPreparedStatements = true } = {}): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    end: () => pool.end(),
    // Kysely recognizes a connection by its client.
    connect: async () =>
      clients.getOrInsertComputed(await pool.connect(), (client) => kyselyClient(client, keepsPreparedStatements)),
  }
}

function kyselyClient(client: pg.PoolClient, keepsPreparedStatements: boolean): PostgresPoolClient {
  const send = ({ sql, parameters }: Statement) => {
    const name = keepsPreparedStatements ? statementName(sql) : undefined
    return client.query({ text: sql, values: [...parameters], ...(name !== undefined && { name }) })
  }
  const query = async (sql: string, parameters: readonly unknown[]) => {
    const [first] = parameters
    if (!(first instanceof PipelinedStatements)) return send({ sql, parameters })
    const results = await allResults(first.statements.map(send))
    return { command: 'SELECT', rowCount: results.length, rows: results.map(({ rows }) => rows) }
  }
  // Kysely calls `query` with a cursor only for streams, which the shop does not use.
  return { query: query as PostgresPoolClient['query'], release: (destroy) => client.release(destroy) }
}

/**
 * Waits for all, so that the connection is idle afterwards, and throws the first failure: those after it follow from
 * it.
 */
async function allResults(sent: readonly Promise<pg.QueryResult>[]): Promise<pg.QueryResult[]> {
  await Promise.allSettled(sent)
  return Promise.all(sent)
}
