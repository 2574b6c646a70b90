import { type RawBuilder, sql } from 'kysely'
import { isNotErased } from './erase-rows.ts'
import { isOrderOver } from './is-order-over.ts'
import { type PersonalTable, type PersonalTableName, personalTableNames, personalTables } from './personal-tables.ts'
import type { RetentionPeriods } from './retention.ts'

/** What expires together: rows of a table that are old enough, with those below them (`tablesBelow`). */
export interface RetentionRule {
  readonly period: keyof RetentionPeriods
  readonly table: PersonalTableName
  /** The only columns that are erased; absent: all personal ones. */
  readonly columns?: readonly string[]
  /** When the period begins; by default when the row was written. */
  readonly since?: RawBuilder<Date>
  /** What must be over before the row expires. */
  readonly isOver?: RawBuilder<boolean>
}

export const retentionRules: readonly RetentionRule[] = [
  { period: 'contacts', table: 'orders', isOver: isOrderOver },
  {
    ...{ period: 'contacts', table: 'newsletter_subscriptions', since: sql`coalesce(left_at, asked_at)` },
    isOver: sql`(left_at is not null or confirmed_at is null)`,
  },
  {
    ...{ period: 'contacts', table: 'customer_blocks', since: sql`case when is_lifted then made_at else ends_at end` },
    isOver: sql`(is_lifted or ends_at is not null)`,
  },
  { period: 'letters', table: 'emails' },
  { period: 'messages', table: 'contact_messages', isOver: sql`done_at is not null` },
  {
    ...{ period: 'messages', table: 'plan_requests', since: sql`coalesce(expires_at, requested_at)` },
    isOver: sql`status in ('refused', 'expired')`,
  },
  { period: 'commentContacts', table: 'comments', columns: ['email', 'phone'] },
  { period: 'logs', table: 'audit_log' },
]

/**
 * Lists the tables whose rows belong to those of another one by a column, directly or through a table between. What
 * belongs by a payload or an audited entity, emails and the audit log, has a period of its own.
 */
export function tablesBelow(root: PersonalTableName): PersonalTableName[] {
  const found = new Set<string>([root])
  for (const name of personalTableNames) if (parentsOf(name).some(({ table }) => found.has(table))) found.add(name)
  return personalTableNames.filter((name) => name !== root && found.has(name))
}

function parentsOf(name: PersonalTableName): { table: PersonalTableName; column: string }[] {
  const { parents = [] }: PersonalTable = personalTables[name]
  return parents.flatMap((parent) =>
    'column' in parent ? [{ table: parent.table as PersonalTableName, column: parent.column }] : [],
  )
}

/** Whether the rule erases a column of its table. */
export function isErasedBy({ columns }: RetentionRule): (table: string, column: string) => boolean {
  return (_, column) => columns?.includes(column) ?? true
}

/** SQL that selects the rows that have expired at a moment, the oldest first, up to a limit. */
export function expiredRows(
  rule: RetentionRule,
  { months, now, limit }: { months: number; now: Date; limit: number },
): RawBuilder<{ id: number }> {
  const { table, since, isOver } = rule
  return sql<{ id: number }>`
    select id from ${sql.table(table)}
    where ${since ?? sql.ref(personalTables[table].createdAt)} < ${now}::timestamptz - make_interval(months => ${months}::int)
      and ${isOver ?? sql`true`} and ${isNotErased(table, isErasedBy(rule))}
    order by id limit ${limit}`
}

/**
 * SQL that selects the rows of a table below that of the rule whose row there has expired already: they were written
 * since, or by a release that did not erase them.
 */
export function rowsBelowExpired(
  rule: RetentionRule,
  name: PersonalTableName,
  limit: number,
): RawBuilder<{ id: number }> {
  return sql<{ id: number }>`
    select id from ${sql.table(name)} where ${isBelowExpired(rule, name)} and ${isNotErased(name, isErasedBy(rule))}
    order by id limit ${limit}`
}

function isBelowExpired(rule: RetentionRule, name: PersonalTableName): RawBuilder<boolean> {
  if (name === rule.table) return sql`not ${isNotErased(name, isErasedBy(rule))}`
  const known = [rule.table, ...tablesBelow(rule.table)]
  const parts = parentsOf(name)
    .filter(({ table }) => known.includes(table))
    .map(
      ({ table, column }) =>
        sql`${sql.ref(column)} in (select id from ${sql.table(table)} where ${isBelowExpired(rule, table)})`,
    )
  return sql`(${sql.join(parts, sql` or `)})`
}
