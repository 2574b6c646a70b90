import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { NotAllowed } from '#domain/access/not-allowed.ts'
import { listAuditLog } from '#domain/audit/list-audit-log.ts'
import { retireProduct } from '#domain/catalog/admin/retire-product.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import { asCustomer } from '#domain/orders/as-customer.ts'
import { eraseOwnOrder } from '#domain/personal-data/erase-person.ts'
import { getReturn } from '#domain/returns/get-return.ts'
import { undoReturnStep } from '#domain/returns/undo-return-step.ts'
import { undoChange } from '#domain/undo/undo-change.ts'
import { setHoldLimits } from '#tests/support/hold-limits.ts'
import { asOperator, openConnections } from '#tests/support/operators.ts'
import { advance, placeOrderOfThree, statusOf, violations } from '#tests/support/order-steps.ts'
import { fromNetwork } from '#tests/support/rate-limits.ts'
import { takeBack } from '#tests/support/returns.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { undoWindowOver } from '#tests/support/undo-window.ts'
import { advanceOrderAsOperator, advanceOrdersAsOperator } from './advance-order-as-operator.ts'
import { readLastStep } from './read-last-step.ts'
import { undoBatch } from './undo-batch.ts'
import { undoOrderStep } from './undo-order-step.ts'

const undoings: readonly { readonly steps: readonly OrderStatus[]; readonly stock: number; readonly after: number }[] =
  [
    { steps: ['confirmed'], stock: 7, after: 7 },
    { steps: ['cancelled'], stock: 10, after: 7 },
    { steps: ['confirmed', 'cancelled'], stock: 10, after: 7 },
    { steps: ['confirmed', 'packed'], stock: 7, after: 7 },
    { steps: ['confirmed', 'packed', 'cancelled'], stock: 10, after: 7 },
    { steps: ['confirmed', 'packed', 'shipped'], stock: 7, after: 7 },
    { steps: ['confirmed', 'packed', 'shipped', 'delivered'], stock: 7, after: 7 },
    { steps: ['confirmed', 'packed', 'shipped', 'refused'], stock: 7, after: 7 },
    { steps: ['confirmed', 'packed', 'shipped', 'refused', 'returned'], stock: 10, after: 7 },
  ]

test('every step is undone and taken again, and stock, holds and sales follow', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  for (const { steps, stock, after } of undoings) {
    const { order, product, sizeId } = await placeOrderOfThree(shop)
    for (const to of steps) await advance(office, order.id, to)
    const was = await factsOf(shop, order.id, product.id)
    const last = steps.at(-1) as OrderStatus
    for (let round = 0; round < 2; round++) {
      assert.equal(await shop.stockOf(sizeId), stock, `${last}`)
      const { id = 0 } = (await readLastStep(office, order.id)) ?? {}
      assert.equal((await undoOrderStep(office, id)).outcome, 'undone', `${last}`)
      assert.equal(await shop.stockOf(sizeId), after, `${last} undone`)
      const { held, sold } = await factsOf(shop, order.id, product.id)
      assert.deepEqual(
        [held, sold],
        [steps.length === 1 ? 3 : 0, steps.at(-2) === 'delivered' ? 3 : 0],
        `${last} undone`,
      )
      await advance(office, order.id, last)
      assert.deepEqual(await factsOf(shop, order.id, product.id), was, `${last} again`)
    }
  }
  assert.deepEqual(await violations(shop), [])
})

async function factsOf({ marketplace }: TestShop, orderId: number, productId: number) {
  const { rows } = await sql<{ status: string; held: number; sold: number }>`
    select status, held_pieces as held,
      (select coalesce(sum(pieces), 0)::int from product_sales where product_id = ${productId}) as sold
    from orders where id = ${orderId}`.execute(marketplace.db)
  return { ...rows[0] }
}

test('a return that is undone in a later week counts as sold in the week of its delivery', async () => {
  await using shop = await openTestShop()
  const { order } = await placeOrderOfThree(shop)
  const office = await asOperator(shop.marketplace)
  for (const to of ['confirmed', 'packed', 'shipped', 'delivered'] as const) await advance(office, order.id, to)
  const weeks = () => shop.marketplace.db.selectFrom('product_sales').select(['week', 'pieces']).execute()
  const delivered = await weeks()
  shop.clock.passes({ days: 8 })
  const returnId = await takeBack(office, order.id)
  assert.deepEqual(
    (await weeks()).map(({ pieces }) => pieces),
    [0],
  )
  shop.clock.passes({ days: 8 })
  const seenStepId = (await getReturn(office, returnId)).steps.at(-1)?.id ?? 0
  assert.equal((await undoReturnStep(office, returnId, { seenStepId, reason: 'Another parcel' })).outcome, 'undone')
  assert.deepEqual(await weeks(), delivered)
})

