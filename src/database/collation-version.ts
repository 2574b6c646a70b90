import { sql } from 'kysely'
import type { Database } from './connect.ts'

/**
 * Returns what to do when the database was made with another version of the system's collation than the server has now,
 * as after an upgrade of Debian: texts are sorted in another way than in its indexes, which then find too little or
 * accept duplicates.
 */
export async function findCollationProblem(database: Database): Promise<string | undefined> {
  const { rows } = await sql<{ made: string; has: string; name: string }>`
    select datcollversion as made, pg_database_collation_actual_version(oid) as has, format('%I', datname) as name
    from pg_database
    where datname = current_database() and datcollversion <> pg_database_collation_actual_version(oid)`.execute(
    database,
  )
  const [row] = rows
  if (!row) return undefined
  const { made, has, name } = row
  return (
    `The indexes of the database were made with version ${made} of its collation, and the server has ${has}: stop the shop, ` +
    `and run as the owner of the database: REINDEX DATABASE ${name}; ALTER DATABASE ${name} REFRESH COLLATION VERSION`
  )
}
