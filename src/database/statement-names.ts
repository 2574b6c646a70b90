import { createHash } from 'node:crypto'
import { sql } from 'kysely'

/** More than the program has queries. Further ones are planned each time, so that the server's memory is bounded. */
const maxNames = 500
const names = new Map<string, string>()

const customPlanMarker = '/* planned each time */'

/**
 * Marks queries whose best plan depends on their values, such as how common a word is: they are not prepared by name.
 */
export const withCustomPlan = sql.raw(customPlanMarker)

/**
 * From now on, queries with this text are prepared by name on each connection, and PostgreSQL can cache their plans.
 */
export function nameStatement(text: string): void {
  if (names.has(text) || names.size === maxNames || text.includes(customPlanMarker)) return
  names.set(text, createHash('sha256').update(text).digest('hex').slice(0, 32))
}

/** Returns the name of a query's prepared statement; undefined when it is not prepared by name. */
export function statementName(text: string): string | undefined {
  return names.get(text)
}
