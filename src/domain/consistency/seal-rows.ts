import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type SealedTableName, sealedTableNames, sealHash } from './sealed-tables.ts'

export interface Seal {
  readonly table: SealedTableName
  readonly lastId: number
  readonly hash: Buffer
}

/** A broken seal names its rows, so it covers few. */
const maxRowsPerSeal = 1000

/**
 * Seals the rows that have been added to the append-only tables since the last seal, until the deadline, and returns the
 * seals. Locks nothing: a row is sealed at the second call, when every transaction that ran at the first one has ended.
 */
export async function sealRows(marketplace: Marketplace, isOver: () => boolean): Promise<Seal[]> {
  requireAllowed(isSystem(marketplace.actor))
  const { db } = marketplace
  const seals: Seal[] = []
  for (const table of sealedTableNames) {
    const sealable = await sealableId(db, table)
    for (let seal = await sealNext(db, table, sealable); seal; seal = await sealNext(db, table, sealable)) {
      seals.push(seal)
      if (isOver()) return seals
    }
    await markSealable(db, table)
  }
  return seals
}

/** Returns the id up to which no row can be added any more; 0 when none is known. */
async function sealableId(db: Database, table: SealedTableName): Promise<number> {
  const marked = await db
    .selectFrom('sealable_rows')
    .select('last_id')
    .where('table_name', '=', table)
    .where(sql<boolean>`next_transaction <= pg_snapshot_xmin(pg_current_snapshot())`)
    .executeTakeFirst()
  return marked?.last_id ?? 0
}

/** Marks the present rows, unless transactions that ran at the last mark still run. A restored database has lower numbers. */
async function markSealable(db: Database, table: SealedTableName): Promise<void> {
  await sql`
    insert into sealable_rows as marked (table_name, last_id, next_transaction)
    select ${table}::text, coalesce(max(id), 0), pg_snapshot_xmax(pg_current_snapshot()) from ${sql.table(table)}
    on conflict (table_name) do update set last_id = excluded.last_id, next_transaction = excluded.next_transaction
    where marked.next_transaction <= pg_snapshot_xmin(pg_current_snapshot())
      or marked.next_transaction > pg_snapshot_xmax(pg_current_snapshot())`.execute(db)
}

/** Returns undefined when nothing is left to seal, or another instance has just sealed it. */
async function sealNext(db: Database, table: SealedTableName, sealable: number): Promise<Seal | undefined> {
  const previous = await db
    .selectFrom('seals')
    .select(['last_id', 'hash'])
    .where('table_name', '=', table)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const first = sql<number>`${(previous?.last_id ?? 0) + 1}::bigint`
  const hash = sealHash(table, { first, last: sql<number>`last_id` }, sql`${previous?.hash ?? null}::bytea`)
  const { rows } = await sql<Seal>`
    insert into seals (table_name, first_id, last_id, hash)
    select ${table}::text, ${first}, last_id, ${hash} from (
      select max(id) as last_id from (
        select id from ${sql.table(table)} where id between ${first} and ${sealable} order by id limit ${maxRowsPerSeal}
      ) as of_seal) as range
    where last_id is not null
    on conflict (table_name, first_id) do nothing
    returning table_name as "table", last_id as "lastId", hash`.execute(db)
  return rows[0]
}
