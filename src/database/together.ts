import { createHash } from 'node:crypto'
import { type Compilable, CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely'
import type pg from 'pg'
import { Batch } from './eager-pool.ts'
import type { Question } from './in-fixed-words.ts'
import type { Statement } from './pipeline.ts'
import type { Tables } from './tables.ts'

type Query<Row> = Compilable<Row> | RawBuilder<Row> | Question<Row>

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
  const answers = await sendInOneGo(db, compiled(db, asked))
  const answered = queries.map((query) => (query === undefined ? [] : answers.shift()))
  return answered as { [Place in keyof Asked]: RowsOf<Asked[Place]> }
}

/**
 * Has questions asked whose answers nobody needs: with whatever this transaction asks next, at the latest with its commit.
 * So they take no round trip of their own, and one that fails, fails what they went with.
 */
export async function leaveToCommit(
  db: Kysely<Tables>,
  ...queries: readonly (Query<unknown> | undefined)[]
): Promise<void> {
  if (!db.isTransaction) throw new Error('Only a transaction has a commit that something can be left to')
  const asked = queries.filter((query) => query !== undefined)
  await db.executeQuery(CompiledQuery.raw('left to commit', [new Batch(named(compiled(db, asked)), true)]))
}

/** The rows of each statement, its plan kept. */
export async function sendInOneGo(db: Kysely<Tables>, queries: readonly Words[]): Promise<pg.QueryResult['rows'][]> {
  const { rows } = await db.executeQuery(CompiledQuery.raw('together', [new Batch(named(queries))]))
  return rows as pg.QueryResult['rows'][]
}

type Words = Pick<CompiledQuery, 'sql' | 'parameters'>

function compiled(db: Kysely<Tables>, queries: readonly Query<unknown>[]): Words[] {
  return queries.map((query) => ('compile' in query ? query.compile(db) : query))
}

function named(queries: readonly Words[]): Statement[] {
  return queries.map(({ sql, parameters }) => ({ sql, parameters, name: nameOf(sql) }))
}

const remark = '/* planned each time */'

/** For statements whose best way depends on what is asked, such as how common a word is: no plan of theirs is kept. */
export const plannedEachTime = sql.raw(remark)

/** Enough for all that this program asks. What came after them would be planned each time rather than fill the server. */
const mostNames = 500
const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  if (text.includes(remark)) return undefined
  const known = names.get(text)
  if (known !== undefined || names.size === mostNames) return known
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32)
  names.set(text, name)
  return name
}
