import { type Compilable, CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from './tables.ts'

/** A question whose words are ready: nothing is left to be put together but its values. */
export interface Question<Row> {
  readonly sql: string
  readonly parameters: readonly unknown[]
  /** What it answers; there is nothing to be read here. */
  readonly rows?: readonly Row[]
}

/** What stands in the words where a value will. */
export type Blanks<Values> = { readonly [Name in keyof Values]: RawBuilder<Values[Name]> }

/**
 * Puts the words of a question together when it is first asked, and never again: for those that every order asks, where
 * that would cost more than the answer. Its words may depend on nothing but what it is built with.
 */
export function inFixedWords<Values extends object, Row>(
  build: (db: Kysely<Tables>, blanks: Blanks<Values>) => Compilable<Row> | RawBuilder<Row>,
): (db: Kysely<Tables>, values: Values) => Question<Row> {
  let words: Question<Row> | undefined
  return (db, values) => {
    words ??= build(db, blanks as Blanks<Values>).compile(db)
    const fill = (part: unknown) => (part instanceof Blank ? values[part.name as keyof Values] : part)
    return { sql: words.sql, parameters: words.parameters.map(fill) }
  }
}

/** Asks it by itself. */
export async function ask<Row>(db: Kysely<Tables>, { sql, parameters }: Question<Row>): Promise<Row[]> {
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(sql, [...parameters]))
  return rows
}

class Blank {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

const blanks = new Proxy({}, { get: (_, name) => sql`${new Blank(String(name))}` })
