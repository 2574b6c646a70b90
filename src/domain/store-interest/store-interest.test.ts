import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { retireProduct } from '#domain/catalog/admin/retire-product.ts'
import { retireStore } from '#domain/catalog/admin/retire-store.ts'
import { defaultPlanRules } from '#domain/plans/plan-rules.ts'
import { planSetting } from '#domain/plans/plan-setting.ts'
import { RateLimited } from '#domain/rate-limits/rate-limit.ts'
import { studioSetting } from '#domain/sellers/studio-setting.ts'
import { startOfDay, type TunisDay } from '#domain/tunis-day.ts'
import { asOperator, openConnections } from '#tests/support/operators.ts'
import { advance } from '#tests/support/order-steps.ts'
import { givePlan } from '#tests/support/plans.ts'
import { fromNetwork } from '#tests/support/rate-limits.ts'
import { asSeller, openStudio } from '#tests/support/sellers.ts'
import { setSetting } from '#tests/support/settings.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { openTwoStores } from '#tests/support/two-stores.ts'
import { countInterest } from './count-interest.ts'
import { deleteOldInterest } from './delete-old-interest.ts'
import { getStoreNumbers } from './get-store-numbers.ts'
import type { Interest } from './interest.ts'
import { reportQuota, storeInterestDays, storeQuota } from './interest.ts'

const interest = (kind: Interest['kind'], things: Partial<Interest>): Interest => ({
  ...{ kind, productIds: [], storeIds: [] },
  ...things,
})

/** The counts of a store, as its rows say them. */
async function countsOf({ system: { db } }: TestShop, storeId: number) {
  const rows = await db
    .selectFrom('store_interest')
    .select([sql<string>`day::text`.as('date'), 'kind', 'count'])
    .where('store_id', '=', storeId)
    .orderBy('day')
    .orderBy('kind')
    .execute()
  return rows.map(({ date, kind, count }) => [date, kind, count])
}

test('what visitors see, find and keep counts for its stores, by day in Tunis', async () => {
  await using shop = await openTestShop()
  const { own, ownBowl, foreign, foreignBowl } = await openTwoStores(shop)
  const { id: ownCup } = await shop.sells({ storeId: own, name: 'Own cup' })
  const count = (kind: Interest['kind'], things: Partial<Interest>) =>
    countInterest(shop.marketplace, interest(kind, things))
  shop.clock.moment = new Date(startOfDay('2026-03-03').getTime() - 1)
  await count('seen', { productIds: [ownBowl.id] })
  shop.clock.moment = startOfDay('2026-03-03')
  await count('seen', { productIds: [ownBowl.id], storeIds: [own] })
  await count('sought', { storeIds: [foreign, own] })
  await count('favorite', { productIds: [foreignBowl.id, ownCup, ownBowl.id] })
  await count('seen', {})
  assert.deepEqual(await countsOf(shop, own), [
    ['2026-03-02', 'seen', 1],
    ['2026-03-03', 'favorite', 2],
    ['2026-03-03', 'seen', 2],
    ['2026-03-03', 'sought', 1],
  ])
  assert.deepEqual(await countsOf(shop, foreign), [
    ['2026-03-03', 'favorite', 1],
    ['2026-03-03', 'sought', 1],
  ])
})

test('what the shop does not show is not counted, and nothing is in a shop without makers', async () => {
  await using shop = await openTestShop()
  const { own, ownBowl, foreign, foreignBowl } = await openTwoStores(shop)
  const all = { productIds: [ownBowl.id, foreignBowl.id, 9_999_999], storeIds: [own, foreign, 9_999_999] }
  await retireProduct(shop.system, ownBowl.id)
  await retireStore(shop.system, foreign)
  await countInterest(shop.marketplace, interest('seen', all))
  const rows = async () => shop.system.db.selectFrom('store_interest').select(['store_id', 'count']).execute()
  assert.deepEqual(await rows(), [{ store_id: own, count: 1 }])
  await setSetting(shop.marketplace, studioSetting, { isStudioOpen: false })
  await countInterest(shop.marketplace, interest('seen', all))
  assert.deepEqual(await rows(), [{ store_id: own, count: 1 }])
})

test('reports that arrive at once are counted one by one, whichever of their stores they name first', async () => {
  await using shop = await openTestShop()
  const { own, foreign } = await openTwoStores(shop)
  await openConnections(shop.marketplace)
  const reports = Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? [own, foreign] : [foreign, own]))
  await Promise.all(reports.map((storeIds) => countInterest(shop.marketplace, interest('sought', { storeIds }))))
  for (const storeId of [own, foreign]) assert.deepEqual(await countsOf(shop, storeId), [['2026-03-02', 'sought', 20]])
})

test('a report waits for nobody who changes its stores and products', async () => {
  await using shop = await openTestShop()
  const { own, ownBowl } = await openTwoStores(shop)
  const { db } = shop.system
  await db.transaction().execute(async (other) => {
    await other.selectFrom('stores').select('id').forUpdate().execute()
    await other.selectFrom('products').select('id').forUpdate().execute()
    await countInterest(shop.marketplace, interest('seen', { productIds: [ownBowl.id], storeIds: [own] }))
  })
  assert.deepEqual(await countsOf(shop, own), [['2026-03-02', 'seen', 2]])
})

