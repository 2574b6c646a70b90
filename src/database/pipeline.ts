import { type Compilable, CompiledQuery, type Kysely, type RawBuilder } from 'kysely'
import { PipelinedStatements } from './kysely-pool.ts'
import { nameStatement } from './statement-names.ts'
import type { Tables } from './tables.ts'

type Query<Row> = Compilable<Row> | RawBuilder<Row> | CompiledQuery<Row>

type RowsOf<Of> = Of extends Query<infer Row> ? Row[] : never[]

/**
 * Sends several named queries on one connection in one round trip (the `pipeline` option of pg), in their order, and
 * returns the rows of each by its name. Each query sees the effects of those before it; an undefined query is skipped
 * and has no rows. The queries are prepared by name. Throws the first failure: in a transaction the queries after it
 * have no effect, outside of one each query is a transaction of its own.
 */
export async function pipeline<Queries extends Readonly<Record<string, Query<unknown> | undefined>>>(
  db: Kysely<Tables>,
  queries: Queries,
): Promise<{ -readonly [Name in keyof Queries]: RowsOf<Queries[Name]> }> {
  const given = Object.values(queries).filter((query) => query !== undefined)
  const statements = given.map((query) => ('compile' in query ? query.compile(db) : query))
  for (const { sql } of statements) nameStatement(sql)
  const sent = await db.executeQuery(CompiledQuery.raw('pipeline', [new PipelinedStatements(statements)]))
  const results = [...sent.rows]
  const rows = Object.entries(queries).map(([name, query]) => [name, query === undefined ? [] : results.shift()])
  return Object.fromEntries(rows) as { [Name in keyof Queries]: RowsOf<Queries[Name]> }
}

/** Names queries of one kind for a pipeline: `counted 0`, `counted 1`. */
export function numbered<Row>(name: string, queries: readonly Query<Row>[]): Readonly<Record<string, Query<Row>>> {
  return Object.fromEntries(queries.map((query, place) => [`${name} ${place}`, query]))
}
