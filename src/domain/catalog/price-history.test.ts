import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inTransaction } from '#domain/in-transaction.ts'
import { dinars } from '#domain/money.ts'
import { cancelPromotion } from '#domain/promotions/cancel-promotion.ts'
import { editPromotion } from '#domain/promotions/edit-promotion.ts'
import { schedulePromotion } from '#domain/promotions/schedule-promotion.ts'
import { promote, setPrices } from '#tests/support/catalog-changes.ts'
import { untilWaitingForLock } from '#tests/support/lock-waits.ts'
import { openConnections } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { sellByColor } from '#tests/support/variants.ts'
import { editVariants } from './admin/edit-variants.ts'
import { listVariants } from './admin/list-variants.ts'
import type { OfficeVariant } from './admin/office-variant.ts'
import { restoreProduct } from './admin/restore-product.ts'
import { retireProduct } from './admin/retire-product.ts'
import { restoreStore, retireStore } from './admin/retire-store.ts'
import { getProduct } from './get-product.ts'
import { discountPercent } from './product.ts'

/** Promotional and reference price of a product now, in dinars. */
async function pricesOf(shop: TestShop, id: number) {
  const { promotionalPrice, referencePrice } = await getProduct(shop.marketplace, id)
  return [promotionalPrice, referencePrice].map((price) => price && price / 1000)
}

const inDays = (shop: TestShop, days: number) => new Date(shop.clock.now().getTime() + days * 86_400_000)

function reprice(shop: TestShop, id: number, regular: number, promotional?: number) {
  const promotionalPrice = promotional && dinars(promotional)
  return setPrices(shop.marketplace, id, {
    regularPrice: dinars(regular),
    ...(promotionalPrice && { promotionalPrice }),
  })
}

test('the reference price is the lowest of the 30 days before the reduction, and stays while it goes on', async () => {
  await using shop = await openTestShop()
  const { id } = await shop.sells({ regularPrice: dinars(45) })
  shop.clock.passes({ days: 1 })
  await reprice(shop, id, 40)
  shop.clock.passes({ days: 1 })
  await reprice(shop, id, 50)
  shop.clock.passes({ days: 20 })
  await reprice(shop, id, 50, 30)
  assert.deepEqual(await pricesOf(shop, id), [30, 40])
  await reprice(shop, id, 60, 28)
  shop.clock.passes({ days: 60 })
  assert.deepEqual(await pricesOf(shop, id), [28, 40], 'a deeper reduction is the same one')
  await reprice(shop, id, 60)
  assert.deepEqual(await pricesOf(shop, id), [undefined, undefined])
  shop.clock.passes({ days: 31 })
  await reprice(shop, id, 60, 55)
  assert.deepEqual(await pricesOf(shop, id), [55, 60], 'what was asked more than 30 days before does not count')
})

test('a price raised with the promotion, or never asked, is no reference', async () => {
  await using shop = await openTestShop()
  const { id } = await shop.sells({ regularPrice: dinars(45) })
  shop.clock.passes({ days: 3 })
  await reprice(shop, id, 90, 50)
  assert.deepEqual(await pricesOf(shop, id), [50, 45])
  assert.equal(discountPercent(await getProduct(shop.marketplace, id)), 0)

  const introduced = await shop.sells({ regularPrice: dinars(90), promotionalPrice: dinars(45) })
  assert.deepEqual(await pricesOf(shop, introduced.id), [45, undefined])
  assert.equal(discountPercent(introduced), 0)
})

test('a variant with a price of its own is compared with what it cost itself', async () => {
  await using shop = await openTestShop()
  const { id } = await sellByColor(shop, { regularPrice: dinars(50), stock: { S: { Red: 1 }, M: { Red: 1 } } })
  const price = async (ownPrice: number | undefined) => {
    const medium = (await listVariants(shop.system, id)).find(({ sizeName }) => sizeName === 'M') as OfficeVariant
    const edit = { ...medium, ownPrice: ownPrice === undefined ? undefined : dinars(ownPrice), seen: medium }
    assert.equal((await editVariants(shop.system, id, [edit])).outcome, 'saved')
  }
  const reference = async () => (await getProduct(shop.marketplace, id)).variants.at(-1)?.referencePrice
  shop.clock.passes({ days: 40 })
  await price(60)
  shop.clock.passes({ days: 20 })
  await price(90)
  shop.clock.passes({ days: 5 })
  await reprice(shop, id, 50, 40)
  assert.equal(await reference(), dinars(50), 'the product’s, before it had one')
  await reprice(shop, id, 50)
  shop.clock.passes({ days: 20 })
  await reprice(shop, id, 50, 40)
  assert.equal(await reference(), dinars(60), 'less than its price now by more than the promotion says')
  await reprice(shop, id, 50)
  assert.equal(await reference(), undefined)
  await price(undefined)
  await reprice(shop, id, 50, 40)
  assert.equal(await reference(), undefined, 'it costs what the product costs')
})

test('promotions without a pause are one reduction, and after a pause the next one is compared with the last', async () => {
  await using shop = await openTestShop()
  const { id } = await shop.sells({ regularPrice: dinars(45) })
  const week = (from: number, price: number) =>
    schedulePromotion(shop.system, {
      ...{ productId: id, startsAt: inDays(shop, from), endsAt: inDays(shop, from + 7), price: dinars(price) },
      renewsWeekly: false,
    })
  for (const [from, price] of [
    [5, 30],
    [12, 35],
    [20, 33],
  ] as const)
    assert.equal((await week(from, price)).outcome, 'scheduled')
  const seen = []
  for (let day = 0; day < 28; day += 4) {
    seen.push(await pricesOf(shop, id))
    shop.clock.passes({ days: 4 })
  }
  const none = [undefined, undefined]
  assert.deepEqual(seen, [none, none, [30, 45], [35, 45], [35, 45], [33, 30], [33, 30]])
})

