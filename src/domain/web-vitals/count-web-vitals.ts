import { sql } from 'kysely'
import { mayActInPublic } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { consumeNetworkQuota } from '#domain/rate-limits/consume-network-quota.ts'
import { mondayOf } from '#domain/reports/period.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import { tunisDayOf } from '#domain/tunis-day.ts'
import { type RatedPage, webVitalQuota, webVitals } from './web-vital.ts'
import { webVitalSetting } from './web-vital-setting.ts'

/**
 * Counts a page view by week, kind of page and rating, unless an owner has switched that off. Nothing of the visitor is
 * stored. Throws RateLimited.
 */
export async function countWebVitals(marketplace: Marketplace, { page, ratings }: RatedPage): Promise<void> {
  requireAllowed(mayActInPublic(marketplace.actor))
  if (!(await getSetting(marketplace, webVitalSetting)).value.areVitalsMeasured) return
  const week = mondayOf(tunisDayOf(marketplace.clock.now()))
  // Always in this order: page views at the same time lock counts in one order.
  const rows = webVitals.flatMap((metric) => {
    const rating = ratings[metric]
    return rating ? [{ week, page, metric, rating, count: 1 }] : []
  })
  if (rows.length === 0) return
  await inTransaction(marketplace, async (marketplace) => {
    await marketplace.db
      .insertInto('web_vitals')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['week', 'page', 'metric', 'rating'])
          .doUpdateSet({ count: sql<number>`web_vitals.count + excluded.count` }),
      )
      .execute()
    await consumeNetworkQuota(marketplace, 'web-vitals', { name: 'web vitals', quota: webVitalQuota })
  })
}
