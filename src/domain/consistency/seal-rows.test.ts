import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { moveStock } from '#domain/catalog/stock/move-stock.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { advanceOrder } from '#domain/orders/status/advance-order.ts'
import { eraseByKey } from '#domain/personal-data/erase-person.ts'
import { changeBehindShop } from '#tests/support/change-behind-shop.ts'
import { untilWaitingForLock } from '#tests/support/lock-waits.ts'
import { asOperator, openConnections } from '#tests/support/operators.ts'
import { sealAll } from '#tests/support/seal-all.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { until } from '#tests/support/until.ts'
import { findAllViolations } from './find-violations.ts'
import { sealRows } from './seal-rows.ts'

async function detailsOf(shop: TestShop): Promise<string[]> {
  return (await Array.fromAsync(findAllViolations(shop.marketplace))).map(({ detail }) => detail)
}

async function sealedMovements({ marketplace: { db } }: TestShop): Promise<number[]> {
  const seals = await db.selectFrom('seals').select('last_id').where('table_name', '=', 'stock_movements').execute()
  return seals.map(({ last_id }) => last_id)
}

/** Tries until a seal covers the movements: transactions of other databases of the server delay one. */
async function sealMovements(marketplace: Marketplace): Promise<void> {
  await until(async () => (await sealRows(marketplace, () => false)).some(({ table }) => table === 'stock_movements'))
}

test('a row is sealed only when no transaction can add one before it any more', async () => {
  await using shop = await openTestShop()
  await openConnections(shop.marketplace)
  const sizes = [1, 2].map((number) => ({ name: `${number}`, stock: 5 }))
  const {
    sizes: [one, other],
  } = await shop.sells({ sizes })
  const restock = (sizeId: number) => [{ kind: 'restock' as const, sizeId, pieces: 1 }]
  await inTransaction(shop.system, async (slow) => {
    await moveStock(slow, restock(one?.id ?? 0))
    await inTransaction(shop.system, (quick) => moveStock(quick, restock(other?.id ?? 0)))
    for (let call = 0; call < 3; call++) await sealRows(shop.system, () => false)
    assert.deepEqual(await sealedMovements(shop), [])
  })
  await sealAll(shop)
  assert.deepEqual(await sealedMovements(shop), [4])
  assert.deepEqual(await detailsOf(shop), [])
})

test('orders do not wait for a seal, and a seal does not wait for orders', async () => {
  await using shop = await openTestShop()
  await openConnections(shop.marketplace)
  const bowl = await shop.sells()
  await shop.order([{ product: bowl }])
  await shop.marketplace.db.transaction().execute(async (db) => {
    for (let call = 0; call < 2; call++) await sealRows({ ...shop.system, db }, () => false)
    assert.equal((await shop.order([{ product: bowl }])).outcome, 'placed')
  })
})

test('two instances that seal at once make one chain', async () => {
  await using shop = await openTestShop()
  await openConnections(shop.marketplace)
  for (let round = 0; round < 2; round++) {
    await shop.sells()
    await sealRows(shop.system, () => false)
    const other = await shop.marketplace.db.transaction().execute(async (db) => {
      await sealMovements({ ...shop.system, db })
      const other = sealRows(shop.system, () => false)
      await untilWaitingForLock(shop)
      return { other }
    })
    assert.deepEqual(
      (await other.other).map(({ table }) => table).filter((table) => table === 'stock_movements'),
      [],
    )
  }
  const { rows } = await sql<{ first: number; last: number }>`
    select first_id as first, last_id as last from seals where table_name = 'stock_movements' order by id`.execute(
    shop.marketplace.db,
  )
  assert.deepEqual(
    rows.map(({ first }) => first),
    [1, ...rows.slice(0, -1).map(({ last }) => last + 1)],
  )
  assert.deepEqual(await detailsOf(shop), [])
})

test('an erased value takes its salt with it, and the seal holds', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace)
  const placed = await shop.order([{ product: await shop.sells() }])
  assert.ok(placed.outcome === 'placed')
  await advanceOrder(sana, placed.order.id, { to: 'cancelled', note: 'Amel, +216 22 333 444' })
  await sealAll(shop)
  const readStep = () => {
    const steps = shop.marketplace.db.selectFrom('order_steps')
    return steps.select(['note', 'personal_salt', 'personal_hash']).executeTakeFirstOrThrow()
  }
  const before = await readStep()
  assert.equal(before.personal_salt?.length, 16)

  const key = { by: 'order', orderId: placed.order.id } as const
  const erasure = await inTransaction(shop.system, (marketplace) => eraseByKey(marketplace, key, 'called'))
  assert.equal(erasure.outcome, 'erased')

  const after = await readStep()
  assert.deepEqual([after.personal_salt, after.personal_hash], [null, before.personal_hash])
  assert.notEqual(after.note, before.note)
  assert.deepEqual(await detailsOf(shop), [])
})

test('the same value has another hash in every row', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace)
  const bowl = await shop.sells()
  for (let round = 0; round < 2; round++) {
    const placed = await shop.order([{ product: bowl }])
    assert.ok(placed.outcome === 'placed')
    await advanceOrder(sana, placed.order.id, { to: 'confirmed', note: 'Amel' })
  }
  const rows = await shop.marketplace.db.selectFrom('order_steps').select('personal_hash').execute()
  assert.equal(new Set(rows.map(({ personal_hash }) => personal_hash?.toString('hex'))).size, 2)
})

test('a broken seal names its rows, and the seals cover at most a thousand each', async () => {
  await using shop = await openTestShop()
  const {
    sizes: [size],
  } = await shop.sells()
  await sql`insert into stock_movements (size_id, kind, pieces, actor_kind, actor_name)
    select ${size?.id}::int, 'restock', 1, 'system', 'maker' from generate_series(1, 2500)`.execute(shop.marketplace.db)
  await sealAll(shop)
  assert.deepEqual(await sealedMovements(shop), [1000, 2000, 2501])
  await changeBehindShop(shop, `update stock_movements set reason = 'counted' where id = 1500`)
  assert.deepEqual(await detailsOf(shop), ['rows 1001 to 2000 of stock_movements are not those that were sealed'])
})
