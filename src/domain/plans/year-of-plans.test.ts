import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import fc from 'fast-check'
import { sql } from 'kysely'
import { retireProduct } from '#domain/catalog/admin/retire-product.ts'
import type { Product } from '#domain/catalog/product.ts'
import { isOnSale } from '#domain/catalog/require-product-on-sale.ts'
import { commissionSetting } from '#domain/commission/commission-setting.ts'
import { commissionOf, defaultCommissionTerms } from '#domain/commission/commission-terms.ts'
import { readStoreTerms } from '#domain/commission/read-store-terms.ts'
import { findAllViolations } from '#domain/consistency/find-violations.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type Millimes, millimes, sum } from '#domain/money.ts'
import { advanceOrder } from '#domain/orders/status/advance-order.ts'
import { type PlanName, planNames } from '#domain/plan.ts'
import { getStatement } from '#domain/statements/get-statement.ts'
import { endOfDay, startOfDay, type TunisDay, tunisDayOf } from '#domain/tunis-day.ts'
import { isLongRun } from '#tests/support/long-run.ts'
import { asOperator } from '#tests/support/operators.ts'
import { givePlan } from '#tests/support/plans.ts'
import { openStudio } from '#tests/support/sellers.ts'
import { setSetting } from '#tests/support/settings.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { decidePlanRequest } from './decide-plan-request.ts'
import { expirePlans } from './expire-plans.ts'
import { followPlans } from './follow-plans.ts'
import { listPlanDues } from './list-plan-dues.ts'
import { defaultPlanRules } from './plan-rules.ts'
import { planSetting } from './plan-setting.ts'
import { priceOfDays } from './price-of-days.ts'
import { recordPlanPayment } from './record-plan-payment.ts'
import { remindOfPlanEnds } from './remind-of-plan-ends.ts'
import { revokePlanPayment } from './revoke-plan-payment.ts'
import { waivePlanDue } from './waive-plan-due.ts'

const days = 400
const graceDays = 20
const rates = { ...defaultCommissionTerms, withoutPlan: 3000, silver: 2000, gold: 1000, diamonds: 500 }

/** What the shop should say of a store, kept without looking into it. Days count from the first one. */
interface Store {
  readonly id: number
  readonly product: Product
  readonly draftId: number
  readonly plans: { readonly requestId: number; readonly plan: PlanName; end: number }[]
  readonly dues: { readonly id: number; readonly amount: Millimes; state: 'open' | 'paid' | 'waived' }[]
  isOut: boolean
  /** What its maker is owed, in millimes. */
  owed: number
}

interface World {
  readonly shop: TestShop
  readonly office: Marketplace
  readonly stores: readonly Store[]
  today: number
  receipts: number
  /** What was paid for plans and not revoked, in millimes. */
  paid: number
  readonly reminders: Set<string>
}

/** The shop opens the day before. */
const firstDay = '2026-03-03'

function dayAt(number: number): TunisDay {
  return tunisDayOf(new Date(startOfDay(firstDay).getTime() + number * 86_400_000))
}

async function openWorld(): Promise<World> {
  const shop = await openTestShop()
  await openStudio(shop.marketplace)
  await setSetting(shop.marketplace, planSetting, { ...defaultPlanRules, graceDays })
  await setSetting(shop.marketplace, commissionSetting, rates)
  const office = await asOperator(shop.marketplace)
  const stores: Store[] = []
  for (let count = 0; count < 3; count++) {
    const id = await shop.hasStore()
    const product = await shop.sells({
      storeId: id,
      sizes: [{ name: '', stock: 500 }],
      regularPrice: millimes(100_000),
    })
    const draft = await shop.sells({ storeId: id })
    await retireProduct(office, draft.id)
    stores.push({ id, product, draftId: draft.id, plans: [], dues: [], isOut: false, owed: 0 })
  }
  return { shop, office, stores, today: 0, receipts: 0, paid: 0, reminders: new Set() }
}

type Step = (world: World, store: Store) => Promise<unknown>

/** The plan that counts on a day: of those that run the highest; undefined without one. */
function runningOf({ plans }: Store, today: number): PlanName | undefined {
  const running = plans.filter(({ end }) => end >= today).map(({ plan }) => planNames.indexOf(plan))
  return planNames[Math.max(-1, ...running)]
}

function lastEndOf({ plans }: Store): number {
  return Math.max(-1, ...plans.map(({ end }) => end))
}

