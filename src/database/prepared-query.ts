import { type Compilable, CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from './tables.ts'

/** A compiled query with its values. */
export interface PreparedQuery<Row> {
  readonly sql: string
  readonly parameters: readonly unknown[]
  /** Only carries the type of the rows; never set. */
  readonly rows?: readonly Row[]
}

/** Stand in for the values while a query is compiled. */
export type Placeholders<Values> = { readonly [Name in keyof Values]: RawBuilder<Values[Name]> }

/**
 * Compiles a query once, at its first use, and fills in the values each time: for queries that every order sends, where
 * compiling would cost more than the query itself. The text of the query must not depend on its values.
 */
export function prepareQuery<Values extends object, Row>(
  build: (db: Kysely<Tables>, placeholders: Placeholders<Values>) => Compilable<Row> | RawBuilder<Row>,
): (db: Kysely<Tables>, values: Values) => PreparedQuery<Row> {
  let compiled: PreparedQuery<Row> | undefined
  return (db, values) => {
    compiled ??= build(db, placeholders as Placeholders<Values>).compile(db)
    const fill = (part: unknown) => (part instanceof Placeholder ? values[part.name as keyof Values] : part)
    return { sql: compiled.sql, parameters: compiled.parameters.map(fill) }
  }
}

/** Runs a prepared query and returns its rows. */
export async function runQuery<Row>(db: Kysely<Tables>, { sql, parameters }: PreparedQuery<Row>): Promise<Row[]> {
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(sql, [...parameters]))
  return rows
}

class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

const placeholders = new Proxy({}, { get: (_, name) => sql`${new Placeholder(String(name))}` })
