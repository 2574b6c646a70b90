import { sql } from 'kysely'
import type { Marketplace } from './marketplace.ts'

/** The tables of what visitors send, with the column of the time. */
const timeColumns = { comments: 'posted_at', contact_messages: 'sent_at', plan_requests: 'requested_at' } as const

/** How long equal values count as a duplicate: a second tap, or a page that was loaded again. */
const duplicateSeconds = 600

/** Only the newest rows are searched, so that the query stays fast however many there are. */
const maxSearchedRows = 200

/**
 * Finds a recent row with the same values, so that a form sent twice is stored once. Run in the transaction that
 * inserts: an advisory lock makes simultaneous duplicates wait, so that the second finds the first.
 */
export async function findDuplicate(
  { db, clock }: Marketplace,
  table: keyof typeof timeColumns,
  values: Readonly<Record<string, string | number>>,
): Promise<{ readonly id: number; readonly at: Date } | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${JSON.stringify([table, values])}, 0))`.execute(db)
  const same = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  const at = sql.ref(timeColumns[table])
  const { rows } = await sql<{ id: number; at: Date }>`
    select id, ${at} as at from (select * from ${sql.table(table)} order by id desc limit ${maxSearchedRows}) as latest
    where ${at} > ${new Date(clock.now().getTime() - duplicateSeconds * 1000)} and ${sql.join(same, sql` and `)}
    order by id desc limit 1`.execute(db)
  return rows[0]
}
