import { type Compilable, CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely'
import { nameStatement } from './statement-names.ts'
import type { Tables } from './tables.ts'

/** Stand in for the values while a query is compiled. */
export type Placeholders<Values> = { readonly [Name in keyof Values]: RawBuilder<Values[Name]> }

/**
 * Compiles a query once, at its first use, and fills in the values each time; it is prepared by name. For queries that
 * run often. The text of the query must not depend on its values. Run the result with `executeQuery` or in a pipeline.
 */
export function prepareQuery<Values extends object, Row>(
  build: (db: Kysely<Tables>, placeholders: Placeholders<Values>) => Compilable<Row> | RawBuilder<Row>,
): (db: Kysely<Tables>, values: Values) => CompiledQuery<Row> {
  let compiled: CompiledQuery<Row> | undefined
  return (db, values) => {
    if (compiled === undefined) {
      compiled = build(db, placeholders as Placeholders<Values>).compile(db)
      nameStatement(compiled.sql)
    }
    const fill = (part: unknown) => (part instanceof Placeholder ? values[part.name as keyof Values] : part)
    return CompiledQuery.raw(compiled.sql, compiled.parameters.map(fill)) as CompiledQuery<Row>
  }
}

class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

const placeholders = new Proxy({}, { get: (_, name) => sql`${new Placeholder(String(name))}` })
