import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createProduct } from '#domain/catalog/admin/create-product.ts'
import { restoreProduct } from '#domain/catalog/admin/restore-product.ts'
import { retireProduct } from '#domain/catalog/admin/retire-product.ts'
import { restoreStore, retireStore } from '#domain/catalog/admin/retire-store.ts'
import { isOnSale } from '#domain/catalog/require-product-on-sale.ts'
import { sendBackSubmission } from '#domain/catalog/submissions/decide-submission.ts'
import { submitProduct } from '#domain/catalog/submissions/submit-product.ts'
import { commissionSetting } from '#domain/commission/commission-setting.ts'
import { commissionOf, defaultCommissionTerms } from '#domain/commission/commission-terms.ts'
import { readStoreTerms } from '#domain/commission/read-store-terms.ts'
import { emptyValues } from '#domain/fields/field.ts'
import { productFields } from '#domain/fields/product-fields.ts'
import { listBestSellers } from '#domain/home-page/list-best-sellers.ts'
import { listStoresOfWeek } from '#domain/home-page/list-stores-of-week.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { dinars } from '#domain/money.ts'
import { studioSetting } from '#domain/sellers/studio-setting.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import { startOfDay } from '#domain/tunis-day.ts'
import { undoChange } from '#domain/undo/undo-change.ts'
import { asOperator } from '#tests/support/operators.ts'
import { givePlan } from '#tests/support/plans.ts'
import { asSeller, openStudio } from '#tests/support/sellers.ts'
import { setSetting } from '#tests/support/settings.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { decidePlanRequest } from './decide-plan-request.ts'
import { followPlans } from './follow-plans.ts'
import { getPlanOfStore } from './get-plan-of-store.ts'
import { getPlanRequestAsOperator } from './get-plan-request-as-operator.ts'
import { listPlanDues } from './list-plan-dues.ts'
import { defaultPlanRules, type PlanRules } from './plan-rules.ts'
import { planSetting } from './plan-setting.ts'
import { recordPlanPayment } from './record-plan-payment.ts'
import { setStoreOfRequest } from './set-store-of-request.ts'
import { waivePlanDue } from './waive-plan-due.ts'

