import assert from 'node:assert/strict'
import { test } from 'node:test'
import { productDraftOf } from '#domain/catalog/admin/admin-product.ts'
import { editProduct } from '#domain/catalog/admin/edit-product.ts'
import { getAdminProduct } from '#domain/catalog/admin/get-admin-product.ts'
import { listAdminProducts } from '#domain/catalog/admin/list-admin-products.ts'
import type { ProductDraft } from '#domain/catalog/admin/product-draft.ts'
import { getProduct } from '#domain/catalog/get-product.ts'
import { changeStock } from '#domain/catalog/stock/change-stock.ts'
import { renewWeeklyPlaces } from '#domain/catalog/stock/renew-places.ts'
import { checkConsistency } from '#domain/consistency/check-consistency.ts'
import { countPendingWork } from '#domain/dashboard/count-pending-work.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { dinars } from '#domain/money.ts'
import { listShelfSizes } from '#domain/stock-taking/list-shelf-sizes.ts'
import { setHoldLimits } from '#tests/support/hold-limits.ts'
import { untilWaitingForLock } from '#tests/support/lock-waits.ts'
import { asOperator, openConnections } from '#tests/support/operators.ts'
import { fromNetwork } from '#tests/support/rate-limits.ts'
import { type OrderedPiece, openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { asCustomer } from './as-customer.ts'
import { joinOrders } from './duplicates/join-orders.ts'
import { undoJoining } from './duplicates/undo-joining.ts'
import { getPrivateOrder } from './get-private-order.ts'
import { changeOrderLines } from './lines/change-order-lines.ts'
import { placeOrder } from './placing/place-order.ts'
import { advanceOrderAsOperator } from './status/advance-order-as-operator.ts'
import { cancelOwnOrder } from './status/cancel-own-order.ts'
import { readLastStep } from './status/read-last-step.ts'
import { undoOrderStep } from './status/undo-order-step.ts'

const twoSizes = [
  { name: 'S', stock: 0 },
  { name: 'L', stock: 2 },
]
const week = { days: 7 }

/** What can be ordered now of each size, as visitors see it. */
async function left({ marketplace }: TestShop, id: number): Promise<number[]> {
  return (await getProduct(marketplace, id)).sizes.map(({ stock }) => stock)
}

async function place(shop: TestShop, piece: OrderedPiece): Promise<{ readonly id: number; readonly token: string }> {
  const result = await shop.order([piece])
  assert.ok(result.outcome === 'placed', result.outcome)
  return result.order
}

async function edit(office: Marketplace, id: number, changes: Partial<ProductDraft>) {
  const base = productDraftOf(await getAdminProduct(office, id))
  return editProduct(office, id, { base, edited: { ...base, ...changes } })
}

const madeToOrder = { supply: 'made-to-order', preparationDays: 5 } as const

test('a piece that is made to order is sold without stock up to its limit of the week, which a cancellation gives back', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const rug = await shop.sells({ ...madeToOrder, weeklyLimit: 3, sizes: twoSizes })
  const [small, large] = rug.sizes.map(({ id }) => id) as [number, number]
  assert.deepEqual(await left(shop, rug.id), [3, 3])

  const first = await place(shop, { product: rug, sizeId: small, quantity: 2 })
  assert.deepEqual(await left(shop, rug.id), [1, 1], 'the sizes share the week')
  const both = [
    { product: rug, sizeId: small },
    { product: rug, sizeId: large },
  ]
  const refused = await shop.order(both)
  assert.ok(refused.outcome === 'out-of-stock')
  assert.deepEqual(
    refused.lines.map(({ position, name, left }) => ({ position, name, left })),
    [{ position: 1, name: rug.name, left: 0 }],
  )
  const second = await place(shop, { product: rug, sizeId: large })
  assert.deepEqual(await left(shop, rug.id), [0, 0])
  await cancelOwnOrder(await asCustomer(shop.marketplace, first.token))
  assert.deepEqual(await left(shop, rug.id), [2, 2])

  shop.clock.passes(week)
  await renewWeeklyPlaces(shop.system)
  assert.deepEqual(await left(shop, rug.id), [3, 3])
  await cancelOwnOrder(await asCustomer(shop.marketplace, second.token))
  assert.deepEqual(await left(shop, rug.id), [3, 3], 'the place of a week that is over')
  await edit(office, rug.id, { weeklyLimit: 1 })
  assert.deepEqual(await left(shop, rug.id), [1, 1])
  assert.deepEqual(await checkConsistency(shop.system), [])
})

