import { type RawBuilder, sql } from 'kysely'
import { settledStatuses } from '#domain/order-status.ts'
import { isNotErased } from './erase-rows.ts'
import { type PersonalTableName, personalTables } from './personal-tables.ts'
import type { RetentionPeriods } from './retention.ts'

/** What expires together: rows of a table that are old enough, with those that belong to them. */
export interface RetentionRule {
  readonly period: keyof RetentionPeriods
  readonly table: PersonalTableName
  readonly children?: readonly PersonalTableName[]
  /** The only columns that are erased; absent: all personal ones. */
  readonly columns?: readonly string[]
  /** When the period begins; by default when the row was written. */
  readonly since?: RawBuilder<Date>
  /** What must be over before the row expires. */
  readonly isOver?: RawBuilder<boolean>
}

export const retentionRules: readonly RetentionRule[] = [
  {
    ...{ period: 'contacts', table: 'orders', isOver: sql`status = any(${settledStatuses})` },
    children: ['order_steps', 'order_calls', 'order_notes', 'order_payments', 'customer_requests'],
  },
  {
    ...{ period: 'contacts', table: 'newsletter_subscriptions', since: sql`coalesce(left_at, asked_at)` },
    isOver: sql`(left_at is not null or confirmed_at is null)`,
  },
  { period: 'letters', table: 'emails' },
  { period: 'messages', table: 'contact_messages', children: ['message_replies'], isOver: sql`done_at is not null` },
  {
    ...{ period: 'messages', table: 'plan_requests', since: sql`coalesce(expires_at, requested_at)` },
    isOver: sql`status in ('refused', 'expired')`,
  },
  { period: 'commentContacts', table: 'comments', columns: ['email', 'phone'] },
  { period: 'logs', table: 'audit_log' },
]

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
