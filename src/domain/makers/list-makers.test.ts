import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NotAllowed } from '#domain/access/not-allowed.ts'
import { retireStore } from '#domain/catalog/admin/retire-store.ts'
import { readPlansOfStores } from '#domain/commission/read-plans-of-stores.ts'
import { NotFound } from '#domain/errors.ts'
import { rowsPerPage } from '#domain/keyset-pagination.ts'
import { sellerSessionMilliseconds } from '#domain/operators/session.ts'
import { planNames } from '#domain/plan.ts'
import { startOfDay, type TunisDay } from '#domain/tunis-day.ts'
import { asOperator } from '#tests/support/operators.ts'
import { givePlan } from '#tests/support/plans.ts'
import { openCountedShop } from '#tests/support/round-trips.ts'
import { asOwnerWithStudio, asSeller, grantAccess } from '#tests/support/sellers.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { listMakers } from './list-makers.ts'
import { type MakerFilter, makerFilters } from './maker-filter.ts'

test('the list of makers says who may enter, when last seen, what waits, what is owed, and the end of the plan', async () => {
  await using shop = await openTestShop()
  const office = await asOwnerWithStudio(shop.marketplace)
  shop.clock.moment = startOfDay('2026-03-01')
  const storeId = await shop.hasStore({ name: 'Dar Amel' })
  await asSeller(shop.marketplace, storeId)
  await grantAccess(shop.marketplace, [storeId], { name: 'Rim' })
  const bowl = await shop.sells({ storeId })
  await shop.marketplace.db
    .updateTable('products')
    .set({ submission: 'waiting', submitted_at: shop.clock.now() })
    .execute()
  await shop.sells({ storeId: await shop.hasStore({ name: 'Dar Rim' }) })
  const requestId = await givePlan(office, storeId, { plan: 'gold', lastDay: '2026-03-31' })
  const { rows } = await listMakers(office, { filter: 'all' })
  const [amel, rim] = ['Dar Amel', 'Dar Rim'].map((name) => rows.find((store) => store.name === name))
  assert.equal(bowl.store.id, storeId)
  assert.deepEqual(amel, {
    ...{ id: storeId, name: 'Dar Amel', isRetired: false, isPlanOver: false, waiting: 1, owed: 0 },
    sellers: [
      { name: 'Amel', lastSeenAt: shop.clock.now() },
      { name: 'Rim', lastSeenAt: undefined },
    ],
    plan: { plan: 'gold', endsAt: startOfDay('2026-04-01'), requestId },
  })
  assert.deepEqual([rim?.name, rim?.sellers, rim?.plan, rim?.waiting], ['Dar Rim', [], undefined, 0])
})

test('each filter of the list of makers has its stores and no others', async () => {
  await using shop = await openTestShop()
  const office = await asOwnerWithStudio(shop.marketplace)
  shop.clock.moment = startOfDay('2026-03-01')
  // Adding a piece may add another store.
  const names: string[] = []
  const add = (name: string) => {
    names.push(name)
    return shop.hasStore({ name })
  }
  const [signedIn, invited, nobody, retired] = [
    await add('In'),
    await add('Invited'),
    await add('None'),
    await add('Out'),
  ]
  await retireStore(office, retired)
  await asSeller(shop.marketplace, signedIn)
  await grantAccess(shop.marketplace, [invited])
  await shop.sells({ storeId: signedIn })
  await shop.marketplace.db
    .updateTable('products')
    .set({ submission: 'waiting', submitted_at: shop.clock.now() })
    .execute()
  await givePlan(office, signedIn, { lastDay: '2026-03-31' })
  await givePlan(office, nobody, { lastDay: '2026-03-15' })
  const storesIn = async (filter: MakerFilter) =>
    (await listMakers(office, { filter })).rows.map(({ name }) => name).filter((name) => names.includes(name))
  assert.deepEqual(await storesIn('all'), ['Out', 'None', 'Invited', 'In'])
  assert.deepEqual(await storesIn('waiting'), ['In'])
  assert.deepEqual(await storesIn('not-signed-in'), ['Invited'])
  assert.deepEqual(await storesIn('ending'), ['None'])
  assert.deepEqual(await storesIn('without-access'), ['None'])
  // A higher plan that runs on counts instead, and a phone that was not used for so long is signed in no more.
  await givePlan(office, nobody, { plan: 'diamonds', lastDay: '2027-03-01' })
  assert.deepEqual(await storesIn('ending'), [])
  shop.clock.moment = new Date(shop.clock.now().getTime() + sellerSessionMilliseconds + 1)
  assert.deepEqual(await storesIn('not-signed-in'), ['Invited', 'In'])
})

test('the list of makers shows the plan that counts, whatever plans a store has had', async () => {
  await using shop = await openTestShop()
  const office = await asOwnerWithStudio(shop.marketplace)
  shop.clock.moment = startOfDay('2026-03-01')
  const lastDays: readonly TunisDay[] = ['2026-03-05', '2026-03-20', '2026-04-20']
  for (const first of planNames)
    for (const lastDay of lastDays) {
      const storeId = await shop.hasStore()
      await givePlan(office, storeId, { plan: first, lastDay })
      await givePlan(office, storeId, { plan: 'gold', lastDay: '2026-03-20' })
    }
  for (const day of ['2026-03-02', '2026-03-10', '2026-04-01', '2026-05-01'] as const) {
    shop.clock.moment = startOfDay(day)
    const { rows } = await listMakers(office, { filter: 'all' })
    const plans = await readPlansOfStores(
      office,
      rows.map(({ id }) => id),
    )
    assert.equal(rows.length, planNames.length * lastDays.length)
    for (const { id, plan } of rows) {
      const { requestId: _, ...shown } = plan ?? assert.fail()
      assert.deepEqual(shown, plans.get(id), day)
    }
  }
})

test('a page of the list of makers takes the same statements, however many there are', async () => {
  await using shop = await openTestShop()
  await using counted = await openCountedShop(shop)
  const office = await asOwnerWithStudio(counted.marketplace)
  const add = async () => grantAccess(shop.marketplace, [await shop.hasStore()])
  await add()
  const few = await counted.roundTripsOf(() => listMakers(office, { filter: 'all' }))
  for (let count = 0; count <= rowsPerPage; count++) await add()
  assert.equal(await counted.roundTripsOf(() => listMakers(office, { filter: 'all' })), few)
  assert.equal(few, 2)
  const first = await listMakers(office, { filter: 'all' })
  const second = await listMakers(office, { filter: 'all', olderThan: first.olderThan })
  assert.deepEqual([first.rows.length, second.rows.length, second.olderThan], [rowsPerPage, 2, undefined])
})

test('the list of makers is of the office, and only while there are makers', async () => {
  await using shop = await openTestShop()
  const owner = await asOperator(shop.marketplace)
  for (const filter of makerFilters) await assert.rejects(listMakers(owner, { filter }), NotFound)

  await asOwnerWithStudio(shop.marketplace)
  await assert.rejects(
    listMakers(await asSeller(shop.marketplace, await shop.hasStore()), { filter: 'all' }),
    NotAllowed,
  )
})