test('a promotion that renews for months keeps the reference price from before its first week', async () => {
  await using shop = await openTestShop()
  const { id } = await shop.sells({ regularPrice: dinars(45) })
  shop.clock.passes({ days: 2 })
  const startsAt = shop.clock.now()
  await promote(shop.marketplace, {
    ...{ productId: id, startsAt, endsAt: inDays(shop, 7), price: dinars(30), renewsWeekly: true },
  })
  for (const days of [1, 7, 90]) {
    shop.clock.passes({ days })
    assert.deepEqual(await pricesOf(shop, id), [30, 45])
  }
  const next = await shop.sells({ regularPrice: dinars(20) })
  await promote(shop.marketplace, {
    productId: next.id,
    startsAt: shop.clock.now(),
    endsAt: inDays(shop, 7),
    renewsWeekly: false,
  })
  assert.deepEqual(await pricesOf(shop, id), [undefined, undefined], 'the next promotion ends it')
  shop.clock.passes({ days: 3 })
  await reprice(shop, id, 45, 40)
  assert.deepEqual(await pricesOf(shop, id), [40, 30])
})

test('a running promotion that is edited or canceled leaves the prices that were asked', async () => {
  await using shop = await openTestShop()
  const { id } = await shop.sells({ regularPrice: dinars(45) })
  shop.clock.passes({ days: 1 })
  const base = { price: dinars(20), startsAt: shop.clock.now(), endsAt: inDays(shop, 7), renewsWeekly: false }
  const scheduled = await schedulePromotion(shop.system, { productId: id, ...base })
  assert.ok(scheduled.outcome === 'scheduled')
  shop.clock.passes({ days: 1 })
  await editPromotion(shop.system, scheduled.id, {
    version: 1,
    edited: { ...base, startsAt: inDays(shop, 2), price: dinars(40) },
  })
  shop.clock.passes({ days: 2 })
  assert.deepEqual(await pricesOf(shop, id), [40, 20], 'the price of its first day')
  await cancelPromotion(shop.system, scheduled.id, 2)
  await reprice(shop, id, 45, 44)
  assert.deepEqual(await pricesOf(shop, id), [44, 20])
})

test('what a product costs while it, or its store, is not on sale is not asked of anybody', async () => {
  await using shop = await openTestShop()
  const storeId = await shop.hasStore()
  const { id } = await shop.sells({ storeId, regularPrice: dinars(45) })
  shop.clock.passes({ days: 1 })
  await retireProduct(shop.system, id)
  await reprice(shop, id, 90)
  shop.clock.passes({ days: 20 })
  await retireStore(shop.system, storeId)
  await restoreProduct(shop.system, id)
  shop.clock.passes({ days: 1 })
  await restoreStore(shop.system, storeId)
  await reprice(shop, id, 90, 60)
  assert.deepEqual(await pricesOf(shop, id), [60, 45])
})

test('a promotion that is edited while the price changes is recorded with the new price', async () => {
  await using shop = await openTestShop()
  await openConnections(shop.marketplace)
  const { id } = await shop.sells({ regularPrice: dinars(45) })
  shop.clock.passes({ days: 1 })
  const base = { startsAt: inDays(shop, 1), endsAt: inDays(shop, 2), price: dinars(35), renewsWeekly: false }
  const scheduled = await schedulePromotion(shop.system, { productId: id, ...base })
  assert.ok(scheduled.outcome === 'scheduled')

  const editing = await inTransaction(shop.marketplace, async (marketplace) => {
    await setPrices(marketplace, id, { regularPrice: dinars(40) })
    const outcome = editPromotion(shop.system, scheduled.id, { version: 1, edited: { ...base, price: dinars(30) } })
    await untilWaitingForLock(shop)
    return { outcome }
  })
  assert.deepEqual(await editing.outcome, { outcome: 'saved' })
  const rows = await shop.marketplace.db
    .selectFrom('price_history')
    .select(['begins_at', 'price_millimes'])
    .where('product_id', '=', id)
    .orderBy('begins_at')
    .execute()
  assert.deepEqual(
    rows.slice(1).map(({ begins_at, price_millimes }) => [begins_at, price_millimes]),
    [
      [shop.clock.now(), dinars(40)],
      [base.startsAt, dinars(30)],
      [base.endsAt, dinars(40)],
    ],
  )
})

test('a price that stood for seconds is no reference, unless somebody ordered at it', async () => {
  for (const isOrdered of [false, true]) {
    await using shop = await openTestShop()
    const bowl = await shop.sells({ regularPrice: dinars(690) })
    shop.clock.passes({ days: 10 })
    await reprice(shop, bowl.id, 1.25)
    shop.clock.passes({ seconds: 20 })
    if (isOrdered)
      assert.equal((await shop.order([{ product: { ...bowl, regularPrice: dinars(1.25) } }])).outcome, 'placed')
    await reprice(shop, bowl.id, 690)
    shop.clock.passes({ days: 3 })
    await reprice(shop, bowl.id, 690, 600)
    assert.deepEqual(await pricesOf(shop, bowl.id), [600, isOrdered ? 1.25 : 690])
    shop.clock.passes({ days: 3 })
    await reprice(shop, bowl.id, 690)
    shop.clock.passes({ seconds: 20 })
    await reprice(shop, bowl.id, 690, 600)
    assert.deepEqual(await pricesOf(shop, bowl.id), [600, isOrdered ? 1.25 : 690], 'the reduction goes on')
  }
})
