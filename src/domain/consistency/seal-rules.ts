import { sql } from 'kysely'
import { type ConsistencyRule, isErased, isIn, type RowRange, type Violation } from './consistency-rule.ts'
import { type SealedTableName, sealedTableNames, sealedTables, sealHash } from './sealed-tables.ts'

/** The rows that a seal covers are those that were sealed, and the seal follows the one before. */
export const sealsHold: ConsistencyRule = {
  table: 'seals',
  violationsIn: (range) => sql<Violation>`
    with checked as (
      select seals.*, before.last_id as last_id_before, before.hash as hash_before
      from seals left join lateral (
        select last_id, hash from seals as earlier
        where earlier.table_name = seals.table_name and earlier.id < seals.id order by earlier.id desc limit 1) as before on true
      where ${isIn(range, 'seals.id')})
    ${sql.join(sealedTableNames.map(brokenSeals), sql` union all `)}`,
}

function brokenSeals(table: SealedTableName) {
  const rows = { first: sql<number>`first_id`, last: sql<number>`last_id` }
  return sql`
    select checked.id as "rowId",
      format('rows %s to %s of %s are not those that were sealed', first_id, last_id, table_name) as detail
    from checked where table_name = ${sql.lit(table)}
      and (first_id <> coalesce(last_id_before, 0) + 1 or hash <> ${sealHash(table, rows, sql`hash_before`)})`
}

/** Personal values are those that were hashed when their row was written, or erased together with their salt. */
export const personalValuesHold: ConsistencyRule = {
  table: 'seals',
  violationsIn: (range) =>
    sql<Violation>`${sql.join(
      sealedTableNames
        .filter((table) => sealedTables[table].personal.length > 0)
        .map((table) => changedValues(table, range)),
      sql` union all `,
    )}`,
}

function changedValues(table: SealedTableName, range: RowRange) {
  const columns = sql`${[...sealedTables[table].personal]}::text[]`
  return sql`
    select seals.id as "rowId", format('the personal values of row %s of %s have changed', part.id, table_name) as detail
    from seals join ${sql.table(table)} as part on part.id between first_id and last_id
    where ${isIn(range, 'seals.id')} and table_name = ${sql.lit(table)} and case
        when personal_salt is not null
        then personal_hash is distinct from personal_hash(personal_salt, to_jsonb(part), ${columns})
        when personal_hash is not null then not ${isErased(table, 'part.id')}
        else exists (select from unnest(${columns}) as name where coalesce(to_jsonb(part) ->> name, '') <> '')
      end`
}
