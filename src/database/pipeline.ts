import { type Compilable, CompiledQuery, type Kysely, type RawBuilder } from 'kysely'
import { PipelinedStatements } from './kysely-pool.ts'
import { nameStatement } from './statement-names.ts'
import type { Tables } from './tables.ts'

type Query<Row> = Compilable<Row> | RawBuilder<Row> | CompiledQuery<Row>

type RowsOf<Queries> = Queries extends Query<infer Row> ? Row[] : never[]

/**
 * Sends several queries on one connection in one round trip (the `pipeline` option of pg) and returns the rows of each,
 * in order. Each query sees the effects of those before it; an undefined query is skipped and has no rows. The queries
 * are prepared by name. Throws the first failure: in a transaction the queries after it have no effect, outside of one
 * each query is a transaction of its own.
 */
export async function pipeline<const Queries extends readonly (Query<unknown> | undefined)[]>(
  db: Kysely<Tables>,
  ...queries: Queries
): Promise<{ -readonly [Place in keyof Queries]: RowsOf<Queries[Place]> }> {
  const given = queries.filter((query) => query !== undefined)
  const statements = given.map((query) => ('compile' in query ? query.compile(db) : query))
  for (const { sql } of statements) nameStatement(sql)
  const sent = await db.executeQuery(CompiledQuery.raw('pipeline', [new PipelinedStatements(statements)]))
  const results = [...sent.rows]
  const rows = queries.map((query) => (query === undefined ? [] : results.shift()))
  return rows as { [Place in keyof Queries]: RowsOf<Queries[Place]> }
}
