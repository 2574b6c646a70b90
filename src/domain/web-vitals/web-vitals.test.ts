import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RateLimited } from '#domain/rate-limits/rate-limit.ts'
import { startOfDay } from '#domain/tunis-day.ts'
import { openConnections } from '#tests/support/operators.ts'
import { fromNetwork } from '#tests/support/rate-limits.ts'
import { setSetting } from '#tests/support/settings.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { countWebVitals } from './count-web-vitals.ts'
import { deleteOldWebVitals } from './delete-old-web-vitals.ts'
import { listWebVitals } from './list-web-vitals.ts'
import { type RatedPage, webVitalDays, webVitalQuota } from './web-vital.ts'
import { webVitalSetting } from './web-vital-setting.ts'

const good: RatedPage = { page: 'home', ratings: { lcp: 'good' } }
const year = { from: '2026-01-01', until: '2026-12-31' } as const

/** The counts, as their rows say them. */
async function countsOf({ system }: TestShop) {
  const counts = await listWebVitals(system, year as Parameters<typeof listWebVitals>[1])
  return counts.map(({ week, page, metric, rating, count }) => [week, page, metric, rating, count].join(' ')).toSorted()
}

test('page views are counted by week in Tunis, kind of page, metric and rating', async () => {
  await using shop = await openTestShop()
  shop.clock.moment = new Date(startOfDay('2026-03-09').getTime() - 1)
  await countWebVitals(shop.marketplace, good)
  shop.clock.moment = startOfDay('2026-03-09')
  const slow: RatedPage = { page: 'product', ratings: { lcp: 'poor', inp: 'needs-improvement', cls: 'good' } }
  for (const page of [good, slow, slow]) await countWebVitals(shop.marketplace, page)
  await countWebVitals(shop.marketplace, { page: 'cart', ratings: {} })
  assert.deepEqual(await countsOf(shop), [
    '2026-03-02 home lcp good 1',
    '2026-03-09 home lcp good 1',
    '2026-03-09 product cls good 2',
    '2026-03-09 product inp needs-improvement 2',
    '2026-03-09 product lcp poor 2',
  ])
  await setSetting(shop.marketplace, webVitalSetting, { areVitalsMeasured: false })
  await countWebVitals(shop.marketplace, { page: 'store', ratings: { lcp: 'good' } })
  assert.equal((await countsOf(shop)).length, 5)
})

test('page views at the same time are counted one by one', async () => {
  await using shop = await openTestShop()
  await openConnections(shop.marketplace)
  const ratings = [
    { lcp: 'good', inp: 'good' },
    { inp: 'good', lcp: 'good' },
  ] as const
  const views = Array.from({ length: 20 }, (_, n): RatedPage => ({ page: 'home', ratings: ratings[n % 2] ?? {} }))
  await Promise.all(views.map((view) => countWebVitals(shop.marketplace, view)))
  assert.deepEqual(await countsOf(shop), ['2026-03-02 home inp good 20', '2026-03-02 home lcp good 20'])
})

test('a network that reports far too often is refused, and others are counted all the same', async () => {
  await using shop = await openTestShop()
  const stranger = fromNetwork(shop.marketplace)
  await countWebVitals(stranger, good)
  const until = new Date(shop.clock.now().getTime() + webVitalQuota.seconds * 1000)
  await shop.system.db.updateTable('rate_limits_used').set({ used_until: until }).execute()
  await assert.rejects(countWebVitals(stranger, good), RateLimited)
  await countWebVitals(fromNetwork(shop.marketplace, '192.0.2.2'), good)
  assert.deepEqual(await countsOf(shop), ['2026-03-02 home lcp good 2'])
})

test('counts are kept for a year', async () => {
  await using shop = await openTestShop()
  await countWebVitals(shop.marketplace, good)
  shop.clock.moment = startOfDay('2026-03-02')
  shop.clock.passes({ days: webVitalDays - 1 })
  await deleteOldWebVitals(shop.system)
  assert.equal((await countsOf(shop)).length, 1)
  shop.clock.passes({ days: 1 })
  await deleteOldWebVitals(shop.system)
  assert.deepEqual(await countsOf(shop), [])
})
