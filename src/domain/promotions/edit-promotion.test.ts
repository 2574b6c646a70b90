import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getProduct } from '#domain/catalog/get-product.ts'
import { listChanges } from '#domain/history/list-changes.ts'
import { undoChange } from '#domain/history/undo-change.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { dinars } from '#domain/money.ts'
import { atWork, openConnections } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { callOffPromotion } from './call-off-promotion.ts'
import { editPromotion } from './edit-promotion.ts'
import { listPromotions } from './list-promotions.ts'
import { planPromotion } from './plan-promotion.ts'
import type { PromotionTerms } from './planned-promotion.ts'

function days(shop: TestShop, count: number): Date {
  return new Date(shop.clock.now().getTime() + count * 86_400_000)
}

async function planned(office: Marketplace, productId: number, terms: PromotionTerms): Promise<number> {
  const answer = await planPromotion(office, { productId, ...terms })
  assert.ok(answer.outcome === 'planned')
  return answer.id
}

async function lastChange(office: Marketplace) {
  const [change] = (await listChanges(office, {})).rows
  assert.ok(change)
  return change.id
}

test('the promotion that runs gets another price and another end, and the price still goes back by itself', async () => {
  await using shop = await openTestShop()
  const sana = await atWork(shop.marketplace, 'staff')
  const bowl = await shop.sells({ regularPrice: dinars(45) })
  const base = { price: dinars(30), startsAt: days(shop, 0), endsAt: days(shop, 7), renewsWeekly: false }
  const id = await planned(sana, bowl.id, base)
  shop.clock.passes({ days: 1 })
  const price = async () => (await getProduct(shop.marketplace, bowl.id)).promotionalPrice

  const edited = { ...base, price: dinars(25), endsAt: days(shop, 2) }
  assert.deepEqual(await editPromotion(sana, id, { base, edited }), { outcome: 'saved' })
  assert.equal(await price(), dinars(25))
  assert.deepEqual((await listPromotions(sana)).running?.startsAt, base.startsAt, 'it began when it began')
  shop.clock.passes({ days: 2 })
  assert.equal(await price(), undefined)
  assert.deepEqual(await editPromotion(sana, id, { base: edited, edited: base }), { outcome: 'is-gone' })
})

test('a promotion that runs can be put off, and begins again by itself', async () => {
  await using shop = await openTestShop()
  const sana = await atWork(shop.marketplace, 'staff')
  const bowl = await shop.sells({ regularPrice: dinars(45) })
  const base = { price: dinars(30), startsAt: days(shop, 0), endsAt: days(shop, 7), renewsWeekly: false }
  const id = await planned(sana, bowl.id, base)
  const edited = { ...base, startsAt: days(shop, 3) }
  shop.clock.passes({ seconds: 60 })
  assert.deepEqual(await editPromotion(sana, id, { base, edited }), { outcome: 'saved' })
  assert.equal((await getProduct(shop.marketplace, bowl.id)).promotionalPrice, undefined)
  shop.clock.passes({ days: 3 })
  assert.equal((await getProduct(shop.marketplace, bowl.id)).promotionalPrice, dinars(30))
})

test('a change is held to the rules of planning, and its own days are not in its way', async () => {
  await using shop = await openTestShop()
  const sana = await atWork(shop.marketplace, 'staff')
  const [bowl, jug] = [await shop.sells({ regularPrice: dinars(45) }), await shop.sells({ regularPrice: dinars(60) })]
  const base = { price: dinars(30), startsAt: days(shop, 1), endsAt: days(shop, 7), renewsWeekly: false }
  const id = await planned(sana, bowl.id, base)
  const other = { price: dinars(50), startsAt: days(shop, 8), endsAt: days(shop, 14), renewsWeekly: false }
  await planned(sana, jug.id, other)
  const edit = (terms: Partial<PromotionTerms>) => editPromotion(sana, id, { base, edited: { ...base, ...terms } })

  assert.deepEqual(await edit({ price: dinars(45) }), { outcome: 'not-cheaper' })
  assert.deepEqual(await edit({ endsAt: base.startsAt }), { outcome: 'ends-before-start' })
  assert.deepEqual(await edit({ startsAt: days(shop, -3), endsAt: days(shop, -1) }), { outcome: 'is-over' })
  assert.deepEqual(await edit({ endsAt: days(shop, 9) }), { outcome: 'overlaps', endsAt: other.endsAt })
  assert.deepEqual(await edit({ startsAt: days(shop, 2), endsAt: days(shop, 8) }), { outcome: 'saved' })
})