test('a confirmed request gives its pieces back when that is undone, and takes them when it is confirmed again', async () => {
  await using shop = await openTestShop()
  await setHoldLimits(shop.marketplace, { orderPieces: 2 })
  const { order, sizeId } = await placeOrderOfThree(shop, fromNetwork(shop.marketplace))
  const office = await asOperator(shop.marketplace)
  assert.equal(await shop.stockOf(sizeId), 10)
  for (let round = 0; round < 2; round++) {
    const confirmed = await advance(office, order.id, 'confirmed')
    assert.equal(await shop.stockOf(sizeId), 7)
    assert.equal((await undoOrderStep(office, confirmed)).outcome, 'undone')
    assert.equal(await shop.stockOf(sizeId), 10)
    assert.equal(await statusOf(shop, order.id), 'requested')
  }
  assert.deepEqual(await violations(shop), [])
})

test('a cancellation is not undone once its pieces are sold to somebody else', async () => {
  await using shop = await openTestShop()
  const { order, product, sizeId } = await placeOrderOfThree(shop)
  const office = await asOperator(shop.marketplace)
  const cancelled = await advance(office, order.id, 'cancelled')
  assert.equal((await shop.order([{ product, quantity: 8 }])).outcome, 'placed')
  const result = await undoOrderStep(office, cancelled)
  assert.equal(result.outcome, 'out-of-stock')
  assert.deepEqual(result.outcome === 'out-of-stock' && result.lines.map(({ left }) => left), [2])
  assert.deepEqual([await statusOf(shop, order.id), await shop.stockOf(sizeId)], ['cancelled', 2])
})

test('a cancellation is undone although its pieces are not offered any more', async () => {
  await using shop = await openTestShop()
  const { order, product, sizeId } = await placeOrderOfThree(shop)
  const office = await asOperator(shop.marketplace)
  const cancelled = await advance(office, order.id, 'cancelled')
  await retireProduct(shop.system, product.id)
  assert.equal((await undoOrderStep(office, cancelled)).outcome, 'undone')
  assert.deepEqual([await statusOf(shop, order.id), await shop.stockOf(sizeId)], ['received', 7])
  assert.deepEqual(await violations(shop), [])
})

test('only the last step is undone, once, and one after the other', async () => {
  await using shop = await openTestShop()
  const { order } = await placeOrderOfThree(shop)
  const office = await asOperator(shop.marketplace)
  const confirmed = await advance(office, order.id, 'confirmed')
  const packed = await advance(office, order.id, 'packed')
  assert.deepEqual(await undoOrderStep(office, confirmed), { outcome: 'changed-since', status: 'packed' })
  assert.equal((await undoOrderStep(office, packed)).outcome, 'undone')
  assert.equal((await undoOrderStep(office, confirmed)).outcome, 'undone')
  assert.equal(await readLastStep(office, order.id), undefined)
  await assert.rejects(undoOrderStep(office, 99), /No order step 99/)
  const { rows } = await sql<{ id: number }>`select id from order_steps where undoes_step_id is not null`.execute(
    shop.marketplace.db,
  )
  for (const { id } of rows) await assert.rejects(undoOrderStep(office, id), /No order step/)
  await assert.rejects(undoOrderStep(shop.marketplace, confirmed), NotAllowed)
})

test('the database refuses to undo a step twice, one that is not the last, one of another order, and an undo', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const [one, other] = [(await placeOrderOfThree(shop)).order, (await placeOrderOfThree(shop)).order]
  const confirmed = await advance(office, one.id, 'confirmed')
  const packed = await advance(office, one.id, 'packed')
  const elsewhere = await advance(office, other.id, 'confirmed')
  const undo = (from: string, to: string, step: number) =>
    sql`
    insert into order_steps (order_id, from_status, to_status, actor_kind, actor_name, undoes_step_id)
    values (${one.id}, ${from}, ${to}, 'system', 'x', ${step})`.execute(shop.marketplace.db)
  await assert.rejects(undo('packed', 'received', confirmed), /not the last/)
  await assert.rejects(undo('packed', 'received', packed), /not the last/, 'another status')
  assert.equal((await undoOrderStep(office, packed)).outcome, 'undone')
  await assert.rejects(undo('confirmed', 'received', elsewhere), /not the last/)
  await assert.rejects(undo('confirmed', 'packed', (await undoOf(shop, packed)) ?? 0), /not the last/)
  await assert.rejects(undo('confirmed', 'confirmed', packed), /order_steps_undone_once|not the last/)
  const hidden = sql`
    insert into order_steps (order_id, from_status, to_status, actor_kind, actor_name, undoes_step_id, visible_at)
    values (${one.id}, 'confirmed', 'received', 'system', 'x', ${confirmed}, now())`
  await assert.rejects(hidden.execute(shop.marketplace.db), /order_steps_undo_check/)
})

async function undoOf({ marketplace }: TestShop, stepId: number) {
  const row = marketplace.db.selectFrom('order_steps').select('id').where('undoes_step_id', '=', stepId)
  return (await row.executeTakeFirst())?.id
}