/** A shop whose makers run their stores, with one of them, who has a store with a bowl. */
async function openShop(rules: Partial<PlanRules> = {}) {
  const shop = await openTestShop()
  await openStudio(shop.marketplace)
  await setSetting(shop.marketplace, planSetting, { ...defaultPlanRules, ...rules })
  const office = await asOperator(shop.marketplace)
  const storeId = await shop.hasStore({ name: 'Dar Amel' })
  const bowl = await shop.sells({ storeId, name: 'Bowl' })
  const seller = await asSeller(shop.marketplace, storeId)
  const goTo = async (day: Parameters<typeof startOfDay>[0]) => {
    shop.clock.moment = startOfDay(day)
    await followPlans(shop.system)
  }
  return { shop, office, storeId, bowl, seller, goTo, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

/** Adds a piece as the studio does, and returns what became of it. */
async function add(maker: Marketplace, storeId: number, name = 'Cup') {
  const piece = { name, regularPrice: dinars(20), category: 'decor' as const, storeId, colors: [], pictures: [] }
  return createProduct(maker, { ...emptyValues(productFields), ...piece, sizes: [{ name: '', stock: 1 }] })
}

async function idOf(adding: ReturnType<typeof add>): Promise<number> {
  const added = await adding
  assert.ok(added.outcome === 'created')
  return added.id
}

async function commissionNow(marketplace: Marketplace, storeId: number): Promise<number> {
  const terms = (await getSetting(marketplace, commissionSetting)).value
  return commissionOf(terms, (await readStoreTerms(marketplace, [storeId])).get(storeId))
}

/** Pays all that is due for a plan in cash. */
async function payDues(office: Marketplace, requestId: number): Promise<void> {
  for (const { id, state } of await listPlanDues(office, requestId)) {
    if (state !== 'open') continue
    const { storeId } = await getPlanRequestAsOperator(office, requestId)
    const paid = { means: 'cash', reference: '', paidOn: '2026-03-02' } as const
    const payment = { submissionKey: crypto.randomUUID(), storeId, ...paid }
    assert.equal((await recordPlanPayment(office, id, payment)).outcome, 'recorded')
  }
}

test('the commission of a store is that of its plan through the last day, and then that without a plan', async () => {
  await using world = await openShop()
  const { shop, office, storeId } = world
  await setSetting(office, commissionSetting, {
    ...defaultCommissionTerms,
    withoutPlan: 3000,
    silver: 2000,
    gold: 1000,
  })
  assert.equal(await commissionNow(office, storeId), 3000)
  const silver = await givePlan(office, storeId, { plan: 'silver', lastDay: '2026-03-31' })
  assert.equal(await commissionNow(office, storeId), 2000)
  await givePlan(office, storeId, { plan: 'gold', lastDay: '2026-03-15' })
  assert.equal(await commissionNow(office, storeId), 1000, 'an upgrade counts at once')
  shop.clock.moment = startOfDay('2026-03-16')
  assert.equal(await commissionNow(office, storeId), 2000, 'and the other plan again after its end')
  shop.clock.moment = new Date(startOfDay('2026-04-01').getTime() - 1)
  assert.equal(await commissionNow(office, storeId), 2000)
  shop.clock.passes({ seconds: 1 })
  assert.equal(await commissionNow(office, storeId), 3000, 'without a job that has run')
  await decidePlanRequest(office, silver, { step: 'renewed', lastDay: '2026-04-30', note: '' })
  assert.equal(await commissionNow(office, storeId), 2000)
})

test('a plan goes with its request to another store, unless it is paid', async () => {
  await using world = await openShop()
  const { shop, office, storeId } = world
  const other = await shop.hasStore({ name: 'Dar Nour' })
  const requestId = await givePlan(office, storeId, { lastDay: '2026-03-31' })
  assert.equal(await setStoreOfRequest(office, requestId, other), 'set')
  assert.equal((await getPlanOfStore(office, storeId)).plan, undefined)
  assert.deepEqual((await getPlanOfStore(office, other)).plan, {
    ...{ name: 'gold', isRunning: true, lastDay: '2026-03-31', lastDayInShop: '2026-04-30' },
  })
  await payDues(office, requestId)
  assert.equal(await setStoreOfRequest(office, requestId, storeId), 'paid')
  assert.equal(await setStoreOfRequest(office, requestId, other), 'set')
})

test('after its plan a store gets no new pieces, then leaves the shop, and returns as it was once it is paid', async () => {
  await using world = await openShop({ graceDays: 10 })
  const { shop, office, storeId, bowl, seller, goTo } = world
  const resting = await idOf(add(office, storeId, 'Resting'))
  // Otherwise it would be retired as it was created, as a draft is.
  shop.clock.passes({ seconds: 1 })
  await retireProduct(seller, resting)
  const held = await idOf(add(office, storeId, 'Held'))
  await retireProduct(office, held)
  const requestId = await givePlan(office, storeId, { lastDay: '2026-03-31' })
  await payDues(office, requestId)
  const isIn = () => Promise.all([bowl.id, resting, held].map((id) => isOnSale(shop.marketplace, id)))

  await goTo('2026-03-31')
  assert.equal((await add(seller, storeId)).outcome, 'created')
  await goTo('2026-04-01')
  assert.equal((await add(seller, storeId)).outcome, 'plan-over')
  assert.equal((await add(office, storeId)).outcome, 'created', 'the office is not limited')
  assert.equal((await restoreProduct(seller, resting)).outcome, 'on-sale', 'what rested is not new')
  await retireProduct(seller, resting)
  await goTo('2026-04-10')
  assert.deepEqual(await isIn(), [true, false, false])
  await goTo('2026-04-11')
  assert.deepEqual(await isIn(), [false, false, false])
  assert.equal((await getPlanOfStore(office, storeId)).isOutOfShop, true)
  await restoreStore(office, storeId)
  assert.deepEqual(await isIn(), [false, false, false], 'it returns with a plan only')

  await decidePlanRequest(office, requestId, { step: 'renewed', lastDay: '2026-05-10', note: '' })
  assert.deepEqual(await isIn(), [false, false, false], 'and once that is paid')
  assert.equal((await add(seller, storeId)).outcome, 'plan-over')
  await payDues(office, requestId)
  assert.deepEqual(await isIn(), [true, false, false])
  assert.equal((await add(seller, storeId)).outcome, 'created')
  assert.deepEqual(
    [(await restoreProduct(seller, resting)).outcome, (await restoreProduct(seller, held)).outcome],
    ['on-sale', 'held'],
  )
})

test('what need not be paid brings a store back too', async () => {
  await using world = await openShop({ graceDays: 10 })
  const { shop, office, storeId, bowl, goTo } = world
  const requestId = await givePlan(office, storeId, { lastDay: '2026-03-31' })
  await goTo('2026-04-11')
  await decidePlanRequest(office, requestId, { step: 'renewed', lastDay: '2026-05-10', note: '' })
  for (const { id } of await listPlanDues(office, requestId)) {
    assert.equal(await isOnSale(shop.marketplace, bowl.id), false)
    assert.deepEqual(await waivePlanDue(office, id, 'Agreed'), { outcome: 'waived' })
  }
  assert.equal(await isOnSale(shop.marketplace, bowl.id), true)
})

test('a store that the office has retired stays so, whatever its plan', async () => {
  await using world = await openShop({ graceDays: 1 })
  const { shop, office, storeId, bowl, goTo } = world
  const requestId = await givePlan(office, storeId, { lastDay: '2026-03-31' })
  await payDues(office, requestId)
  await goTo('2026-04-02')
  await retireStore(office, storeId)
  await followPlans(shop.system)
  const [entry] = await office.db.selectFrom('audit_log').select(['id', 'action']).orderBy('id', 'desc').execute()
  assert.equal(entry?.action, 'retired')
  assert.equal(await undoChange(office, entry?.id ?? 0), 'cannot')
  await decidePlanRequest(office, requestId, { step: 'renewed', lastDay: '2026-05-10', note: '' })
  await payDues(office, requestId)
  await followPlans(shop.system)
  assert.equal(await isOnSale(shop.marketplace, bowl.id), false)
  await restoreStore(office, storeId)
  assert.equal(await isOnSale(shop.marketplace, bowl.id), true)
})

test('stores without any plan, and all of a shop without makers, stay as they are', async () => {
  await using world = await openShop({ graceDays: 1, withoutPlanPieces: 1, withoutPlanOnHome: false })
  const { shop, office, storeId, bowl, goTo } = world
  const other = await shop.hasStore({ name: 'Dar Nour' })
  const lamp = await shop.sells({ storeId: other })
  await givePlan(office, storeId, { lastDay: '2026-03-31' })
  const isIn = () => Promise.all([bowl.id, lamp.id].map((id) => isOnSale(shop.marketplace, id)))
  await goTo('2026-05-01')
  assert.deepEqual(await isIn(), [false, true])
  await setSetting(shop.marketplace, studioSetting, { isStudioOpen: false })
  await followPlans(shop.system)
  assert.deepEqual(await isIn(), [true, true])
  assert.equal((await listStoresOfWeek(shop.marketplace, 9)).length, 2)
  await openStudio(shop.marketplace)
  await followPlans(shop.system)
  assert.deepEqual(await isIn(), [false, true])
})

test('a plan has places for so many pieces in the shop or waiting, of which two forms at once get one', async () => {
  await using world = await openShop({ goldPieces: 2 })
  const { office, storeId, bowl, seller } = world
  await givePlan(office, storeId, { lastDay: '2026-03-31' })
  const both = await Promise.all([add(seller, storeId, 'One'), add(seller, storeId, 'Two')])
  assert.deepEqual(both.map(({ outcome }) => outcome).sort(), ['created', 'plan-full'])
  const waiting = both.flatMap((added) => (added.outcome === 'created' ? [added.id] : []))[0] ?? 0
  world.shop.clock.passes({ seconds: 1 })
  await retireProduct(seller, bowl.id)
  assert.equal((await add(seller, storeId, 'Three')).outcome, 'created', 'what rests takes no place')
  assert.equal((await restoreProduct(seller, bowl.id)).outcome, 'plan-full')
  await sendBackSubmission(office, waiting, 'photo')
  assert.equal((await restoreProduct(seller, bowl.id)).outcome, 'on-sale')
  assert.equal((await submitProduct(seller, waiting)).outcome, 'plan-full')
  assert.equal((await add(office, storeId, 'Four')).outcome, 'created')
  assert.equal((await getPlanOfStore(office, storeId)).pieces, 3)
  await givePlan(office, storeId, { plan: 'diamonds', lastDay: '2027-03-01' })
  assert.equal((await submitProduct(seller, waiting)).outcome, 'submitted', 'a higher plan has more places at once')
})

test('the home page shows the stores whose plan says so, and their pieces', async () => {
  await using world = await openShop({ withoutPlanOnHome: false })
  const { shop, office, storeId } = world
  const other = await shop.hasStore({ name: 'Dar Nour' })
  for (let count = 0; count < 6; count++)
    for (const id of [storeId, other]) await shop.sells({ storeId: id, name: `Piece ${count}` })
  await givePlan(office, storeId, { lastDay: '2026-03-31' })
  await followPlans(shop.system)
  assert.deepEqual(
    (await listStoresOfWeek(shop.marketplace, 9)).map(({ id }) => id),
    [storeId],
  )
  const { products } = await listBestSellers(shop.marketplace)
  assert.deepEqual([...new Set(products.map(({ store }) => store.id))], [storeId])
  assert.equal(products.length, 3)
})
