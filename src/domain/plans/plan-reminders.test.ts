import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { studioSetting } from '#domain/sellers/studio-setting.ts'
import { startOfDay, type TunisDay } from '#domain/tunis-day.ts'
import { asOperator } from '#tests/support/operators.ts'
import { givePlan } from '#tests/support/plans.ts'
import { openStudio } from '#tests/support/sellers.ts'
import { setSetting } from '#tests/support/settings.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { decidePlanRequest } from './decide-plan-request.ts'
import { expirePlans } from './expire-plans.ts'
import { remindOfPlanEnds } from './remind-of-plan-ends.ts'

/** A store with a plan until the end of March, and another store. */
async function openShop() {
  const shop = await openTestShop()
  await openStudio(shop.marketplace)
  const office = await asOperator(shop.marketplace)
  const storeId = await shop.hasStore()
  await shop.hasStore()
  const requestId = await givePlan(office, storeId, { lastDay: '2026-03-31' })
  /** Runs the job on a day, twice, and returns how often the makers of each store are to be told then. */
  const remindersOn = async (day: TunisDay) => {
    shop.clock.moment = new Date(startOfDay(day).getTime() + 8 * 3_600_000)
    await expirePlans(shop.system)
    for (let run = 0; run < 2; run++) await remindOfPlanEnds(shop.system)
    const { rows } = await sql<{ id: number; count: number }>`
      delete from push_notices where kind = 'plan-ending' returning store_id as id, count`.execute(shop.system.db)
    return rows.map(({ id, count }) => [id, count])
  }
  const told = [[storeId, 1]]
  return {
    shop,
    office,
    storeId,
    requestId,
    remindersOn,
    told,
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

test('a maker is reminded 14 and 3 days before the end of the plan and on its last day, each once', async () => {
  await using world = await openShop()
  const { remindersOn, told } = world
  const days: Partial<Record<TunisDay, unknown>> = {}
  for (let day = 10; day <= 31; day++) {
    const on: TunisDay = `2026-03-${day}`
    const reminders = await remindersOn(on)
    if (reminders.length > 0) days[on] = reminders
  }
  assert.deepEqual(days, { '2026-03-17': told, '2026-03-28': told, '2026-03-31': told })
  assert.deepEqual(await remindersOn('2026-04-01'), [])
})

test('after days without a worker only the latest reminder is given, and again before another end', async () => {
  await using world = await openShop()
  const { office, requestId, remindersOn, told } = world
  assert.deepEqual(await remindersOn('2026-03-29'), told)
  assert.deepEqual(await remindersOn('2026-03-30'), [])
  await decidePlanRequest(office, requestId, { step: 'renewed', lastDay: '2026-04-30', note: '' })
  assert.deepEqual(await remindersOn('2026-03-31'), [])
  assert.deepEqual(await remindersOn('2026-04-16'), told)
})

test('a plan that another one of the store outlives ends without a reminder, as all do in a shop without makers', async () => {
  await using world = await openShop()
  const { shop, office, storeId, remindersOn, told } = world
  await givePlan(office, storeId, { plan: 'diamonds', lastDay: '2027-03-01' })
  assert.deepEqual(await remindersOn('2026-03-31'), [])
  await setSetting(shop.marketplace, studioSetting, { isStudioOpen: false })
  assert.deepEqual(await remindersOn('2027-02-28'), [])
  await openStudio(shop.marketplace)
  assert.deepEqual(await remindersOn('2027-02-28'), told)
})