test('of two buyers of the last place of the week, in different sizes, one gets it', async () => {
  await using shop = await openTestShop()
  const rug = await shop.sells({ ...madeToOrder, weeklyLimit: 1, sizes: twoSizes })
  const [small, large] = rug.sizes.map(({ id }) => id) as [number, number]
  await openConnections(shop.marketplace)
  const order = (marketplace: Marketplace, sizeId: number) =>
    placeOrder(marketplace, shop.requestFor([{ product: rug, sizeId }]))
  let second: ReturnType<typeof order> | undefined
  const first = await inTransaction(shop.marketplace, async (marketplace) => {
    const placed = await order(marketplace, small)
    second = order(shop.marketplace, large)
    await untilWaitingForLock(shop)
    // Else each would hold one size at the end and wait for the other: a deadlock takes a second.
    const size = marketplace.db.selectFrom('variants').select('id').where('id', '=', large)
    assert.equal((await size.forUpdate().skipLocked().execute()).length, 1, 'it waits before it takes anything')
    return placed
  })
  assert.deepEqual([first.outcome, (await second)?.outcome], ['placed', 'out-of-stock'])
  assert.deepEqual(await left(shop, rug.id), [0, 0])
})

test('a request takes no place until it is confirmed, and then needs one', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  await setHoldLimits(office, { orderPieces: 1 })
  const rug = await shop.sells({ ...madeToOrder, weeklyLimit: 2 })
  const asked = shop.requestFor([{ product: rug, quantity: 2 }])
  const requested = await placeOrder(fromNetwork(shop.marketplace, '192.0.2.1'), asked)
  assert.ok(requested.outcome === 'placed')
  const request = requested.order
  assert.deepEqual(await left(shop, rug.id), [2])
  const other = await place(shop, { product: rug })
  const confirmed = await advanceOrderAsOperator(office, request.id, { to: 'confirmed' })
  assert.equal(confirmed.outcome, 'out-of-stock')
  await advanceOrderAsOperator(office, other.id, { to: 'cancelled' })
  shop.clock.passes(week)
  assert.equal((await advanceOrderAsOperator(office, request.id, { to: 'confirmed' })).outcome, 'advanced')
  assert.deepEqual(await left(shop, rug.id), [0], 'it counts in the week in which it took them')
  assert.deepEqual(await checkConsistency(shop.system), [])
})

test('an order that is changed or joined later than its week needs a place only for what is added', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const rug = await shop.sells({ ...madeToOrder, weeklyLimit: 2 })
  const [kept, joined] = [await place(shop, { product: rug }), await place(shop, { product: rug })]
  shop.clock.passes(week)
  await renewWeeklyPlaces(shop.system)
  await place(shop, { product: rug, quantity: 2 })
  assert.deepEqual(await left(shop, rug.id), [0])
  assert.equal((await joinOrders(office, kept.id, joined.id)).outcome, 'joined')
  assert.deepEqual(await left(shop, rug.id), [0])
  const [line] = shop.requestFor([{ product: rug }]).lines
  assert.ok(line)
  const change = (quantity: number) =>
    changeOrderLines(office, kept.id, [{ ...line, quantity }], dinars(45 * quantity + 8))
  assert.equal((await change(3)).outcome, 'out-of-stock')
  assert.equal((await undoJoining(office, joined.id)).outcome, 'undone')
  assert.deepEqual(await left(shop, rug.id), [0])
  assert.deepEqual(await checkConsistency(shop.system), [])
})

test('without a limit there is always room, no list of stock mentions the piece, and its shelf is as before afterwards', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const bowl = await shop.sells({ sizes: twoSizes })
  const [small, large] = bowl.sizes.map(({ id }) => id) as [number, number]
  const lists = async () => ({
    low: (await countPendingWork(office))['sizes-low'] ?? 0,
    soldOut: (await listAdminProducts(office, { state: 'sold-out', page: 1 })).total,
    counted: (await listShelfSizes(office, bowl.store.id)).total,
  })
  assert.deepEqual(await lists(), { low: 2, soldOut: 0, counted: 2 })
  assert.equal((await edit(office, bowl.id, madeToOrder)).outcome, 'saved')
  await place(shop, { product: bowl, sizeId: small, quantity: 3 })
  assert.deepEqual(await left(shop, bowl.id), [100, 100])
  assert.deepEqual(await lists(), { low: 0, soldOut: 0, counted: 0 })
  const counted = await changeStock(office, large, { reason: 'delivered', pieces: 4 })
  assert.equal(counted.outcome, 'made-to-order')

  assert.equal((await edit(office, bowl.id, { supply: 'one-of-a-kind' })).outcome, 'invalid', 'there were two')
  await edit(office, bowl.id, { supply: undefined })
  assert.deepEqual(await left(shop, bowl.id), [0, 2])
  assert.deepEqual(await checkConsistency(shop.system), [])
})