test('the database lets no order take pieces that it has', async () => {
  await using shop = await openTestShop()
  const { order, sizeId } = await placeOrderOfThree(shop)
  for (const kind of ['sale', 'revival', 'undo']) {
    const again = sql`insert into stock_movements (variant_id, kind, pieces, order_id) values (${sizeId}, ${kind}, -1, ${order.id})`
    await assert.rejects(again.execute(shop.marketplace.db), /takes pieces of variant .* that it has/)
  }
})

test('of two people who undo the same step at once, one does, and the other is told', async () => {
  await using shop = await openTestShop()
  await openConnections(shop.marketplace)
  const [sana, ali] = [await asOperator(shop.marketplace), await asOperator(shop.marketplace)]
  for (let round = 0; round < 5; round++) {
    const { order, sizeId } = await placeOrderOfThree(shop)
    const cancelled = await advance(sana, order.id, 'cancelled')
    const results = await Promise.all([undoOrderStep(sana, cancelled), undoOrderStep(ali, cancelled)])
    assert.deepEqual(results.map(({ outcome }) => outcome).sort(), ['already-undone', 'undone'])
    assert.equal(await shop.stockOf(sizeId), 7)
  }
  assert.deepEqual(await violations(shop), [])
})

test('a step is undone or the order goes on, never both', async () => {
  await using shop = await openTestShop()
  await openConnections(shop.marketplace)
  const [sana, ali] = [await asOperator(shop.marketplace), await asOperator(shop.marketplace)]
  for (let round = 0; round < 5; round++) {
    const { order } = await placeOrderOfThree(shop)
    const confirmed = await advance(sana, order.id, 'confirmed')
    const [undone, packed] = await Promise.all([
      undoOrderStep(sana, confirmed),
      advanceOrderAsOperator(ali, order.id, { from: 'confirmed', to: 'packed' }),
    ])
    const isUndone = undone.outcome === 'undone'
    assert.deepEqual(
      [undone.outcome, packed.outcome],
      isUndone ? ['undone', 'not-possible'] : ['changed-since', 'advanced'],
    )
    assert.equal(await statusOf(shop, order.id), isUndone ? 'received' : 'packed')
  }
  assert.deepEqual(await violations(shop), [])
})

test('the step of an erased order is not undone', async () => {
  await using shop = await openTestShop()
  const { order } = await placeOrderOfThree(shop)
  const office = await asOperator(shop.marketplace)
  const cancelled = await advance(office, order.id, 'cancelled')
  shop.clock.passes(undoWindowOver)
  assert.equal((await eraseOwnOrder(await asCustomer(shop.marketplace, order.token))).outcome, 'erased')
  assert.deepEqual(await undoOrderStep(office, cancelled, { reason: 'Wrong order' }), { outcome: 'erased' })
})

test('a step is undone from the audit log within the window, and afterwards only where a reason is asked', async () => {
  await using shop = await openTestShop()
  const { order } = await placeOrderOfThree(shop)
  const office = await asOperator(shop.marketplace)
  const latest = async () => (await listAuditLog(office, {})).rows[0]
  await advance(office, order.id, 'confirmed')
  const confirming = (await latest())?.id ?? 0
  assert.equal(await undoChange(office, confirming), 'undone')
  const undone = await latest()
  assert.deepEqual(
    [undone?.action, undone?.before, undone?.after],
    ['step undone', { status: 'confirmed' }, { status: 'received' }],
  )
  assert.equal(await undoChange(office, confirming), 'changed-since')
  assert.equal(await undoChange(office, undone?.id ?? 0), 'cannot', 'the step is taken again instead')
  await advance(office, order.id, 'confirmed')
  shop.clock.passes(undoWindowOver)
  assert.equal(await undoChange(office, (await latest())?.id ?? 0), 'reason-needed')
})

test('steps taken together are undone together, and those that cannot be are named with the reason', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const sold = [await placeOrderOfThree(shop), await placeOrderOfThree(shop), await placeOrderOfThree(shop)]
  const seen = sold.map(({ order }) => ({ id: order.id, status: 'received' }) as const)
  const { batchId = '' } = await advanceOrdersAsOperator(office, seen, { to: 'cancelled', note: 'Ordered twice' })
  const second = sold[1]
  assert.equal(
    (await shop.order([{ product: sold[1]?.product ?? (await shop.sells()), quantity: 9 }])).outcome,
    'placed',
  )
  const result = await undoBatch(office, batchId)
  assert.equal(result.undone, 2)
  assert.deepEqual(
    result.notUndone.map(({ id, reason, status }) => [id, reason, status]),
    [[second?.order.id, 'out-of-stock', 'cancelled']],
  )
  const again = await undoBatch(office, batchId)
  assert.deepEqual([again.undone, again.notUndone.length], [2, 1])
  shop.clock.passes(undoWindowOver)
  assert.equal((await undoBatch(office, batchId)).notUndone[0]?.reason, 'reason-needed')
  assert.deepEqual(await violations(shop), [])
})