test('of two who change a promotion the second sees what it is now, and two at once never share days', async () => {
  await using shop = await openTestShop()
  const sana = await atWork(shop.marketplace, 'staff')
  const [bowl, jug] = [await shop.sells({ regularPrice: dinars(45) }), await shop.sells({ regularPrice: dinars(60) })]
  const base = { price: dinars(30), startsAt: days(shop, 1), endsAt: days(shop, 7), renewsWeekly: false }
  const other = { price: dinars(50), startsAt: days(shop, 20), endsAt: days(shop, 24), renewsWeekly: false }
  const [id, otherId] = [await planned(sana, bowl.id, base), await planned(sana, jug.id, other)]

  const cheaper = { ...base, price: dinars(20) }
  await editPromotion(sana, id, { base, edited: cheaper })
  const late = await editPromotion(sana, id, { base, edited: { ...base, endsAt: days(shop, 6) } })
  assert.deepEqual(late, { outcome: 'changed-meanwhile', current: cheaper })

  await openConnections(shop.marketplace)
  const outcomes = await Promise.all([
    editPromotion(sana, id, { base: cheaper, edited: { ...cheaper, endsAt: days(shop, 12) } }),
    editPromotion(sana, otherId, { base: other, edited: { ...other, startsAt: days(shop, 10) } }),
  ])
  assert.deepEqual(outcomes.map(({ outcome }) => outcome).sort(), ['overlaps', 'saved'])
})

test('one that renews every week can be changed in any week', async () => {
  await using shop = await openTestShop()
  const sana = await atWork(shop.marketplace, 'staff')
  const bowl = await shop.sells({ regularPrice: dinars(45) })
  const base = { price: dinars(30), startsAt: days(shop, 0), endsAt: days(shop, 7), renewsWeekly: true }
  const id = await planned(sana, bowl.id, base)
  shop.clock.passes({ days: 15 })
  const edited = { ...base, endsAt: days(shop, 6), price: dinars(28) }
  assert.deepEqual(await editPromotion(sana, id, { base, edited }), { outcome: 'saved' })
  assert.equal((await getProduct(shop.marketplace, bowl.id)).promotionalPrice, dinars(28))
})

test('a change of a promotion, and calling it off, are undone from the history once', async () => {
  await using shop = await openTestShop()
  const sana = await atWork(shop.marketplace, 'staff')
  const bowl = await shop.sells({ regularPrice: dinars(45) })
  const base = { price: dinars(30), startsAt: days(shop, 1), endsAt: days(shop, 7), renewsWeekly: false }
  const id = await planned(sana, bowl.id, base)
  await editPromotion(sana, id, { base, edited: { ...base, price: dinars(20), endsAt: days(shop, 6) } })
  const editing = await lastChange(sana)
  assert.equal(await undoChange(sana, editing), 'undone')
  const [{ price, endsAt } = base] = (await listPromotions(sana)).prepared
  assert.deepEqual([price, endsAt], [base.price, base.endsAt])

  shop.clock.passes({ days: 2 })
  await callOffPromotion(sana, id)
  const callingOff = await lastChange(sana)
  assert.equal((await getProduct(shop.marketplace, bowl.id)).promotionalPrice, undefined)
  assert.equal(await undoChange(sana, callingOff), 'undone')
  assert.equal((await getProduct(shop.marketplace, bowl.id)).promotionalPrice, dinars(30))
  assert.equal(await undoChange(sana, callingOff), 'changed-since')
  assert.deepEqual((await listPromotions(sana)).running?.endsAt, base.endsAt)
})