/** Notes what a decision has made due, as the newest of the plan. */
async function noteDue({ office }: World, store: Store, requestId: number, expected: Millimes): Promise<void> {
  const [due] = await listPlanDues(office, requestId)
  assert.ok(due)
  assert.equal(due.amount, expected)
  store.dues.push({ id: due.id, amount: due.amount, state: 'open' })
}

const approve = fc.record({ plan: fc.constantFrom(...planNames), length: fc.integer({ min: 1, max: 70 }) }).map(
  ({ plan, length }): Step =>
    async (world, store) => {
      if (store.plans.length > 3) return
      const end = world.today + length
      const requestId = await givePlan(world.office, store.id, { plan, lastDay: dayAt(end) })
      store.plans.push({ requestId, plan, end })
      await noteDue(world, store, requestId, priceOfDays(plan, dayAt(world.today), dayAt(end)))
    },
)
const renew = fc.record({ which: fc.nat({ max: 3 }), length: fc.integer({ min: 1, max: 70 }) }).map(
  ({ which, length }): Step =>
    async (world, store) => {
      const plan = store.plans[which % Math.max(store.plans.length, 1)]
      if (!plan) return
      const from = Math.max(plan.end + 1, world.today)
      plan.end = from + length
      const lastDay = dayAt(plan.end)
      const decision = { step: 'renewed', lastDay, note: '' } as const
      assert.equal(await decidePlanRequest(world.office, plan.requestId, decision), 'decided')
      await noteDue(world, store, plan.requestId, priceOfDays(plan.plan, dayAt(from), lastDay))
    },
)
const pay = fc.constantFrom('cash', 'bank-transfer', 'set-off').map(
  (means): Step =>
    async (world, store) => {
      const due = store.dues.find(({ state }) => state === 'open')
      if (!due) return
      const paidOn = dayAt(world.today)
      const payment = { submissionKey: randomUUID(), storeId: store.id, means, reference: '', paidOn }
      const result = await recordPlanPayment(world.office, due.id, payment)
      if (means === 'set-off' && due.amount > store.owed) {
        assert.equal(result.outcome, 'exceeds')
        return
      }
      world.receipts += 1
      assert.deepEqual(result, { outcome: 'recorded', receiptNumber: world.receipts })
      due.state = 'paid'
      world.paid += due.amount
      if (means === 'set-off') store.owed -= due.amount
    },
)
const revoke = fc.constant<Step>(async (world, store) => {
  const due = store.dues.find(({ state }) => state === 'paid')
  if (!due) return
  const { db } = world.shop.system
  const payments = db.selectFrom('plan_payments').select(['id', 'means']).where('due_id', '=', due.id)
  const payment = await payments.where('revoked_at', 'is', null).executeTakeFirstOrThrow()
  await revokePlanPayment(world.office, payment.id, 'A mistake')
  due.state = 'open'
  world.paid -= due.amount
  if (payment.means === 'set-off') store.owed += due.amount
})
const waive = fc.constant<Step>(async ({ office }, store) => {
  const due = store.dues.find(({ state }) => state === 'open')
  if (!due) return
  await waivePlanDue(office, due.id, 'Agreed')
  due.state = 'waived'
})
const sell = fc.constant<Step>(async ({ shop, office, today }, store) => {
  if (store.isOut) return
  const placed = await shop.order([{ product: store.product }])
  assert.ok(placed.outcome === 'placed')
  for (const to of ['confirmed', 'packed', 'shipped', 'delivered'] as const)
    await advanceOrder(office, placed.order.id, { to })
  store.owed += 100_000 - 10 * rates[runningOf(store, today) ?? 'withoutPlan']
})
const rest = fc.constant<Step>(async () => undefined)

const step = fc.oneof(
  { weight: 40, arbitrary: rest },
  { weight: 3, arbitrary: approve },
  { weight: 6, arbitrary: renew },
  { weight: 10, arbitrary: pay },
  { weight: 1, arbitrary: revoke },
  { weight: 1, arbitrary: waive },
  { weight: 6, arbitrary: sell },
)

