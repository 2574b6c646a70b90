import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moveStock } from '#domain/catalog/stock/move-stock.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import { dinars } from '#domain/money.ts'
import { asCustomer } from '#domain/orders/as-customer.ts'
import { recordCall } from '#domain/orders/calls/record-call.ts'
import { getPrivateOrder } from '#domain/orders/get-private-order.ts'
import { changeOrderLines } from '#domain/orders/lines/change-order-lines.ts'
import type { PlacedOrder } from '#domain/orders/order.ts'
import { placeOrder } from '#domain/orders/placing/place-order.ts'
import { advanceOrder } from '#domain/orders/status/advance-order.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import { cancelOwnOrder } from '#domain/orders/status/cancel-own-order.ts'
import type { Phone } from '#domain/phone.ts'
import { listSales } from '#domain/reports/list-sales.ts'
import { setHoldLimits } from '#tests/support/hold-limits.ts'
import { fromNetwork } from '#tests/support/rate-limits.ts'
import { type OrderedPiece, openTestShop, type TestShop } from '#tests/support/test-shop.ts'

interface From {
  readonly network?: string
  readonly person?: number
}

/** Places an order of a person from a network, both of which may order again. */
async function order(shop: TestShop, pieces: readonly OrderedPiece[], { network, person = 1 }: From = {}) {
  const customer = {
    name: 'Amel',
    email: `amel${person}@example.tn` as EmailAddress,
    phone: `+216222222${String(person).padStart(2, '0')}` as Phone,
  }
  const result = await placeOrder(fromNetwork(shop.marketplace, network), shop.requestFor(pieces, { customer }))
  assert.equal(result.outcome, 'placed')
  return (result as { order: PlacedOrder }).order
}

