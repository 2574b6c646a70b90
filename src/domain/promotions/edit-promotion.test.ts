import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listAuditLog } from '#domain/audit/list-audit-log.ts'
import { repriceProduct } from '#domain/catalog/admin/reprice-product.ts'
import { restoreProduct } from '#domain/catalog/admin/restore-product.ts'
import { retireProduct } from '#domain/catalog/admin/retire-product.ts'
import { getProduct } from '#domain/catalog/get-product.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { dinars, type Millimes } from '#domain/money.ts'
import { undoChange } from '#domain/undo/undo-change.ts'
import { asOperator, openConnections } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { cancelPromotion } from './cancel-promotion.ts'
import { editPromotion } from './edit-promotion.ts'
import { listPromotions } from './list-promotions.ts'
import { schedulePromotion } from './schedule-promotion.ts'
import type { PromotionTerms } from './scheduled-promotion.ts'

function days(shop: TestShop, count: number): Date {
  return new Date(shop.clock.now().getTime() + count * 86_400_000)
}

async function scheduled(office: Marketplace, productId: number, terms: PromotionTerms): Promise<number> {
  const result = await schedulePromotion(office, { productId, ...terms })
  assert.ok(result.outcome === 'scheduled')
  return result.id
}

async function lastChange(office: Marketplace) {
  const [change] = (await listAuditLog(office, {})).rows
  assert.ok(change)
  return change.id
}

test('the price and the end of the running promotion are changed, and its price ends with it', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace, 'staff')
  const bowl = await shop.sells({ regularPrice: dinars(45) })
  const base = { price: dinars(30), startsAt: days(shop, 0), endsAt: days(shop, 7), renewsWeekly: false }
  const id = await scheduled(sana, bowl.id, base)
  shop.clock.passes({ days: 1 })
  const price = async () => (await getProduct(shop.marketplace, bowl.id)).promotionalPrice

  const edited = { ...base, price: dinars(25), endsAt: days(shop, 2) }
  assert.deepEqual(await editPromotion(sana, id, { version: 1, edited }), { outcome: 'saved' })
  assert.equal(await price(), dinars(25))
  assert.deepEqual((await listPromotions(sana)).running?.startsAt, base.startsAt, 'it began when it began')
  shop.clock.passes({ days: 2 })
  assert.equal(await price(), undefined)
  assert.deepEqual(await editPromotion(sana, id, { version: 2, edited: base }), { outcome: 'is-gone' })
})

test('a running promotion can be postponed and then starts by itself', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace, 'staff')
  const bowl = await shop.sells({ regularPrice: dinars(45) })
  const base = { price: dinars(30), startsAt: days(shop, 0), endsAt: days(shop, 7), renewsWeekly: false }
  const id = await scheduled(sana, bowl.id, base)
  const edited = { ...base, startsAt: days(shop, 3) }
  shop.clock.passes({ seconds: 60 })
  assert.deepEqual(await editPromotion(sana, id, { version: 1, edited }), { outcome: 'saved' })
  assert.equal((await getProduct(shop.marketplace, bowl.id)).promotionalPrice, undefined)
  shop.clock.passes({ days: 3 })
  assert.equal((await getProduct(shop.marketplace, bowl.id)).promotionalPrice, dinars(30))
})

test('an edit is checked for the same conflicts as a new promotion, except with itself', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace, 'staff')
  const [bowl, jug] = [await shop.sells({ regularPrice: dinars(45) }), await shop.sells({ regularPrice: dinars(60) })]
  const base = { price: dinars(30), startsAt: days(shop, 1), endsAt: days(shop, 7), renewsWeekly: false }
  const id = await scheduled(sana, bowl.id, base)
  const other = { price: dinars(50), startsAt: days(shop, 8), endsAt: days(shop, 14), renewsWeekly: false }
  await scheduled(sana, jug.id, other)
  const edit = (terms: Partial<PromotionTerms>) =>
    editPromotion(sana, id, { version: 1, edited: { ...base, ...terms } })

  assert.deepEqual(await edit({ price: dinars(45) }), { outcome: 'not-cheaper', ownPrice: dinars(45) })
  assert.deepEqual(await edit({ endsAt: base.startsAt }), { outcome: 'ends-before-start' })
  assert.deepEqual(await edit({ startsAt: days(shop, -3), endsAt: days(shop, -1) }), { outcome: 'is-over' })
  assert.deepEqual(await edit({ endsAt: days(shop, 9) }), { outcome: 'overlaps', endsAt: other.endsAt })
  assert.deepEqual(await edit({ startsAt: days(shop, 2), endsAt: days(shop, 8) }), { outcome: 'saved' })
})

