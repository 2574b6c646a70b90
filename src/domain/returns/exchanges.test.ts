import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { retireProduct } from '#domain/catalog/admin/retire-product.ts'
import { findAllViolations } from '#domain/consistency/find-violations.ts'
import { giveOrder } from '#domain/couriers/handovers/give-orders.ts'
import { dinars, millimes } from '#domain/money.ts'
import { listLostParcels } from '#domain/orders/delivery/lost-parcels.ts'
import { joinOrders } from '#domain/orders/duplicates/join-orders.ts'
import { getOrderDetails } from '#domain/orders/get-order-details.ts'
import { changeOrderLines } from '#domain/orders/lines/change-order-lines.ts'
import { advanceOrder } from '#domain/orders/status/advance-order.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import { getUndoableStep } from '#domain/orders/status/get-undoable-step.ts'
import { undoOrderStep } from '#domain/orders/status/undo-order-step.ts'
import { listOwedOrders } from '#domain/remittances/list-owed-orders.ts'
import { createCourier } from '#tests/support/couriers.ts'
import { asOperator } from '#tests/support/operators.ts'
import { deliveredOrder, inspectedReturn, openShopWithOrder, returnOf } from '#tests/support/returns.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { countByColor } from '#tests/support/variants.ts'
import { findExchangedReturn } from './find-exchanged-return.ts'
import { getReturn } from './get-return.ts'
import { listExchangeVariants } from './list-exchange-variants.ts'
import { openReturn } from './open-return.ts'
import { settleReturn } from './settle-return.ts'
import { undoReturnStep } from './undo-return-step.ts'

const violations = (shop: TestShop) => Array.fromAsync(findAllViolations(shop.marketplace))

test('the order of an exchange for the same pieces is no likely duplicate of what it replaces', async () => {
  await using world = await openShopWithOrder()
  const { office, orderId } = world
  const returnId = await inspectedReturn(office, orderId, { pieces: [{ position: 0, quantity: 3 }] })
  const settled = await settleReturn(office, returnId, { by: 'exchange', variants: new Map(), fee: millimes(0) })
  assert.ok(settled.outcome === 'settled' && settled.exchangeOrderId !== undefined)
  assert.deepEqual((await getOrderDetails(office, settled.exchangeOrderId)).duplicates, [])
})

test('pieces that were repaired are with the customer again, and count as kept', async () => {
  await using world = await openShopWithOrder()
  const { shop, office, orderId, small } = world
  const returnId = await inspectedReturn(office, orderId, { reason: 'damaged', wish: 'repair' }, 'to-repair')
  assert.equal(await shop.stockOf(small), 7)
  const refund = { by: 'refund', amount: dinars(45), means: 'cash', reference: '' } as const
  assert.equal((await settleReturn(office, returnId, refund)).outcome, 'not-fitting')
  assert.equal((await settleReturn(office, returnId, { by: 'repaired', fee: undefined })).outcome, 'settled')
  assert.equal(
    (await openReturn(office, orderId, returnOf({ pieces: [{ position: 0, quantity: 3 }] }))).outcome,
    'opened',
  )
  assert.deepEqual(await violations(shop), [])
})

test('repaired pieces go back by parcel, as an order that costs its delivery and is the exchange of their return', async () => {
  await using world = await openShopWithOrder()
  const { shop, office, orderId, small } = world
  const returnId = await inspectedReturn(office, orderId, { reason: 'damaged', wish: 'repair' }, 'to-repair')
  const settled = await settleReturn(office, returnId, { by: 'repaired', fee: millimes(0) })
  assert.ok(settled.outcome === 'settled' && settled.exchangeOrderId !== undefined)
  assert.equal((await settleReturn(office, returnId, { by: 'repaired', fee: millimes(0) })).outcome, 'settled')
  assert.equal(await shop.stockOf(small), 7)
  const { status, totals, lines } = await getOrderDetails(office, settled.exchangeOrderId)
  assert.deepEqual([status, totals.total, lines.length], ['confirmed', 0, 1])
  assert.equal((await findExchangedReturn(office, settled.exchangeOrderId))?.orderId, orderId)
  assert.deepEqual(await violations(shop), [])
})

test('a repaired piece whose product is retired goes back without a parcel of the shop', async () => {
  await using world = await openShopWithOrder()
  const { shop, office, bowl, orderId } = world
  const returnId = await inspectedReturn(office, orderId, { reason: 'damaged', wish: 'repair' }, 'to-repair')
  await retireProduct(shop.system, bowl.id)
  assert.equal((await settleReturn(office, returnId, { by: 'repaired', fee: millimes(0) })).outcome, 'out-of-stock')
  assert.equal((await getReturn(office, returnId)).lines[0]?.disposition, 'to-repair')
  assert.equal((await settleReturn(office, returnId, { by: 'repaired', fee: undefined })).outcome, 'settled')
  assert.deepEqual(await violations(shop), [])
})

test('what is proposed for a piece whose color was not told apart is of its size', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const colors = [
    { name: 'Red', swatch: '#b3261e' },
    { name: 'Blue', swatch: '#1f5fa8' },
  ]
  const sizes = ['S', 'M'].map((name) => ({ name, stock: 5 }))
  const bag = await shop.sells({ sizes, colors })
  const id = await deliveredOrder(shop, [{ product: bag, sizeId: bag.sizes[1]?.id ?? 0 }])
  await countByColor(shop.system, bag, { stock: { S: { Red: 9, Blue: 9 }, M: { Red: 1, Blue: 3 } } })
  const returnId = await inspectedReturn(office, id)
  const [proposed] = await listExchangeVariants(office, (await getReturn(office, returnId)).lines)
  const variant = proposed?.variants.find((variant) => variant.id === proposed.variantId)
  assert.deepEqual([variant?.sizeName, variant?.colorName], ['M', 'Blue'])
})

