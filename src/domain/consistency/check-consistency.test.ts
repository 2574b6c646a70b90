import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { countPendingWork } from '#domain/dashboard/count-pending-work.ts'
import { changeBehindShop } from '#tests/support/change-behind-shop.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { checkConsistency, maxStoredViolations, restartConsistencyCheck } from './check-consistency.ts'
import { countViolations, findLastWholeCheck, listViolations } from './list-violations.ts'

const checkAll = (shop: TestShop) => checkConsistency(shop.system, () => false)

const setStock = (shop: TestShop, stock: number) =>
  changeBehindShop(shop, `update product_sizes set stock = ${stock} where id = 1`)

test('a violation is reported once, listed for the office while it lasts, and does not stop the shop', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace, 'staff')
  const bowl = await shop.sells({ sizes: [{ name: 'S', stock: 10 }] })
  assert.deepEqual(await checkAll(shop), [])
  assert.deepEqual(await findLastWholeCheck(sana), shop.clock.now())

  await setStock(shop, 12)
  const detail = 'size 1 of product 1 counts 12 pieces, its movements 10'
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

test('a check goes on where the last one was interrupted, and begins again after a start', async () => {
  await using shop = await openTestShop()
  const { db } = shop.marketplace
  const { id } = await shop.sells()
  await sql`insert into product_sizes (product_id, position, name)
    select ${id}::int, number, 'no ' || number from generate_series(1, 1200) as number`.execute(db)
  const progress = async () => {
    const { checked_id } = await db
      .selectFrom('consistency_progress')
      .select('checked_id')
      .where('table_name', '=', 'product_sizes')
      .executeTakeFirstOrThrow()
    return checked_id
  }
  const checkOnce = () => {
    let calls = 0
    return checkConsistency(shop.system, () => calls++ > 0)
  }
  await checkOnce()
  assert.equal(await progress(), 500)
  await checkOnce()
  assert.equal(await progress(), 1000)
  await restartConsistencyCheck(shop.system)
  assert.equal(await progress(), 0)
  await checkAll(shop)
  assert.equal(await progress(), 0, 'all rows were checked')
})

test('no more violations are stored than the bound', async () => {
  await using shop = await openTestShop()
  const { id } = await shop.sells()
  await changeBehindShop(
    shop,
    `insert into product_sizes (product_id, position, name, stock)
      select ${id}, number, 'no ' || number, 1 from generate_series(1, ${maxStoredViolations + 200}) as number`,
  )
  await checkAll(shop)
  assert.deepEqual(await countViolations(shop.system), [{ rule: 'counter = ledger', count: maxStoredViolations }])
})
