import assert from 'node:assert/strict'
import { test } from 'node:test'
import { restoreProduct } from '#domain/catalog/admin/restore-product.ts'
import { retireProduct } from '#domain/catalog/admin/retire-product.ts'
import { getProduct } from '#domain/catalog/get-product.ts'
import { priceOf } from '#domain/catalog/product.ts'
import { listProducts } from '#domain/catalog/search/list-products.ts'
import { dinars } from '#domain/money.ts'
import { promote, setPrices } from '#tests/support/catalog-changes.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { findWeeklyPromotion } from './find-weekly-promotion.ts'
import { listPromotions } from './list-promotions.ts'
import { nextWeeklyEnd, sundayMidnight } from './weekly-promotion.ts'

test('Sunday midnight is that of Tunis, one hour before UTC', () => {
  for (const now of ['2026-03-02T10:00:00Z', '2026-03-08T22:59:59Z', '2026-03-01T23:00:00Z']) {
    assert.equal(sundayMidnight(new Date(now)).toISOString(), '2026-03-08T23:00:00.000Z', now)
  }
  assert.equal(sundayMidnight(new Date('2026-03-08T23:00:00Z')).toISOString(), '2026-03-15T23:00:00.000Z')
})

test('the next end of a promotion that renews weekly is within a week', () => {
  const end = new Date('2026-03-08T23:00:00Z')
  assert.equal(nextWeeklyEnd(end, new Date('2026-03-08T22:59:59Z')).toISOString(), '2026-03-08T23:00:00.000Z')
  assert.equal(nextWeeklyEnd(end, end).toISOString(), '2026-03-15T23:00:00.000Z')
  assert.equal(nextWeeklyEnd(end, new Date('2027-03-03T00:00:00Z')).toISOString(), '2027-03-07T23:00:00.000Z')
})

test('the promotion that started last is returned, also after its end; a future one is not', async () => {
  await using shop = await openTestShop()
  const [first, second, third] = [await shop.sells(), await shop.sells(), await shop.sells()]
  const at = (day: number) => new Date(Date.UTC(2026, 2, day))
  const plan = (productId: number, from: number, to: number) =>
    promote(shop.marketplace, { productId, startsAt: at(from), endsAt: at(to), renewsWeekly: false })

  assert.equal(await findWeeklyPromotion(shop.marketplace), undefined)
  await plan(first.id, 0, 1)
  await plan(second.id, 1, 2)
  await plan(third.id, 9, 16)

  const shown = await findWeeklyPromotion(shop.marketplace)
  assert.equal(shown?.product.id, second.id)
  assert.ok(shown && shown.endsAt < shop.clock.now())
})

test('a promotion of a retired product is not returned, nor the one before it', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace)
  const [first, second] = [await shop.sells(), await shop.sells()]
  const [startsAt, now] = [new Date('2026-02-01T00:00:00Z'), shop.clock.now()]
  const endsAt = new Date(now.getTime() + 86_400_000)
  await promote(shop.marketplace, { productId: first.id, startsAt, endsAt, renewsWeekly: true })
  await promote(shop.marketplace, { productId: second.id, startsAt: now, endsAt, renewsWeekly: false })
  await retireProduct(sana, second.id)

  assert.equal(await findWeeklyPromotion(shop.marketplace), undefined)
  assert.equal((await listPromotions(sana)).running?.product.id, second.id, 'the desk says what runs all the same')
  await restoreProduct(sana, second.id)
  assert.equal((await findWeeklyPromotion(shop.marketplace))?.product.id, second.id)
})

test('the promotional price starts and ends on time, in lists, on the product page and in orders', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells({ regularPrice: dinars(45) })
  const other = await shop.sells({ regularPrice: dinars(40) })
  const startsAt = new Date(shop.clock.now().getTime() + 1000)
  const endsAt = new Date(startsAt.getTime() + 1000)
  const price = dinars(30)
  await promote(shop.marketplace, { productId: bowl.id, startsAt, endsAt, renewsWeekly: false, price })

  const priceNow = async () => priceOf(await getProduct(shop.marketplace, bowl.id))
  const cheapest = async () => {
    const { products } = await listProducts(shop.marketplace, { sort: 'price', pageSize: 1 })
    return products[0]?.id
  }
  const ordered = async (price: number) => {
    const result = await shop.order([{ product: { ...bowl, regularPrice: dinars(price) } }])
    return result.outcome
  }
  assert.deepEqual([await priceNow(), await cheapest(), await ordered(45)], [45_000, other.id, 'placed'])
  shop.clock.passes({ seconds: 1 })
  assert.deepEqual([await priceNow(), await cheapest(), await ordered(30)], [30_000, bowl.id, 'placed'])
  assert.equal(await ordered(45), 'repriced')
  shop.clock.passes({ seconds: 1 })
  assert.deepEqual([await priceNow(), await cheapest(), await ordered(45)], [45_000, other.id, 'placed'])
})

test('a promotional price that is not lower than the regular price any more does not apply', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells({ regularPrice: dinars(45) })
  const startsAt = shop.clock.now()
  const endsAt = new Date(startsAt.getTime() + 1000)
  const plan = { productId: bowl.id, startsAt, endsAt, renewsWeekly: true, price: dinars(30) }
  await promote(shop.marketplace, plan)
  await setPrices(shop.marketplace, bowl.id, { regularPrice: dinars(25) })
  assert.equal((await getProduct(shop.marketplace, bowl.id)).promotionalPrice, undefined)
})
