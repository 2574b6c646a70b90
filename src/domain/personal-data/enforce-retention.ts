import { type RawBuilder, sql } from 'kysely'
import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { dataLinkValidMilliseconds } from './data-link.ts'
import { eraseRows } from './erase-rows.ts'
import { findChildRows } from './find-rows.ts'
import type { PersonalTableName } from './personal-tables.ts'
import {
  expiredRows,
  isErasedBy,
  type RetentionRule,
  retentionRules,
  rowsBelowExpired,
  tablesBelow,
} from './retention-rules.ts'
import { getRetentionPeriods } from './retention-setting.ts'

/** Rows of one transaction. */
const batchSize = 500

/**
 * Erases what has been kept for as long as the setting says, and deletes links to personal data that no longer work. A
 * nightly job; it goes on where it was interrupted. Returns how many rows have expired.
 */
export async function enforceRetention(marketplace: Marketplace): Promise<number> {
  requireAllowed(isSystem(marketplace.actor))
  const { db, clock } = marketplace
  const linksUntil = new Date(clock.now().getTime() - dataLinkValidMilliseconds)
  await db.deleteFrom('data_links').where('asked_at', '<', linksUntil).execute()
  const periods = await getRetentionPeriods(marketplace)
  let expired = 0
  for (const rule of retentionRules) {
    const at = { months: periods[rule.period], now: clock.now(), limit: batchSize }
    expired += await eraseAll(marketplace, { rule, table: rule.table, expired: expiredRows(rule, at) })
    for (const table of tablesBelow(rule.table))
      expired += await eraseAll(marketplace, { rule, table, expired: rowsBelowExpired(rule, table, batchSize) })
  }
  return expired
}

interface Expired {
  readonly rule: RetentionRule
  readonly table: PersonalTableName
  /** Selects a batch of rows of the table. */
  readonly expired: RawBuilder<{ id: number }>
}

async function eraseAll(marketplace: Marketplace, expired: Expired): Promise<number> {
  let count = 0
  let batch: number
  do {
    batch = await eraseBatch(marketplace, expired)
    count += batch
  } while (batch === batchSize)
  return count
}

function eraseBatch(marketplace: Marketplace, { rule, table, expired }: Expired): Promise<number> {
  return inTransaction(marketplace, async (marketplace) => {
    const { rows } = await sql<{ id: number }>`${expired} for update`.execute(marketplace.db)
    if (rows.length === 0) return 0
    const roots = new Map([[table, rows.map(({ id }) => id)]])
    const found = await findChildRows(marketplace, roots, tablesBelow(table))
    await eraseRows(marketplace, found, { reason: 'retention', columns: isErasedBy(rule) })
    return rows.length
  })
}
