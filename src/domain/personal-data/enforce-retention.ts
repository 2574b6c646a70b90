import { type RawBuilder, sql } from 'kysely'
import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { settledStatuses } from '#domain/order-status.ts'
import { dataLinkValidMilliseconds } from './data-link.ts'
import { eraseRows, isNotErased } from './erase-rows.ts'
import { findChildRows } from './find-rows.ts'
import { type PersonalTableName, personalTables } from './personal-tables.ts'
import type { RetentionPeriods } from './retention.ts'
import { getRetentionPeriods } from './retention-setting.ts'

/** What expires together: rows of a table that are old enough, with those that belong to them. */
interface RetentionRule {
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

const rules: readonly RetentionRule[] = [
  {
    ...{ period: 'contacts', table: 'orders', isOver: sql`status = any(${settledStatuses})` },
    children: ['order_steps', 'order_calls', 'order_notes', 'order_payments'],
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

/** Rows of one transaction. */
const batchSize = 500

/**
 * Erases what has been kept for as long as the setting says, and deletes links to personal data that no longer work. A
 * nightly job; it goes on where it was interrupted. Returns how many rows have expired.
 */
export async function enforceRetention(marketplace: Marketplace): Promise<number> {
  requireAllowed(isSystem(marketplace.actor))
  const periods = await getRetentionPeriods(marketplace)
  let expired = 0
  for (const rule of rules) {
    let batch: number
    do {
      batch = await eraseBatch(marketplace, rule, periods[rule.period])
      expired += batch
    } while (batch === batchSize)
  }
  const linksUntil = new Date(marketplace.clock.now().getTime() - dataLinkValidMilliseconds)
  await marketplace.db.deleteFrom('data_links').where('asked_at', '<', linksUntil).execute()
  return expired
}

async function eraseBatch(marketplace: Marketplace, rule: RetentionRule, months: number): Promise<number> {
  const { table, children = [], columns } = rule
  const isIncluded = (_: string, column: string) => columns?.includes(column) ?? true
  return inTransaction(marketplace, async (marketplace) => {
    const { createdAt } = personalTables[table]
    const { rows } = await sql<{ id: number }>`
      select id from ${sql.table(table)}
      where ${rule.since ?? sql.ref(createdAt)} < ${marketplace.clock.now()}::timestamptz - make_interval(months => ${months}::int)
        and ${rule.isOver ?? sql`true`} and ${isNotErased(table, isIncluded)}
      order by id limit ${batchSize} for update`.execute(marketplace.db)
    if (rows.length === 0) return 0
    const roots = new Map([[table, rows.map(({ id }) => id)]])
    const found = await findChildRows(marketplace, roots, children)
    await eraseRows(marketplace, found, { reason: 'retention', columns: isIncluded })
    return rows.length
  })
}