test('an exchanged piece was paid for as the one that it replaces', async () => {
  await using world = await openShopWithOrder()
  const { office, orderId, large, shop } = world
  const first = await inspectedReturn(office, orderId)
  const exchange = { by: 'exchange', variants: new Map([[0, large]]), fee: millimes(0) } as const
  const settled = await settleReturn(office, first, exchange)
  assert.ok(settled.outcome === 'settled' && settled.exchangeOrderId !== undefined)
  for (const to of ['packed', 'shipped', 'delivered'] as const)
    await advanceOrder(shop.system, settled.exchangeOrderId, { to })
  const second = await inspectedReturn(office, settled.exchangeOrderId, { wish: 'refund' })
  const [paid] = (await getReturn(office, first)).lines
  assert.equal((await getReturn(office, second)).lines[0]?.paid, paid?.paid)
  assert.ok((paid?.paid ?? 0) > 0)
})

test('an exchange is undone once its order is canceled', async () => {
  await using world = await openShopWithOrder()
  const { shop, office, orderId } = world
  const returnId = await inspectedReturn(office, orderId)
  const settled = await settleReturn(office, returnId, { by: 'exchange', variants: new Map(), fee: millimes(0) })
  assert.ok(settled.outcome === 'settled' && settled.exchangeOrderId !== undefined)
  const seenStepId = (await getReturn(office, returnId)).steps.at(-1)?.id ?? 0
  assert.equal((await undoReturnStep(office, returnId, { seenStepId })).outcome, 'exchange-goes-on')
  const canceled = await advanceOrderAsOperator(office, settled.exchangeOrderId, { to: 'cancelled' })
  assert.ok(canceled.outcome === 'advanced')
  assert.equal((await undoReturnStep(office, returnId, { seenStepId })).outcome, 'undone')
  // The return may be settled by a refund now.
  assert.equal(await getUndoableStep(office, settled.exchangeOrderId), undefined)
  assert.equal((await undoOrderStep(office, canceled.stepId)).outcome, 'exchange-undone')
  assert.deepEqual(await violations(shop), [])
})

test('an exchange keeps its pieces: they are neither changed nor joined with those of another order', async () => {
  await using world = await openShopWithOrder()
  const { shop, office, bowl, orderId } = world
  const returnId = await inspectedReturn(office, orderId)
  const settled = await settleReturn(office, returnId, { by: 'exchange', variants: new Map(), fee: millimes(0) })
  assert.ok(settled.outcome === 'settled' && settled.exchangeOrderId !== undefined)
  const { lines } = await getOrderDetails(office, settled.exchangeOrderId)
  const more = lines.map((line) => ({ ...line, quantity: 2 }))
  assert.equal((await changeOrderLines(office, settled.exchangeOrderId, more, dinars(45))).outcome, 'too-late')
  const placed = await shop.order([{ product: bowl }])
  assert.ok(placed.outcome === 'placed')
  const two = [placed.order.id, settled.exchangeOrderId] as const
  for (const [kept, joined] of [two, two.toReversed()] as (typeof two)[])
    assert.equal((await joinOrders(office, kept, joined)).outcome, 'not-possible')
})

test('a lost exchange is claimed at the price of its pieces, of which their makers get their part', async () => {
  await using world = await openShopWithOrder()
  const { office, orderId } = world
  const courierId = await createCourier(office)
  const returnId = await inspectedReturn(office, orderId)
  const settled = await settleReturn(office, returnId, { by: 'exchange', variants: new Map(), fee: millimes(0) })
  assert.ok(settled.outcome === 'settled' && settled.exchangeOrderId !== undefined)
  const id = settled.exchangeOrderId
  await advanceOrderAsOperator(office, id, { to: 'packed' })
  await giveOrder(office, { id, status: 'packed' }, { carrier: { id: courierId } })
  await advanceOrderAsOperator(office, id, { to: 'lost' })
  const [parcel] = await listLostParcels(office, { limit: 1 })
  assert.deepEqual([parcel?.goods, parcel?.makersShare], [dinars(45), dinars(45)])
  await advanceOrderAsOperator(office, id, { to: 'written-off', claim: dinars(30) })
  const [owed] = await listOwedOrders(office, courierId)
  const { rows } =
    await sql`select sum(amount_millimes)::int as owed from cash_postings join cash_entries on entry_id = cash_entries.id
    where cash_entries.order_id = ${id} and account = 'owed-to-makers'`.execute(office.db)
  assert.deepEqual([owed?.owed, rows], [dinars(30), [{ owed: -dinars(30) }]])
  assert.deepEqual(await violations(world.shop), [])
})

test('a refund for the pieces of an exchange gives back the money of the first order', async () => {
  await using world = await openShopWithOrder()
  const { shop, office, orderId } = world
  const first = await inspectedReturn(office, orderId)
  const settled = await settleReturn(office, first, { by: 'exchange', variants: new Map(), fee: millimes(0) })
  assert.ok(settled.outcome === 'settled' && settled.exchangeOrderId !== undefined)
  for (const to of ['packed', 'shipped', 'delivered'] as const)
    await advanceOrder(office, settled.exchangeOrderId, { to })
  const second = await inspectedReturn(office, settled.exchangeOrderId, { wish: 'refund' })
  const refund = { by: 'refund', amount: dinars(45), means: 'cash', reference: '' } as const
  assert.equal((await settleReturn(office, second, refund)).outcome, 'settled')
  assert.equal((await getOrderDetails(office, orderId)).refunded, dinars(45))
  assert.deepEqual(await violations(shop), [])
})
