import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listVariants } from '#domain/catalog/admin/list-variants.ts'
import { setVariantRetired } from '#domain/catalog/admin/set-variant-retired.ts'
import { findAllViolations } from '#domain/consistency/find-violations.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { dinars } from '#domain/money.ts'
import { getOrderDetails } from '#domain/orders/get-order-details.ts'
import { placeOrder } from '#domain/orders/placing/place-order.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import type { Phone } from '#domain/phone.ts'
import { setHoldLimits } from '#tests/support/hold-limits.ts'
import { asOperator, openConnections } from '#tests/support/operators.ts'
import { payInFull } from '#tests/support/payments.ts'
import { fromNetwork } from '#tests/support/rate-limits.ts'
import { type OrderedPiece, openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { sellByColor } from '#tests/support/variants.ts'
import { cancelDuplicate } from './cancel-duplicate.ts'
import { joinOrders } from './join-orders.ts'
import { keepOrdersSeparate } from './keep-orders-separate.ts'
import { listJoinedOrders } from './list-joined-orders.ts'
import { undoJoining } from './undo-joining.ts'

async function place(shop: TestShop, lines: readonly OrderedPiece[], phone = '+21622333444'): Promise<number> {
  const { customer } = shop.requestFor([])
  const result = await shop.order(lines, { customer: { ...customer, phone: phone as Phone } })
  assert.ok(result.outcome === 'placed')
  return result.order.id
}

async function stateOf(office: Marketplace, id: number) {
  const { status, lines, totals, joinedInto } = await getOrderDetails(office, id)
  return { status, pieces: lines.map(({ name, quantity }) => `${quantity} ${name}`), total: totals.total, joinedInto }
}

const violationsOf = ({ system }: TestShop) => Array.fromAsync(findAllViolations(system))

test('two orders are joined into one parcel with one delivery fee, at the prices at which they were ordered', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace, 'staff')
  const [bowl, cup] = [await shop.sells(), await shop.sells({ regularPrice: dinars(20) })]
  const kept = await place(shop, [{ product: bowl }])
  const joined = await place(shop, [{ product: bowl, quantity: 2 }, { product: cup }])
  await advanceOrderAsOperator(office, kept, { to: 'confirmed' })
  assert.deepEqual(await joinOrders(office, kept, joined), { outcome: 'joined' })
  assert.deepEqual(await joinOrders(office, kept, joined), { outcome: 'joined' }, 'a second tap changes nothing')
  assert.deepEqual(await stateOf(office, kept), {
    ...{ status: 'confirmed', pieces: [`3 ${bowl.name}`, `1 ${cup.name}`], joinedInto: undefined },
    total: dinars(3 * 45 + 20 + 8),
  })
  const { number } = await getOrderDetails(office, kept)
  const { status, joinedInto } = await stateOf(office, joined)
  assert.deepEqual([status, joinedInto], ['cancelled', { id: kept, number }])
  assert.deepEqual([await shop.stockOf(bowl.sizes[0]?.id), await shop.stockOf(cup.sizes[0]?.id)], [7, 9])
  assert.deepEqual(await violationsOf(shop), [])
})

test('of an order that was placed twice one stays, whatever two people decide at once', async () => {
  await using shop = await openTestShop()
  const [amel, sana] = [await asOperator(shop.marketplace), await asOperator(shop.marketplace, 'staff')]
  const bowl = await shop.sells()
  const two = async () => [await place(shop, [{ product: bowl }]), await place(shop, [{ product: bowl }])] as const
  const cancel = (office: Marketplace, id: number, keptId: number) =>
    cancelDuplicate(office, id, { keptId, note: 'Twice' })

  const [first, second] = await two()
  const outcomes = await Promise.all([cancel(amel, first, second), cancel(sana, second, first)])
  assert.deepEqual(outcomes.map(({ outcome }) => outcome).sort(), ['cancelled', 'not-possible'])
  const [kept, joined] = await two()
  await joinOrders(amel, kept, joined)
  assert.deepEqual(await cancel(sana, kept, joined), { outcome: 'not-possible' })
  assert.equal((await stateOf(amel, kept)).status, 'received')
  const [stays, twice] = await two()
  for (const _tap of ['first', 'second']) assert.deepEqual(await cancel(amel, twice, stays), { outcome: 'cancelled' })
  assert.deepEqual(await violationsOf(shop), [])
})

