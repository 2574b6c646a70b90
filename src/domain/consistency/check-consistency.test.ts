import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countPendingWork } from '#domain/dashboard/count-pending-work.ts'
import { changeBehindShop } from '#tests/support/change-behind-shop.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import {
  checkConsistency,
  checkConsistencyNightly,
  maxStoredViolations,
  restartConsistencyCheck,
} from './check-consistency.ts'
import { countViolations, findLastCheck, listViolations } from './list-violations.ts'

const checkAll = (shop: TestShop) => checkConsistency(shop.system)

const setStock = (shop: TestShop, stock: number) =>
  changeBehindShop(shop, `update variants set stock = ${stock} where id = 1`)

test('a violation is reported once, listed for the office while it lasts, and does not stop the shop', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace, 'staff')
  const bowl = await shop.sells({ sizes: [{ name: 'S', stock: 10 }] })
  assert.deepEqual(await checkAll(shop), [])
  assert.deepEqual(await findLastCheck(sana), shop.clock.now())

  await setStock(shop, 12)
  const detail = 'variant 1 of product 1 counts 12 pieces, its movements 10'
  assert.deepEqual(await checkAll(shop), [{ rule: 'counter = ledger', rowId: 1, detail }])
  assert.deepEqual(await checkAll(shop), [])
  assert.deepEqual(
    (await listViolations(sana, 5)).map(({ rule, detail }) => [rule, detail]),
    [['counter = ledger', detail]],
  )
  assert.deepEqual(await countViolations(sana), [{ rule: 'counter = ledger', count: 1 }])
  assert.equal((await countPendingWork(sana))['consistency-violations'], 1)
  assert.equal((await shop.order([{ product: bowl }])).outcome, 'placed')

  await setStock(shop, 9)
  assert.deepEqual(await checkAll(shop), [])
  assert.deepEqual(await listViolations(sana, 5), [])
})

test('all rows are checked once a night, and soon after a start', async () => {
  await using shop = await openTestShop()
  const { clock, system } = shop
  await checkConsistencyNightly(system)
  const first = clock.now()
  clock.passes({ seconds: 60 })
  await checkConsistencyNightly(system)
  assert.deepEqual(await findLastCheck(system), first)

  clock.passes({ days: 1 })
  await checkConsistencyNightly(system)
  assert.deepEqual(await findLastCheck(system), clock.now())

  await restartConsistencyCheck(system)
  clock.passes({ seconds: 60 })
  await checkConsistencyNightly(system)
  assert.deepEqual(await findLastCheck(system), clock.now())
})

test('no more violations are stored than the bound', async () => {
  await using shop = await openTestShop()
  const { id } = await shop.sells()
  await changeBehindShop(
    shop,
    `insert into variants (product_id, id, size_id, position, name, stock)
      select ${id}, 1000 + number, 1000 + number, number, 'no ' || number, 1 from generate_series(1, ${maxStoredViolations + 200}) as number`,
  )
  await checkAll(shop)
  assert.deepEqual(await countViolations(shop.system), [{ rule: 'counter = ledger', count: maxStoredViolations }])
})