test('the second of two edits returns the current terms, and simultaneous edits never overlap', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace, 'staff')
  const [bowl, jug] = [await shop.sells({ regularPrice: dinars(45) }), await shop.sells({ regularPrice: dinars(60) })]
  const base = { price: dinars(30), startsAt: days(shop, 1), endsAt: days(shop, 7), renewsWeekly: false }
  const other = { price: dinars(50), startsAt: days(shop, 20), endsAt: days(shop, 24), renewsWeekly: false }
  const [id, otherId] = [await scheduled(sana, bowl.id, base), await scheduled(sana, jug.id, other)]

  const cheaper = { ...base, price: dinars(20) }
  await editPromotion(sana, id, { version: 1, edited: cheaper })
  const late = await editPromotion(sana, id, { version: 1, edited: { ...base, endsAt: days(shop, 6) } })
  assert.deepEqual(late, { outcome: 'changed-meanwhile', current: { ...cheaper, version: 2 } })

  await openConnections(shop.marketplace)
  const outcomes = await Promise.all([
    editPromotion(sana, id, { version: 2, edited: { ...cheaper, endsAt: days(shop, 12) } }),
    editPromotion(sana, otherId, { version: 1, edited: { ...other, startsAt: days(shop, 10) } }),
  ])
  assert.deepEqual(outcomes.map(({ outcome }) => outcome).sort(), ['overlaps', 'saved'])
})

test('a promotion that renews weekly can be edited in any week', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace, 'staff')
  const bowl = await shop.sells({ regularPrice: dinars(45) })
  const base = { price: dinars(30), startsAt: days(shop, 0), endsAt: days(shop, 7), renewsWeekly: true }
  const id = await scheduled(sana, bowl.id, base)
  shop.clock.passes({ days: 15 })
  const edited = { ...base, endsAt: days(shop, 6), price: dinars(28) }
  assert.deepEqual(await editPromotion(sana, id, { version: 1, edited }), { outcome: 'saved' })
  assert.equal((await getProduct(shop.marketplace, bowl.id)).promotionalPrice, dinars(28))
})

test('editing and canceling a promotion can be undone once', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace, 'staff')
  const bowl = await shop.sells({ regularPrice: dinars(45) })
  const base = { price: dinars(30), startsAt: days(shop, 1), endsAt: days(shop, 7), renewsWeekly: false }
  const id = await scheduled(sana, bowl.id, base)
  await editPromotion(sana, id, { version: 1, edited: { ...base, price: dinars(20), endsAt: days(shop, 6) } })
  const editing = await lastChange(sana)
  assert.equal(await undoChange(sana, editing), 'undone')
  const [{ price, endsAt } = base] = (await listPromotions(sana)).scheduled
  assert.deepEqual([price, endsAt], [base.price, base.endsAt])

  shop.clock.passes({ days: 2 })
  assert.equal(await cancelPromotion(sana, id, 2), 'changed-meanwhile', 'the edit was undone since')
  assert.equal(await cancelPromotion(sana, id, 3), 'canceled')
  assert.equal(await cancelPromotion(sana, id, 3), 'is-gone')
  const cancellation = await lastChange(sana)
  assert.equal((await getProduct(shop.marketplace, bowl.id)).promotionalPrice, undefined)
  assert.equal(await undoChange(sana, cancellation), 'undone')
  assert.equal((await getProduct(shop.marketplace, bowl.id)).promotionalPrice, dinars(30))
  assert.equal(await undoChange(sana, cancellation), 'already-scheduled')
  assert.deepEqual((await listPromotions(sana)).running?.endsAt, base.endsAt)
})

test('a cancellation that cannot be undone says why, and changes nothing', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace, 'staff')
  const bowl = await shop.sells({ regularPrice: dinars(45) })
  const cup = await shop.sells()
  const terms = { price: dinars(30), startsAt: days(shop, 1), endsAt: days(shop, 7), renewsWeekly: false }
  await cancelPromotion(sana, await scheduled(sana, bowl.id, terms), 1)
  const cancellation = await lastChange(sana)

  const other = await scheduled(sana, cup.id, { ...terms, startsAt: days(shop, 2) })
  assert.equal(await undoChange(sana, cancellation), 'overlaps')
  await cancelPromotion(sana, other, 1)
  const prices = (regularPrice: Millimes) => ({ regularPrice })
  await repriceProduct(sana, bowl.id, { seen: prices(dinars(45)), prices: prices(dinars(30)) })
  assert.equal(await undoChange(sana, cancellation), 'not-cheaper')
  await repriceProduct(sana, bowl.id, { seen: prices(dinars(30)), prices: prices(dinars(45)) })
  await retireProduct(sana, bowl.id)
  assert.equal(await undoChange(sana, cancellation), 'not-on-sale')
  await restoreProduct(sana, bowl.id)
  assert.deepEqual((await listPromotions(sana)).scheduled, [])

  shop.clock.passes({ days: 8 })
  assert.equal(await undoChange(sana, cancellation), 'is-over')
  assert.deepEqual((await listPromotions(sana)).scheduled, [])
})
