import { sql } from 'kysely'
import { mayEditSettings } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { maxPreviewCount, type RetentionPeriods, type RetentionPreview, retentionParts } from './retention.ts'
import { expiredRows, type RetentionRule, retentionRules } from './retention-rules.ts'
import { getRetentionPeriods } from './retention-setting.ts'
import { findRetentionStart } from './retention-start.ts'

/**
 * Returns when the nightly erasure begins and what its first night will erase with the present periods. Undefined once it
 * has begun.
 */
export async function previewRetention(marketplace: Marketplace): Promise<RetentionPreview | undefined> {
  requireAllowed(mayEditSettings(marketplace.actor))
  const beginsAt = await findRetentionStart(marketplace)
  if (!beginsAt) return undefined
  const periods = await getRetentionPeriods(marketplace)
  const counts = await Promise.all(
    retentionParts.map(async (part) => {
      const found = await Promise.all(
        retentionRules
          .filter(({ period }) => period === part)
          .map((rule) => countExpired(marketplace, rule, { months: periods[part], now: beginsAt })),
      )
      return [part, found.reduce((sum, count) => sum + count, 0)] as const
    }),
  )
  return { beginsAt, counts: Object.fromEntries(counts) as Record<keyof RetentionPeriods, number> }
}

/** Counts up to one more than the displayed maximum. */
async function countExpired(
  { db }: Marketplace,
  rule: RetentionRule,
  at: { months: number; now: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${expiredRows(rule, { ...at, limit: maxPreviewCount + 1 })}) as expired`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}
