import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getProduct } from '#domain/catalog/get-product.ts'
import { dinars } from '#domain/money.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { cancelPromotion } from './cancel-promotion.ts'
import { listPromotions } from './list-promotions.ts'
import { schedulePromotion } from './schedule-promotion.ts'

test('a scheduled promotion replaces the running one by itself, and its price ends with it', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace, 'staff')
  const [bowl, jug] = [await shop.sells({ regularPrice: dinars(45) }), await shop.sells({ regularPrice: dinars(60) })]
  const after = (days: number) => new Date(shop.clock.now().getTime() + days * 86_400_000)
  const [today, week, fortnight] = [after(0), after(7), after(14)]
  const plan = (productId: number, startsAt: Date, endsAt: Date, price: number) =>
    schedulePromotion(sana, { productId, startsAt, endsAt, price: dinars(price), renewsWeekly: false })

  assert.equal((await plan(bowl.id, today, week, 30)).outcome, 'scheduled')
  assert.deepEqual(await plan(jug.id, after(3), fortnight, 50), { outcome: 'overlaps', endsAt: week })
  assert.equal((await plan(jug.id, week, fortnight, 50)).outcome, 'scheduled')

  const { running, scheduled } = await listPromotions(sana)
  assert.deepEqual([running?.product.id, scheduled.map(({ product }) => product.id)], [bowl.id, [jug.id]])
  const prices = async () =>
    Promise.all([bowl, jug].map(async ({ id }) => (await getProduct(shop.marketplace, id)).promotionalPrice))
  assert.deepEqual(await prices(), [30_000, undefined])
  shop.clock.passes({ days: 7 })
  assert.deepEqual(await prices(), [undefined, 50_000])
  shop.clock.passes({ days: 7 })
  assert.deepEqual(await prices(), [undefined, undefined])
  assert.deepEqual(await listPromotions(sana), { scheduled: [] })
})

test('a promotion that ends before it starts, is over, or is not cheaper is refused', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace, 'staff')
  const { id: productId } = await shop.sells({ regularPrice: dinars(45) })
  const at = (day: number) => new Date(Date.UTC(2026, 2, day))
  const plan = { productId, startsAt: at(5), endsAt: at(9), price: dinars(40), renewsWeekly: false }
  assert.deepEqual(await schedulePromotion(sana, { ...plan, endsAt: at(5) }), { outcome: 'ends-before-start' })
  assert.deepEqual(await schedulePromotion(sana, { ...plan, startsAt: at(0), endsAt: at(1) }), { outcome: 'is-over' })
  assert.deepEqual(await schedulePromotion(sana, { ...plan, price: dinars(45) }), {
    outcome: 'not-cheaper',
    ownPrice: dinars(45),
  })
})

test('a running or scheduled promotion is canceled at once', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace, 'staff')
  const bowl = await shop.sells({ regularPrice: dinars(45) })
  const startsAt = new Date(shop.clock.now().getTime() + 1000)
  const endsAt = new Date(startsAt.getTime() + 86_400_000)
  const plan = { productId: bowl.id, startsAt, endsAt, price: dinars(40), renewsWeekly: true }
  for (const seconds of [0, 2]) {
    const planned = await schedulePromotion(sana, plan)
    assert.equal(planned.outcome, 'scheduled')
    if (planned.outcome !== 'scheduled') return
    shop.clock.passes({ seconds })
    await cancelPromotion(sana, planned.id, 1)
    assert.deepEqual(await listPromotions(sana), { scheduled: [] })
    assert.equal((await getProduct(shop.marketplace, bowl.id)).promotionalPrice, undefined)
  }
})
