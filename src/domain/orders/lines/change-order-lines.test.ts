import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dinars, millimes } from '#domain/money.ts'
import { recordCall } from '#domain/orders/calls/record-call.ts'
import { getOrderDetails } from '#domain/orders/get-order-details.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import { asOperator } from '#tests/support/operators.ts'
import { placeTestOrder } from '#tests/support/place-test-order.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { changeOrderLines } from './change-order-lines.ts'
import { readOrderLines } from './order-lines.ts'

test('lines change only when they are still the base version', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const [bowl, plate] = [await shop.sells(), await shop.sells()]
  const { id } = await placeTestOrder(shop, bowl)
  const base = (await getOrderDetails(office, id)).lines
  const swap = [{ ...base[0], productId: plate.id, sizeId: plate.sizes[0]?.id ?? 0, quantity: 1 }]
  assert.equal((await changeOrderLines(office, id, swap, dinars(53), base)).outcome, 'changed')
  const result = await changeOrderLines(office, id, [{ productId: bowl.id, quantity: 1 }], dinars(53), base)
  assert.ok(result.outcome === 'changed-meanwhile')
  assert.deepEqual(result.lines, await readOrderLines(office, id))
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 10)
  const again = await changeOrderLines(office, id, swap, dinars(53), base)
  assert.equal(again.outcome, 'changed', 'a duplicate request is no error')
})

test('lines change at current prices and the agreed total, and only the difference moves stock', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const [bowl, plate] = [await shop.sells({ sizes: [{ name: '', stock: 3 }] }), await shop.sells()]
  const order = await placeTestOrder(shop, bowl, 3)
  const lines = [
    { productId: bowl.id, quantity: 1 },
    { productId: plate.id, quantity: 2 },
  ]
  const first = await changeOrderLines(office, order.id, lines, millimes(0))
  assert.equal(first.outcome, 'repriced')
  assert.equal(first.quote.totals.total, dinars(45 * 3 + 8))
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 0)

  const result = await recordCall(office, order.id, { outcome: 'changed', lines, claimedTotal: dinars(143) })
  assert.equal(result.outcome, 'recorded')
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 2)
  assert.equal(await shop.stockOf(plate.sizes[0]?.id), 8)
  const details = await getOrderDetails(office, order.id)
  assert.equal(details.status, 'confirmed')
  assert.deepEqual(
    details.lines.map(({ name, quantity }) => [name, quantity]),
    [
      [bowl.name, 1],
      [plate.name, 2],
    ],
  )
  // All three are available to this order: two in stock and the one it holds.
  const back = await changeOrderLines(office, order.id, [{ productId: bowl.id, quantity: 3 }], dinars(143))
  assert.equal(back.outcome, 'changed')
  await advanceOrderAsOperator(office, order.id, { to: 'cancelled' })
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 3)
  assert.equal(await shop.stockOf(plate.sizes[0]?.id), 10)
})

test('a piece that stands in several lines at one price stays in as many lines as are asked for', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const bowl = await shop.sells({ regularPrice: dinars(10) })
  const placed = await shop.order(
    [
      { product: bowl, quantity: 3 },
      { product: bowl, quantity: 1 },
    ],
    { claimedTotal: dinars(48) },
  )
  assert.ok(placed.outcome === 'placed', JSON.stringify(placed))
  const linesOf = (quantities: readonly number[]) =>
    quantities.map((quantity) => ({ productId: bowl.id, sizeId: bowl.sizes[0]?.id ?? 0, quantity }))
  for (const quantities of [[2, 3], [5, 1], [7], [1, 1]]) {
    const total = dinars(10 * quantities.reduce((sum, quantity) => sum + quantity) + 8)
    const result = await changeOrderLines(office, placed.order.id, linesOf(quantities), total)
    assert.equal(result.outcome, 'changed', JSON.stringify(result))
    const lines = await readOrderLines(office, placed.order.id)
    assert.deepEqual(
      lines.map(({ quantity, lineTotal }) => [quantity, lineTotal]),
      quantities.map((quantity) => [quantity, dinars(10 * quantity)]),
    )
  }
})

test('a changed order that is canceled restocks its current pieces once', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const [bowl, plate] = [await shop.sells(), await shop.sells()]
  const { id } = await placeTestOrder(shop, bowl, 3)
  const lines = [
    { productId: bowl.id, quantity: 1 },
    { productId: plate.id, quantity: 2 },
  ]
  await changeOrderLines(office, id, lines, dinars(143))
  await Promise.all([1, 2, 3].map(() => advanceOrderAsOperator(office, id, { to: 'cancelled' })))
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 10)
  assert.equal(await shop.stockOf(plate.sizes[0]?.id), 10)
})

test('concurrent changes and purchases of one size keep the stock exact', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const [one, two] = [await shop.sells(), await shop.sells()]
  const order = await placeTestOrder(shop, one, 2)
  const swap = (product: typeof one, quantity: number) =>
    changeOrderLines(office, order.id, [{ productId: product.id, quantity }], dinars(45 * quantity + 8))
  await Promise.all([
    swap(two, 3),
    swap(one, 1),
    placeTestOrder(shop, two, 2),
    swap(two, 1),
    placeTestOrder(shop, one, 4),
  ])
  const details = await getOrderDetails(office, order.id)
  const held = (product: typeof one) =>
    details.lines.reduce((sum, line) => sum + (line.productId === product.id ? line.quantity : 0), 0)
  assert.equal(await shop.stockOf(one.sizes[0]?.id), 10 - 4 - held(one))
  assert.equal(await shop.stockOf(two.sizes[0]?.id), 10 - 2 - held(two))
})