async function orderRow({ marketplace }: TestShop, id: number) {
  return marketplace.db
    .selectFrom('orders')
    .select(['status', 'held_pieces', 'request_reason', 'network_key'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

test('two anonymous orders of everything leave the shop its stock', async () => {
  await using shop = await openTestShop()
  const products = await Promise.all(Array.from({ length: 20 }, () => shop.sells({ sizes: [{ name: '', stock: 10 }] })))
  const pieces = products.map((product) => ({ product, quantity: 9 }))
  const orders = await Promise.all([order(shop, pieces, { person: 1 }), order(shop, pieces, { person: 2 })])
  assert.deepEqual(
    orders.map(({ status }) => status),
    ['requested', 'requested'],
  )
  for (const { sizes } of products) assert.equal(await shop.stockOf(sizes[0]?.id), 10)
})

test('each limit makes the next order a request, and says which', async () => {
  await using shop = await openTestShop()
  const product = await shop.sells({ sizes: [{ name: '', stock: 100 }], regularPrice: dinars(10) })
  const limits = [
    [{ orderPieces: 3 }, {}, 'order-size'],
    [{ orderValue: dinars(35) }, {}, 'order-size'],
    [{ customerPieces: 7 }, { network: '192.0.2.2' }, 'phone'],
    [{ customerValue: dinars(75) }, { network: '192.0.2.2' }, 'phone'],
    [{ networkPieces: 7 }, { person: 2 }, 'network'],
    [{ networkValue: dinars(75) }, { person: 2 }, 'network'],
    [{ shopPieces: 7 }, { network: '192.0.2.2', person: 2 }, 'shop'],
    [{ shopValue: dinars(75) }, { network: '192.0.2.2', person: 2 }, 'shop'],
  ] as const
  for (const [limit, from, reason] of limits) {
    await setHoldLimits(shop.marketplace, {})
    const first = await order(shop, [{ product, quantity: 4 }])
    await setHoldLimits(shop.marketplace, limit)
    const second = await order(shop, [{ product, quantity: 4 }], from)
    assert.equal((await orderRow(shop, second.id)).request_reason, reason, JSON.stringify(limit))
    for (const { id } of [first, second]) await advanceOrder(shop.system, id, { to: 'cancelled' })
    shop.clock.passes({ days: 1 })
  }
  assert.equal(await shop.stockOf(product.sizes[0]?.id), 100)
})

test('a request takes its pieces when it is confirmed, or says which are missing', async () => {
  await using shop = await openTestShop()
  await setHoldLimits(shop.marketplace, { orderPieces: 3 })
  const product = await shop.sells({ sizes: [{ name: '', stock: 10 }] })
  const sizeId = product.sizes[0]?.id ?? 0
  const [first, second] = [
    await order(shop, [{ product, quantity: 6 }]),
    await order(shop, [{ product, quantity: 6 }], { person: 2 }),
  ]
  assert.equal(await shop.stockOf(sizeId), 10)

  assert.equal((await recordCall(shop.system, first.id, { outcome: 'confirmed' })).outcome, 'recorded')
  assert.equal(await shop.stockOf(sizeId), 4)
  const piece = { productId: product.id, variantId: sizeId, sizeId, name: product.name, sizeName: '' }
  const missing = [{ position: 0, ...piece, left: 4 }]
  assert.deepEqual(await recordCall(shop.system, second.id, { outcome: 'confirmed' }), {
    outcome: 'not-changed',
    result: { outcome: 'out-of-stock', lines: missing },
  })
  assert.deepEqual(await advanceOrderAsOperator(shop.system, second.id, { to: 'confirmed' }), {
    outcome: 'out-of-stock',
    lines: missing,
  })
  assert.equal((await orderRow(shop, second.id)).status, 'requested')
  assert.equal((await shop.marketplace.db.selectFrom('order_calls').select('id').execute()).length, 1)

  const line = { productId: product.id, sizeId, quantity: 4 }
  const call = { outcome: 'changed', lines: [line], claimedTotal: dinars(188) } as const
  assert.equal((await recordCall(shop.system, second.id, call)).outcome, 'recorded')
  assert.equal(await shop.stockOf(sizeId), 0)
  for (const { id } of [first, second]) await advanceOrder(shop.system, id, { to: 'cancelled' })
  assert.equal(await shop.stockOf(sizeId), 10)
})

test('changing or canceling a request moves no stock', async () => {
  await using shop = await openTestShop()
  await setHoldLimits(shop.marketplace, { orderPieces: 1 })
  const product = await shop.sells()
  const { id, token } = await order(shop, [{ product, quantity: 6 }])
  const line = { productId: product.id, sizeId: product.sizes[0]?.id ?? 0, quantity: 3 }
  assert.equal((await changeOrderLines(shop.system, id, [line], dinars(143))).outcome, 'changed')
  assert.deepEqual(await cancelOwnOrder(await asCustomer(shop.marketplace, token)), { outcome: 'cancelled' })
  assert.equal(await shop.stockOf(product.sizes[0]?.id), 10)
  assert.deepEqual(
    await shop.marketplace.db.selectFrom('stock_movements').select('id').where('order_id', '=', id).execute(),
    [],
  )
})

test('what an order holds follows its lines and its status, and its network is forgotten with the hold', async () => {
  await using shop = await openTestShop()
  await setHoldLimits(shop.marketplace, {})
  const product = await shop.sells()
  const { id } = await order(shop, [{ product, quantity: 6 }])
  const row = await orderRow(shop, id)
  assert.equal(row.held_pieces, 6)
  assert.equal(row.network_key?.length, 64)
  const line = { productId: product.id, sizeId: product.sizes[0]?.id ?? 0, quantity: 3 }
  await changeOrderLines(shop.system, id, [line], dinars(143))
  assert.equal((await orderRow(shop, id)).held_pieces, 3)
  await advanceOrder(shop.system, id, { to: 'confirmed' })
  const confirmed = await orderRow(shop, id)
  assert.deepEqual([confirmed.held_pieces, confirmed.network_key], [0, null])
})

test('a private page tells of a request, except when it is one because of others with the same phone number', async () => {
  await using shop = await openTestShop()
  await setHoldLimits(shop.marketplace, { orderPieces: 5, customerPieces: 7 })
  const product = await shop.sells({ sizes: [{ name: '', stock: 100 }] })
  const large = await order(shop, [{ product, quantity: 6 }])
  await order(shop, [{ product, quantity: 4 }])
  const second = await order(shop, [{ product, quantity: 4 }], { network: '192.0.2.2' })
  const statusShown = async ({ token }: PlacedOrder) =>
    (await getPrivateOrder(await asCustomer(shop.marketplace, token))).status
  assert.deepEqual([await statusShown(large), await statusShown(second)], ['requested', 'received'])
  assert.deepEqual([large.status, second.status], ['requested', 'received'])
})

test('a duplicate of a request returns it again, also when it would hold its pieces now', async () => {
  await using shop = await openTestShop()
  await setHoldLimits(shop.marketplace, { orderPieces: 1 })
  const product = await shop.sells()
  const request = { ...shop.requestFor([{ product, quantity: 2 }]), idempotencyKey: 'the-same-key' }
  const first = await placeOrder(fromNetwork(shop.marketplace), request)
  await setHoldLimits(shop.marketplace, {})
  assert.deepEqual(await placeOrder(fromNetwork(shop.marketplace), request), first)
  assert.equal((first as { order: PlacedOrder }).order.status, 'requested')
})

test('no order gives back more than it took', async () => {
  await using shop = await openTestShop()
  const product = await shop.sells()
  const result = await shop.order([{ product, quantity: 2 }])
  const orderId = (result as { order: PlacedOrder }).order.id
  const sizeId = product.sizes[0]?.id ?? 0
  const giveBack = (pieces: number) =>
    inTransaction(shop.system, (marketplace) =>
      moveStock(marketplace, [{ kind: 'release', variantId: sizeId, pieces, orderId }]),
    )
  await giveBack(2)
  await assert.rejects(giveBack(1), { code: '23001' })
  assert.equal(await shop.stockOf(sizeId), 10)
})

test('a request counts in the figures once it is confirmed', async () => {
  await using shop = await openTestShop()
  await setHoldLimits(shop.marketplace, { orderPieces: 1 })
  const product = await shop.sells({ regularPrice: dinars(45) })
  const { id } = await order(shop, [{ product, quantity: 2 }])
  const today = { from: '2026-03-02', until: '2026-03-02' } as const
  const figures = async () => {
    const [day] = await listSales(shop.system, today, 'day')
    return [day?.orders, day?.cancelled, day?.ordered]
  }
  assert.deepEqual(await figures(), [0, 0, 0])
  await advanceOrder(shop.system, id, { to: 'confirmed' })
  assert.deepEqual(await figures(), [1, 0, dinars(90)])
})
