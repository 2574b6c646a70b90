import { createHash } from 'node:crypto'
import { type Compilable, CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely'
import type pg from 'pg'
import type { Statement } from './pipeline-protocol.ts'
import { Batch } from './pipelining-pool.ts'
import type { PreparedQuery } from './prepared-query.ts'
import type { Tables } from './tables.ts'

type Query<Row> = Compilable<Row> | RawBuilder<Row> | PreparedQuery<Row>

type RowsOf<Queries> = Queries extends Query<infer Row> ? Row[] : never[]

/**
 * Sends several queries in one round trip and returns the rows of each, in order. Each query sees the effects of those
 * before it; an undefined query is skipped and has no rows. When one fails, the server skips the rest. The queries are
 * prepared by name and their plans cached, so their text must not vary: lists are passed as one array or as JSON.
 */
export async function pipeline<const Queries extends readonly (Query<unknown> | undefined)[]>(
  db: Kysely<Tables>,
  ...queries: Queries
): Promise<{ -readonly [Place in keyof Queries]: RowsOf<Queries[Place]> }> {
  const given = queries.filter((query) => query !== undefined)
  const results = await sendBatch(db, compiled(db, given))
  const rows = queries.map((query) => (query === undefined ? [] : results.shift()))
  return rows as { [Place in keyof Queries]: RowsOf<Queries[Place]> }
}

/**
 * Defers queries whose results are not needed: they are sent with the next query of the transaction, at the latest with its
 * commit, so they cost no round trip. If one fails, the query or commit it was sent with fails.
 */
export async function sendWithCommit(
  db: Kysely<Tables>,
  ...queries: readonly (Query<unknown> | undefined)[]
): Promise<void> {
  if (!db.isTransaction) throw new Error('Only queries of a transaction can be sent with its commit')
  const given = queries.filter((query) => query !== undefined)
  await db.executeQuery(CompiledQuery.raw('sent with commit', [new Batch(named(compiled(db, given)), true)]))
}

/** Sends the queries in one round trip, prepared by name, and returns the rows of each. */
export async function sendBatch(
  db: Kysely<Tables>,
  queries: readonly CompiledText[],
): Promise<pg.QueryResult['rows'][]> {
  const { rows } = await db.executeQuery(CompiledQuery.raw('pipeline', [new Batch(named(queries))]))
  return rows as pg.QueryResult['rows'][]
}

type CompiledText = Pick<CompiledQuery, 'sql' | 'parameters'>

function compiled(db: Kysely<Tables>, queries: readonly Query<unknown>[]): CompiledText[] {
  return queries.map((query) => ('compile' in query ? query.compile(db) : query))
}

function named(queries: readonly CompiledText[]): Statement[] {
  return queries.map(({ sql, parameters }) => ({ sql, parameters, name: nameOf(sql) }))
}

const customPlanMarker = '/* planned each time */'

/** Marks statements whose best plan depends on their values, such as how common a word is: they are not prepared by name. */
export const withCustomPlan = sql.raw(customPlanMarker)

/** More than the program has queries. Further ones are planned each time, so that the server's memory is bounded. */
const maxNames = 500
const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  if (text.includes(customPlanMarker)) return undefined
  const known = names.get(text)
  if (known !== undefined || names.size === maxNames) return known
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32)
  names.set(text, name)
  return name
}
