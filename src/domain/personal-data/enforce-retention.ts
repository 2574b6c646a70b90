import { sql } from 'kysely'
import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { dataLinkValidMilliseconds } from './data-link.ts'
import { eraseRows } from './erase-rows.ts'
import { findChildRows } from './find-rows.ts'
import { expiredRows, isErasedBy, type RetentionRule, retentionRules } from './retention-rules.ts'
import { getRetentionPeriods } from './retention-setting.ts'
import { findRetentionStart } from './retention-start.ts'

/** Rows of one transaction. */
const batchSize = 500

/**
 * Erases what has been kept for as long as the setting says, once that has begun, and deletes links to personal data that no
 * longer work. A nightly job; it goes on where it was interrupted. Returns how many rows have expired.
 */
export async function enforceRetention(marketplace: Marketplace): Promise<number> {
  requireAllowed(isSystem(marketplace.actor))
  const { db, clock } = marketplace
  const linksUntil = new Date(clock.now().getTime() - dataLinkValidMilliseconds)
  await db.deleteFrom('data_links').where('asked_at', '<', linksUntil).execute()
  if (await findRetentionStart(marketplace)) return 0
  const periods = await getRetentionPeriods(marketplace)
  let expired = 0
  for (const rule of retentionRules) {
    let batch: number
    do {
      batch = await eraseBatch(marketplace, rule, periods[rule.period])
      expired += batch
    } while (batch === batchSize)
  }
  return expired
}

async function eraseBatch(marketplace: Marketplace, rule: RetentionRule, months: number): Promise<number> {
  const { table, children = [] } = rule
  return inTransaction(marketplace, async (marketplace) => {
    const { db, clock } = marketplace
    const expired = expiredRows(rule, { months, now: clock.now(), limit: batchSize })
    const { rows } = await sql<{ id: number }>`${expired} for update`.execute(db)
    if (rows.length === 0) return 0
    const roots = new Map([[table, rows.map(({ id }) => id)]])
    const found = await findChildRows(marketplace, roots, children)
    await eraseRows(marketplace, found, { reason: 'retention', columns: isErasedBy(rule) })
    return rows.length
  })
}
