import { createHash } from 'node:crypto'
import { type Compilable, CompiledQuery, type Kysely, type RawBuilder } from 'kysely'
import type pg from 'pg'
import { Batch } from './eager-pool.ts'
import type { Tables } from './tables.ts'

type Query<Row> = Compilable<Row> | RawBuilder<Row>

type RowsOf<Asked> = Asked extends Query<infer Row> ? Row[] : never[]

/**
 * Asks several questions in one round trip, each of which sees what those before it have done; one that is undefined is
 * not asked and has no rows. The first that fails ends the rest. Their plans are kept, so they are for what is asked
 * all the time in the same words: lists go in as one array or as JSON.
 */
export async function together<const Asked extends readonly (Query<unknown> | undefined)[]>(
  db: Kysely<Tables>,
  ...queries: Asked
): Promise<{ -readonly [Place in keyof Asked]: RowsOf<Asked[Place]> }> {
  const asked = queries.filter((query) => query !== undefined)
  const statements = asked.map((query) => {
    const { sql, parameters } = query.compile(db)
    return { sql, parameters, name: nameOf(sql) }
  })
  const { rows } = await db.executeQuery(CompiledQuery.raw('together', [new Batch(statements)]))
  const answers = rows as pg.QueryResult['rows'][]
  const answered = queries.map((query) => (query === undefined ? [] : answers.shift()))
  return answered as { [Place in keyof Asked]: RowsOf<Asked[Place]> }
}

/** Enough for all that this program asks. What came after them would be planned each time rather than fill the server. */
const mostNames = 500
const names = new Map<string, string>()

function nameOf(sql: string): string | undefined {
  const known = names.get(sql)
  if (known !== undefined || names.size === mostNames) return known
  const name = createHash('sha256').update(sql).digest('hex').slice(0, 32)
  names.set(sql, name)
  return name
}