test('an order gives back to the shelf what was in stock, and nothing that was to be made, whatever the piece is by now', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const bowl = await shop.sells({ sizes: twoSizes })
  const [small, large] = bowl.sizes.map(({ id }) => id) as [number, number]
  const fromStock = await place(shop, { product: bowl, sizeId: large, quantity: 2 })
  await edit(office, bowl.id, { ...madeToOrder, weeklyLimit: 3 })
  assert.deepEqual(await left(shop, bowl.id), [3, 3], 'what was sold from stock takes no place')
  const toBeMade = await place(shop, { product: bowl, sizeId: small, quantity: 2 })
  await advanceOrderAsOperator(office, fromStock.id, { to: 'cancelled' })
  assert.deepEqual(await left(shop, bowl.id), [1, 1])

  await edit(office, bowl.id, { supply: undefined })
  assert.deepEqual(await left(shop, bowl.id), [0, 2])
  const { sizes } = await listShelfSizes(office, bowl.store.id)
  assert.deepEqual(
    sizes.map(({ expected }) => expected),
    [0, 2],
    'pieces that are to be made are on no shelf',
  )
  await advanceOrderAsOperator(office, toBeMade.id, { to: 'cancelled' })
  assert.deepEqual(await left(shop, bowl.id), [0, 2])
  assert.deepEqual(await checkConsistency(shop.system), [])
})

test('an order that takes its pieces again in another week needs places of that one', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const rug = await shop.sells({ ...madeToOrder, weeklyLimit: 3 })
  const order = await place(shop, { product: rug, quantity: 2 })
  await advanceOrderAsOperator(office, order.id, { to: 'cancelled' })
  shop.clock.passes(week)
  await renewWeeklyPlaces(shop.system)
  assert.deepEqual(await left(shop, rug.id), [3])
  const cancelled = await readLastStep(office, order.id)
  await undoOrderStep(office, cancelled?.id ?? 0, { reason: 'The wrong order', correctsByEmail: false })
  assert.deepEqual(await left(shop, rug.id), [1])
  assert.deepEqual(await checkConsistency(shop.system), [])
})

test('what is one of a kind has one piece at most, whoever counts it', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const vase = await shop.sells({ sizes: twoSizes })
  const [small, large] = vase.sizes.map(({ id }) => id) as [number, number]
  const refusal = { outcome: 'invalid', field: 'supply', problem: 'severalPieces' }
  assert.deepEqual(await edit(office, vase.id, { supply: 'one-of-a-kind' }), refusal)
  await changeStock(office, large, { reason: 'damaged', pieces: 1 })
  assert.equal((await edit(office, vase.id, { supply: 'one-of-a-kind' })).outcome, 'saved')
  assert.deepEqual(await changeStock(office, small, { reason: 'delivered', pieces: 1 }), {
    ...{ outcome: 'one-of-a-kind', stock: 0 },
  })
  const restock = { variant_id: small, kind: 'restock', pieces: 1, actor_kind: 'system', actor_name: 'maker' } as const
  await assert.rejects(
    shop.marketplace.db
      .insertInto('stock_movements')
      .values({ ...restock, order_id: null, actor_id: null })
      .execute(),
    /one of a kind/,
  )
  await assert.rejects(shop.sells({ supply: 'one-of-a-kind', sizes: [{ name: '', stock: 2 }] }), /one of a kind/)

  const sold = await place(shop, { product: vase, sizeId: large })
  await cancelOwnOrder(await asCustomer(shop.marketplace, sold.token))
  assert.deepEqual(await left(shop, vase.id), [0, 1])
})

test('an order with pieces made to order is expected after the slowest was made, as promised when it was placed', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const [bowl, rug] = [await shop.sells(), await shop.sells(madeToOrder)]
  const placed = await shop.order([{ product: bowl }, { product: rug }])
  assert.ok(placed.outcome === 'placed')
  await edit(office, rug.id, { supply: undefined })
  await advanceOrderAsOperator(office, placed.order.id, { to: 'confirmed' })
  shop.clock.passes({ days: 1 })
  const { expected, lines } = await getPrivateOrder(await asCustomer(shop.marketplace, placed.order.token))
  assert.deepEqual(
    lines.map(({ preparationDays }) => preparationDays),
    [undefined, 5],
  )
  // Confirmed on Monday, made until Saturday, then delivered within 48 hours.
  assert.equal(expected?.on, '2026-03-09')
})