test('a joining is seen on the kept order and undone: both orders are as before', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace, 'staff')
  const [bowl, cup] = [await shop.sells(), await shop.sells({ regularPrice: dinars(20) })]
  const kept = await place(shop, [{ product: bowl }])
  const joined = await place(shop, [{ product: bowl, quantity: 2 }, { product: cup }])
  await advanceOrderAsOperator(office, joined, { to: 'confirmed' })
  const before = [await stateOf(office, kept), await stateOf(office, joined)]
  await joinOrders(office, kept, joined)
  const { number } = await getOrderDetails(office, kept)
  assert.deepEqual(
    (await listJoinedOrders(office, kept)).map(({ id, by }) => [id, by.startsWith('Sana')]),
    [[joined, true]],
  )
  assert.equal((await getOrderDetails(office, joined)).steps.at(-1)?.note, number)
  shop.clock.passes({ days: 1 })
  assert.deepEqual(await undoJoining(office, joined), { outcome: 'undone' })
  assert.deepEqual(await undoJoining(office, joined), { outcome: 'undone' }, 'a second tap changes nothing')
  assert.deepEqual([await stateOf(office, kept), await stateOf(office, joined)], before)
  assert.deepEqual([await shop.stockOf(bowl.sizes[0]?.id), await shop.stockOf(cup.sizes[0]?.id)], [7, 9])
  assert.deepEqual(await listJoinedOrders(office, kept), [])
  assert.deepEqual(await violationsOf(shop), [])

  assert.deepEqual(await joinOrders(office, joined, kept), { outcome: 'joined' }, 'the other way round')
  await advanceOrderAsOperator(office, joined, { to: 'packed' })
  assert.deepEqual(await undoJoining(office, kept), { outcome: 'not-possible' })
  assert.deepEqual(await violationsOf(shop), [])
})

test('a joining is undone although a color of its pieces is retired since', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const bag = await sellByColor(shop, { stock: { S: { Red: 5, Blue: 5 } } })
  const [colorId = 0] = bag.colors.map(({ id }) => id)
  const [kept, joined] = [
    await place(shop, [{ product: await shop.sells() }]),
    await place(shop, [{ product: bag, colorId }]),
  ]
  assert.equal((await joinOrders(office, kept, joined)).outcome, 'joined')
  const red = (await listVariants(office, bag.id)).find((variant) => variant.colorId === colorId)
  await setVariantRetired(office, bag.id, red?.id ?? 0, true)
  assert.deepEqual(await undoJoining(office, joined), { outcome: 'undone' })
  assert.deepEqual(
    [(await stateOf(office, kept)).total, (await stateOf(office, joined)).status],
    [dinars(53), 'received'],
  )
  assert.deepEqual(await violationsOf(shop), [])
})

test('orders that are packed, paid or of somebody else are not joined', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const bowl = await shop.sells()
  const first = await place(shop, [{ product: bowl }])
  const [other, paid, packed] = [
    await place(shop, [{ product: bowl }], '+21698111222'),
    await place(shop, [{ product: bowl }]),
    await place(shop, [{ product: bowl }]),
  ]
  await payInFull(office, paid, 'Transfer')
  for (const to of ['confirmed', 'packed'] as const) await advanceOrderAsOperator(office, packed, { to })
  for (const id of [other, paid, packed]) {
    assert.deepEqual(await joinOrders(office, first, id), { outcome: 'not-possible' })
    assert.deepEqual(await joinOrders(office, id, first), { outcome: 'not-possible' })
  }
  await assert.rejects(joinOrders(office, first, first), { name: 'NotFound' })
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 6)
})

test('a request is joined if its pieces are there', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const bowl = await shop.sells({ sizes: [{ name: '', stock: 3 }] })
  await setHoldLimits(shop.marketplace, { orderPieces: 1 })
  const kept = await place(shop, [{ product: bowl }])
  const wanted = await placeOrder(fromNetwork(shop.marketplace), shop.requestFor([{ product: bowl, quantity: 2 }]))
  assert.ok(wanted.outcome === 'placed')
  const taken = await place(shop, [{ product: bowl }])
  const short = await joinOrders(office, kept, wanted.order.id)
  assert.ok(short.outcome === 'out-of-stock')
  assert.deepEqual(
    short.lines.map(({ left }) => left),
    [1],
  )
  await advanceOrderAsOperator(office, taken, { to: 'cancelled' })
  assert.deepEqual(await joinOrders(office, kept, wanted.order.id), { outcome: 'joined' })
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 0)
  assert.deepEqual(await violationsOf(shop), [])
})

test('two people who join two orders into each other at once leave one of them', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const bowl = await shop.sells()
  const [one, other] = [await place(shop, [{ product: bowl }]), await place(shop, [{ product: bowl }])]
  await openConnections(shop.marketplace)
  const outcomes = await Promise.all([joinOrders(office, one, other), joinOrders(office, other, one)])
  assert.deepEqual(outcomes.map(({ outcome }) => outcome).sort(), ['joined', 'not-possible'])
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 8)
  assert.deepEqual(await violationsOf(shop), [])
})

test('orders that staff keep separate are not marked as likely duplicates of each other any more', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const bowl = await shop.sells()
  const [one, other] = [await place(shop, [{ product: bowl }]), await place(shop, [{ product: bowl }])]
  const marked = async (id: number) => (await getOrderDetails(office, id)).duplicates.map(({ id }) => id)
  assert.deepEqual([await marked(one), await marked(other)], [[other], [one]])
  await Promise.all([keepOrdersSeparate(office, one, other), keepOrdersSeparate(office, other, one)])
  assert.deepEqual([await marked(one), await marked(other)], [[], []])
  const third = await place(shop, [{ product: bowl }])
  assert.deepEqual(await marked(one), [third])
})
