import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { NotFound } from '#domain/errors.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import { orderStatuses } from '#domain/order-status.ts'
import { asCustomer } from '#domain/orders/as-customer.ts'
import { getPrivateOrder } from '#domain/orders/get-private-order.ts'
import { issueOrderToken } from '#domain/orders/order-token.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { advanceOrder } from './advance-order.ts'
import { cancelOwnOrder } from './cancel-own-order.ts'

test('a customer may cancel until the order is packed, and the pieces are restocked once', async () => {
  await using shop = await openTestShop()
  const { order, sizeId } = await soldThree(shop)
  assert.equal(await shop.stockOf(sizeId), 7)

  const results = await Promise.all(
    Array.from({ length: 5 }, async () => cancelOwnOrder(await asCustomer(shop.marketplace, order.token))),
  )

  assert.deepEqual(new Set(results.map(({ outcome }) => outcome)), new Set(['cancelled']))
  assert.equal(await shop.stockOf(sizeId), 10)
  assert.deepEqual(await movementsOf(shop, sizeId), [
    { kind: 'restock', pieces: 10 },
    { kind: 'sale', pieces: -3 },
    { kind: 'cancel', pieces: 3 },
  ])
})

test('a customer cannot cancel an order that is packed at the same moment', async () => {
  await using shop = await openTestShop()
  for (let round = 0; round < 8; round++) {
    const { order, sizeId, before } = await soldThree(shop)
    await advanceOrder(shop.system, order.id, { from: 'received', to: 'confirmed' })
    const [cancelled, packed] = await Promise.all([
      asCustomer(shop.marketplace, order.token).then(cancelOwnOrder),
      advanceOrder(shop.system, order.id, { from: 'confirmed', to: 'packed' }),
    ])
    const isCancelled = cancelled.outcome === 'cancelled'
    assert.equal(packed.outcome === 'advanced', !isCancelled)
    assert.equal(await shop.stockOf(sizeId), isCancelled ? before : before - 3)
  }
})

test('a refused parcel restocks its pieces once it is returned, not before', async () => {
  await using shop = await openTestShop()
  const { order, sizeId } = await soldThree(shop)
  for (const to of ['confirmed', 'packed', 'shipped', 'refused'] as const) {
    assert.equal((await advanceOrder(shop.system, order.id, { to })).outcome, 'advanced')
  }
  assert.equal(await shop.stockOf(sizeId), 7)
  await advanceOrder(shop.system, order.id, { to: 'returned' })
  assert.equal(await shop.stockOf(sizeId), 10)
  const { status, steps } = await getPrivateOrder(await asCustomer(shop.marketplace, order.token))
  assert.equal(status, 'returned')
  assert.deepEqual(
    steps.map((step) => step.status),
    ['confirmed', 'packed', 'shipped', 'refused', 'returned'],
  )
})

test('a transition that does not exist changes nothing', async () => {
  await using shop = await openTestShop()
  const { order } = await soldThree(shop)
  for (const to of orderStatuses.filter(
    (status) => !['requested', 'confirmed', 'cancelled', 'released'].includes(status),
  )) {
    const result = await advanceOrder(shop.system, order.id, { to })
    assert.deepEqual(result, { outcome: 'not-possible', status: 'received' })
  }
  await assert.rejects(advanceOrder(shop.system, 4711, { to: 'confirmed' }), NotFound)
})

test('the database refuses a status without a step, an unknown transition and a step from another status', async () => {
  await using shop = await openTestShop()
  const { order } = await soldThree(shop)
  const refused = [
    `update orders set status = 'confirmed' where id = ${order.id}`,
    `insert into order_steps (order_id, from_status, to_status, actor_kind, actor_name) values (${order.id}, 'received', 'shipped', 'operator', 'x')`,
    `insert into order_steps (order_id, from_status, to_status, actor_kind, actor_name) values (${order.id}, 'packed', 'shipped', 'operator', 'x')`,
    'delete from order_steps',
  ]
  for (const statement of refused) {
    await assert.rejects(
      sql.raw(statement).execute(shop.marketplace.db),
      /only by a row|no step leads|no longer|only ever/,
    )
  }
})

test('the database restocks the pieces of an order only once', async () => {
  await using shop = await openTestShop()
  const { order, sizeId } = await soldThree(shop)
  await cancelOwnOrder(await asCustomer(shop.marketplace, order.token))
  const again = sql`insert into stock_movements (variant_id, kind, pieces, order_id)
    values (${sizeId}, 'cancel', 3, ${order.id})`
  await assert.rejects(again.execute(shop.marketplace.db), /gives back more/)
})

test('every issued token opens the masked private page, and nothing else does', async () => {
  await using shop = await openTestShop()
  const { order } = await soldThree(shop)
  const inEmail = await issueOrderToken(shop.system, order.id)
  for (const token of [order.token, inEmail]) {
    const shown = await getPrivateOrder(await asCustomer(shop.marketplace, token))
    assert.equal(shown.number, order.number)
    assert.equal(shown.maskedPhone, '•• ••• 444')
    assert.equal(shown.maskedAddress, '12 •••')
    assert.doesNotMatch(JSON.stringify(shown), /Amel|amel@|Kasbah|22333/)
  }
  for (const token of ['', order.number, `${order.token}x`, inEmail.toLowerCase(), 'A'.repeat(22)]) {
    await assert.rejects(asCustomer(shop.marketplace, token), NotFound)
  }
  const { rows } = await sql<{ dump: string }>`select string_agg(t::text, ' ') as dump from order_tokens t`.execute(
    shop.marketplace.db,
  )
  assert.ok(!rows[0]?.dump.includes(order.token))
})

test('a transaction is retried after a deadlock', async () => {
  await using shop = await openTestShop()
  const [one, two] = [await shop.sells(), await shop.sells()]
  const meeting = meetingOf(2)
  const lockBoth = (first: number, second: number) =>
    inTransaction(shop.marketplace, async ({ db }) => {
      await sql`select from products where id = ${first} for update`.execute(db)
      await meeting()
      await sql`select from products where id = ${second} for update`.execute(db)
      return 'done'
    })
  assert.deepEqual(await Promise.all([lockBoth(one.id, two.id), lockBoth(two.id, one.id)]), ['done', 'done'])
})

/** Waits until so many callers have arrived; later ones do not wait. */
function meetingOf(count: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let present = 0
  return () => {
    present += 1
    if (present >= count) resolve()
    return promise
  }
}

async function soldThree(shop: TestShop) {
  const product = await shop.sells()
  const sizeId = product.sizes[0]?.id ?? 0
  const result = await shop.order([{ product, quantity: 3 }])
  assert.equal(result.outcome, 'placed')
  return { order: result.order, sizeId, before: 10 }
}

async function movementsOf(shop: TestShop, sizeId: number) {
  return shop.marketplace.db
    .selectFrom('stock_movements')
    .select(['kind', 'pieces'])
    .where('variant_id', '=', sizeId)
    .orderBy('id')
    .execute()
}
