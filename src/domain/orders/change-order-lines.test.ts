import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atWork } from '#tests/support/operators.ts'
import { placedByAmel } from '#tests/support/placed-order.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { dinars, millimes } from '../money.ts'
import { changeOrderLines } from './change-order-lines.ts'
import { getOrderSheet } from './get-order-sheet.ts'
import { recordCall } from './record-call.ts'
import { takeOrderStep } from './take-order-step.ts'

test('lines change only when they are still those the person had before them', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const [bowl, plate] = [await shop.sells(), await shop.sells()]
  const { id } = await placedByAmel(shop, bowl)
  const base = (await getOrderSheet(office, id)).lines
  const swap = [{ ...base[0], productId: plate.id, sizeId: plate.sizes[0]?.id ?? 0, quantity: 1 }]
  assert.equal((await changeOrderLines(office, id, swap, dinars(53), base)).outcome, 'changed')
  const answer = await changeOrderLines(office, id, [{ productId: bowl.id, quantity: 1 }], dinars(53), base)
  assert.ok(answer.outcome === 'changed-meanwhile')
  assert.deepEqual(answer.lines, (await getOrderSheet(office, id)).lines)
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 10)
  const again = await changeOrderLines(office, id, swap, dinars(53), base)
  assert.equal(again.outcome, 'changed', 'a second tap of the same thumb is no mistake')
})

test('lines change at today’s prices and the agreed total, and only the difference moves', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const [bowl, plate] = [await shop.sells({ sizes: [{ name: '', stock: 3 }] }), await shop.sells()]
  const order = await placedByAmel(shop, bowl, 3)
  const lines = [
    { productId: bowl.id, quantity: 1 },
    { productId: plate.id, quantity: 2 },
  ]
  const asked = await changeOrderLines(office, order.id, lines, millimes(0))
  assert.equal(asked.outcome, 'repriced')
  assert.equal(asked.quote.totals.total, dinars(45 * 3 + 8))
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 0)

  const answer = await recordCall(office, order.id, { outcome: 'changed', lines, claimedTotal: dinars(143) })
  assert.deepEqual(answer, { outcome: 'recorded' })
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 2)
  assert.equal(await shop.stockOf(plate.sizes[0]?.id), 8)
  const sheet = await getOrderSheet(office, order.id)
  assert.equal(sheet.status, 'confirmed')
  assert.deepEqual(
    sheet.lines.map(({ name, quantity }) => [name, quantity]),
    [
      [bowl.name, 1],
      [plate.name, 2],
    ],
  )
  // All three are the order's to have again, two of them because it holds one.
  const back = await changeOrderLines(office, order.id, [{ productId: bowl.id, quantity: 3 }], dinars(143))
  assert.equal(back.outcome, 'changed')
  await takeOrderStep(office, order.id, { to: 'cancelled' })
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 3)
  assert.equal(await shop.stockOf(plate.sizes[0]?.id), 10)
})

test('a changed order that is cancelled gives back what it holds then, once', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const [bowl, plate] = [await shop.sells(), await shop.sells()]
  const { id } = await placedByAmel(shop, bowl, 3)
  const lines = [
    { productId: bowl.id, quantity: 1 },
    { productId: plate.id, quantity: 2 },
  ]
  await changeOrderLines(office, id, lines, dinars(143))
  await Promise.all([1, 2, 3].map(() => takeOrderStep(office, id, { to: 'cancelled' })))
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 10)
  assert.equal(await shop.stockOf(plate.sizes[0]?.id), 10)
})

test('many change one order and others buy the same piece: no piece is lost or made', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const [one, two] = [await shop.sells(), await shop.sells()]
  const order = await placedByAmel(shop, one, 2)
  const swap = (product: typeof one, quantity: number) =>
    changeOrderLines(office, order.id, [{ productId: product.id, quantity }], dinars(45 * quantity + 8))
  await Promise.all([swap(two, 3), swap(one, 1), placedByAmel(shop, two, 2), swap(two, 1), placedByAmel(shop, one, 4)])
  const sheet = await getOrderSheet(office, order.id)
  const held = (product: typeof one) =>
    sheet.lines.reduce((sum, line) => sum + (line.productId === product.id ? line.quantity : 0), 0)
  assert.equal(await shop.stockOf(one.sizes[0]?.id), 10 - 4 - held(one))
  assert.equal(await shop.stockOf(two.sizes[0]?.id), 10 - 2 - held(two))
})