test('one network adds a limited number to a store in a day, and others add to it all the same', async () => {
  await using shop = await openTestShop()
  const { own, ownBowl, foreign } = await openTwoStores(shop)
  const { id: ownCup } = await shop.sells({ storeId: own, name: 'Own cup' })
  const stranger = fromNetwork(shop.marketplace)
  for (let times = 0; times < storeQuota.count / 2 + 3; times++)
    await countInterest(stranger, interest('seen', { productIds: [ownBowl.id, ownCup] }))
  await countInterest(stranger, interest('seen', { storeIds: [own, foreign] }))
  assert.deepEqual(await countsOf(shop, own), [['2026-03-02', 'seen', storeQuota.count]])
  assert.deepEqual(await countsOf(shop, foreign), [['2026-03-02', 'seen', 1]])
  await countInterest(stranger, interest('favorite', { productIds: [ownBowl.id] }))
  await countInterest(fromNetwork(shop.marketplace, '192.0.2.2'), interest('seen', { storeIds: [own] }))
  assert.deepEqual(await countsOf(shop, own), [
    ['2026-03-02', 'favorite', 1],
    ['2026-03-02', 'seen', storeQuota.count + 1],
  ])
})

test('a network that reports far too often is refused, and nothing of that is counted', async () => {
  await using shop = await openTestShop()
  const { own } = await openTwoStores(shop)
  const stranger = fromNetwork(shop.marketplace)
  await countInterest(stranger, interest('seen', {}))
  const until = new Date(shop.clock.now().getTime() + reportQuota.seconds * 1000)
  await shop.system.db.updateTable('rate_limits_used').set({ used_until: until }).execute()
  await assert.rejects(countInterest(stranger, interest('seen', { storeIds: [own] })), RateLimited)
  assert.deepEqual(await countsOf(shop, own), [])
})

test('counts are kept for 30 days', async () => {
  await using shop = await openTestShop()
  const { own } = await openTwoStores(shop)
  await countInterest(shop.marketplace, interest('seen', { storeIds: [own] }))
  shop.clock.passes({ days: storeInterestDays - 1 })
  await deleteOldInterest(shop.system)
  assert.equal((await countsOf(shop, own)).length, 1)
  shop.clock.passes({ days: 1 })
  await deleteOldInterest(shop.system)
  assert.deepEqual(await countsOf(shop, own), [])
})

test('a maker reads the numbers of this week, which began on Monday, and of the week before', async () => {
  await using shop = await openTestShop()
  const { own, ownBowl, foreign, seller } = await openTwoStores(shop)
  const office = await asOperator(shop.marketplace)
  const on = async (day: TunisDay, kind: Interest['kind'], ...storeIds: number[]) => {
    shop.clock.moment = startOfDay(day)
    await countInterest(shop.marketplace, interest(kind, { storeIds }))
  }
  const sell = async (quantity: number) => {
    const placed = await shop.order([{ product: ownBowl, quantity }])
    if (placed.outcome !== 'placed') throw new Error('It was not placed')
    for (const step of ['confirmed', 'packed', 'shipped'] as const) await advance(office, placed.order.id, step)
    return placed.order.id
  }
  await on('2026-03-01', 'seen', own)
  await on('2026-03-02', 'seen', own)
  const [first, second] = [await sell(2), await sell(1)]
  await advance(office, first, 'delivered')
  await on('2026-03-08', 'sought', own)
  await on('2026-03-09', 'seen', own, foreign)
  await on('2026-03-10', 'seen', own)
  await on('2026-03-10', 'favorite', own)
  await advance(office, second, 'delivered')
  await sell(1)
  const expected = {
    outcome: 'shown',
    thisWeek: { seen: 2, sought: 0, favorite: 1, sold: 1 },
    lastWeek: { seen: 1, sought: 1, favorite: 0, sold: 2 },
  }
  assert.deepEqual(await getStoreNumbers(seller, own), expected)
  assert.deepEqual(await getStoreNumbers(office, own), expected)
})

test('a plan says whether a maker reads the numbers, and what does not says which plan does; the office always does', async () => {
  await using shop = await openTestShop()
  await openStudio(shop.marketplace)
  const office = await asOperator(shop.marketplace)
  const storeId = await shop.hasStore({ name: 'Dar Amel' })
  const seller = await asSeller(shop.marketplace, storeId)
  const outcome = async (maker = seller) => {
    const numbers = await getStoreNumbers(maker, storeId)
    return numbers.outcome === 'shown' ? 'shown' : numbers.allowedBy
  }
  assert.equal(await outcome(), 'shown')
  const rules = { ...defaultPlanRules, withoutPlanNumbers: false, silverNumbers: false }
  await setSetting(shop.marketplace, planSetting, rules)
  assert.equal(await outcome(), 'gold')
  await givePlan(office, storeId, { lastDay: '2026-03-31' })
  assert.equal(await outcome(), 'shown')
  await setSetting(shop.marketplace, planSetting, { ...rules, goldNumbers: false })
  assert.equal(await outcome(), 'diamonds')
  await setSetting(shop.marketplace, planSetting, { ...rules, goldNumbers: false, diamondsNumbers: false })
  assert.equal(await outcome(), undefined)
  assert.equal((await getStoreNumbers(office, storeId)).outcome, 'shown')
})