/** What the jobs do with the first minute of a day, in the model. */
function passDay(world: World): void {
  for (const store of world.stores) {
    followInModel(world, store)
    for (const { requestId, end } of store.plans) {
      const left = end - world.today
      const counted = runningOf(store, world.today) && endOfCounted(store, world.today) === end
      const days = counted && left >= 0 ? [0, 3, 14].find((before) => left <= before) : undefined
      if (days !== undefined) world.reminders.add(`${requestId} ${dayAt(end)} ${days}`)
    }
  }
}

/** The end of the plan that counts: of the highest that run, the last. */
function endOfCounted(store: Store, today: number): number {
  const plan = runningOf(store, today)
  return Math.max(...store.plans.filter((other) => other.plan === plan && other.end >= today).map(({ end }) => end))
}

function followInModel({ today }: World, store: Store): void {
  const isLongOver = store.plans.length > 0 && lastEndOf(store) + graceDays < today
  store.isOut = isLongOver || (store.isOut && store.dues.some(({ state }) => state === 'open'))
}

async function assertStore({ shop, office, today }: World, store: Store): Promise<void> {
  const label = `store ${store.id} on ${dayAt(today)}`
  const terms = (await readStoreTerms(office, [store.id])).get(store.id)
  assert.equal(commissionOf(rates, terms), rates[runningOf(store, today) ?? 'withoutPlan'], label)
  assert.equal(await isOnSale(shop.marketplace, store.product.id), !store.isOut, label)
  assert.equal(await isOnSale(shop.marketplace, store.draftId), false, label)
  const { max_pieces } = await shop.system.db
    .selectFrom('stores')
    .select('max_pieces')
    .where('id', '=', store.id)
    .executeTakeFirstOrThrow()
  const isOver = store.plans.length > 0 && runningOf(store, today) === undefined
  assert.equal(max_pieces, isOver || store.isOut ? 0 : null, label)
}

async function assertBooks({ shop, office, stores, receipts, paid, reminders }: World): Promise<void> {
  const { db } = shop.system
  for (const { id, owed } of stores)
    assert.equal((await getStatement(office, id, { from: firstDay, until: '2030-01-01' })).owedNow, owed)
  const dues = stores.flatMap(({ dues }) => dues)
  const { rows: known } = await sql<{ id: number; state: string }>`
    select id, state from plan_dues order by id`.execute(db)
  assert.deepEqual(
    known,
    dues.map(({ id, state }) => ({ id, state })).toSorted((one, other) => one.id - other.id),
  )
  const { rows: numbers } = await sql<{ number: number }>`
    select receipt_number as number from plan_payments order by 1`.execute(db)
  assert.deepEqual(
    numbers.map(({ number }) => number),
    Array.from({ length: receipts }, (_, index) => index + 1),
  )
  const { rows: booked } = await sql<{ account: string; amount: number }>`
    select account, sum(amount_millimes)::float8 as amount from cash_days
    where account in ('plan-payments', 'plans') group by 1 having sum(amount_millimes) <> 0 order by 1`.execute(db)
  assert.deepEqual(
    booked.map(({ amount }) => amount),
    paid === 0 ? [] : [paid, -paid],
  )
  assert.equal(sum(dues.flatMap(({ state, amount }) => (state === 'paid' ? [amount] : []))), paid)
  const { rows: given } = await sql<{ reminder: string }>`
    select plan_request_id || ' ' || last_day || ' ' || days_before as reminder from plan_reminders`.execute(db)
  assert.deepEqual(given.map(({ reminder }) => reminder).sort(), [...reminders].sort())
  assert.deepEqual(await Array.fromAsync(findAllViolations(shop.marketplace)), [])
}

test('400 days of plans: approved, renewed, paid, ended, and what follows on each day', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat({ max: 2 }), step), { minLength: days, maxLength: days, size: 'max' }),
      async (steps) => {
        const world = await openWorld()
        await using shop = world.shop
        for (const [index, step] of steps) {
          // At the first moment of the day, to the second.
          shop.clock.moment = endOfDay(dayAt(world.today - 1))
          passDay(world)
          await expirePlans(shop.system)
          await followPlans(shop.system)
          await remindOfPlanEnds(shop.system)
          const store = world.stores[index]
          assert.ok(store)
          await step(world, store)
          followInModel(world, store)
          for (const store of world.stores) await assertStore(world, store)
          if (world.today % 40 === 0) await assertBooks(world)
          world.today += 1
        }
        world.today -= 1
        await assertBooks(world)
      },
    ),
    { numRuns: isLongRun ? 8 : 1, endOnFailure: true },
  )
})
