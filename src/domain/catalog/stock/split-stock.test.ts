import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { productDraftOf } from '#domain/catalog/admin/admin-product.ts'
import { editProduct } from '#domain/catalog/admin/edit-product.ts'
import { editVariants } from '#domain/catalog/admin/edit-variants.ts'
import { getAdminProduct } from '#domain/catalog/admin/get-admin-product.ts'
import { listVariants } from '#domain/catalog/admin/list-variants.ts'
import type { ProductDraft } from '#domain/catalog/admin/product-draft.ts'
import { setVariantRetired } from '#domain/catalog/admin/set-variant-retired.ts'
import { getProduct } from '#domain/catalog/get-product.ts'
import type { Product } from '#domain/catalog/product.ts'
import { findAllViolations } from '#domain/consistency/find-violations.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { dinars } from '#domain/money.ts'
import { getOrderDetails } from '#domain/orders/get-order-details.ts'
import { changeOrderLines } from '#domain/orders/lines/change-order-lines.ts'
import { lockOrder } from '#domain/orders/lock-order.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import { isWaitingForLock } from '#tests/support/api-client.ts'
import { asOperator, openConnections } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { until } from '#tests/support/until.ts'
import { type SizeSplit, splitStock } from './split-stock.ts'

const colors = [
  { name: 'Red', swatch: '#b22222' },
  { name: 'Blue', swatch: '#1e3a8a' },
]
const sizes = [
  { name: 'S', stock: 3 },
  { name: 'M', stock: 5 },
]

/** A shirt in two sizes and two colors, whose pieces are not told apart by color. */
async function sellShirt(shop: TestShop) {
  const shirt = await shop.sells({ name: 'Shirt', sizes, colors })
  const [small, medium] = shirt.sizes.map(({ id }) => id) as [number, number]
  const [red, blue] = shirt.colors.map(({ id }) => id) as [number, number]
  return { shirt, small, medium, red, blue }
}

/** The stock by size and color, as visitors see it. */
async function stockOf(shop: TestShop, { id }: Product) {
  const { sizes, colors, variants } = await getProduct(shop.marketplace, id)
  return Object.fromEntries(
    variants.map(({ sizeId, colorId, stock }) => [
      [sizes.find(({ id }) => id === sizeId)?.name, colors.find(({ id }) => id === colorId)?.name ?? 'any'].join(' '),
      stock,
    ]),
  )
}

async function place(shop: TestShop, product: Product, choice: { sizeId: number; colorId?: number }, quantity = 1) {
  const placed = await shop.order([{ product, quantity, ...choice }])
  assert.ok(placed.outcome === 'placed', JSON.stringify(placed))
  return placed.order.id
}

async function split(office: Marketplace, { id }: Product, splits: readonly SizeSplit[]) {
  const result = await splitStock(office, id, splits)
  assert.equal(result.outcome, 'split', JSON.stringify(result))
}

async function isConsistent(shop: TestShop) {
  assert.deepEqual(await Array.fromAsync(findAllViolations(shop.system)), [])
}

test('the pieces of a size are told apart by color: the sum stays, and each color is sold as long as there are any', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace, 'staff')
  const { shirt, small, medium, red, blue } = await sellShirt(shop)
  const pieces = new Map([
    [red, 1],
    [blue, 4],
  ])
  const wrong = new Map([
    [red, 1],
    [blue, 5],
  ])
  const outcomes = [
    await splitStock(office, shirt.id, [{ sizeId: medium, seen: 4, pieces }]),
    await splitStock(office, shirt.id, [{ sizeId: medium, seen: 5, pieces: wrong }]),
    await splitStock(office, shirt.id, [{ sizeId: medium, seen: 5, pieces: new Map([[red, 5]]) }]),
    await splitStock(office, shirt.id, [{ sizeId: 999, seen: 5, pieces }]),
  ]
  assert.deepEqual(outcomes, [
    { outcome: 'moved-meanwhile', sizeId: medium, stock: 5 },
    { outcome: 'sum-differs', sizeId: medium, stock: 5 },
    { outcome: 'changed-meanwhile' },
    { outcome: 'changed-meanwhile' },
  ])
  await split(office, shirt, [{ sizeId: medium, seen: 5, pieces }])
  assert.deepEqual(await stockOf(shop, shirt), { 'S any': 3, 'M Red': 1, 'M Blue': 4 })
  const seen = await getProduct(shop.marketplace, shirt.id)
  assert.deepEqual(
    seen.sizes.map(({ id, name, stock }) => [id, name, stock]),
    [
      [small, 'S', 3],
      [medium, 'M', 5],
    ],
    'a size keeps its id and the sum of its colors',
  )
  await place(shop, shirt, { sizeId: medium, colorId: red })
  const short = await shop.order([{ product: shirt, sizeId: medium, colorId: red }])
  assert.ok(short.outcome === 'out-of-stock', JSON.stringify(short))
  assert.deepEqual(
    short.lines.map(({ sizeName, colorName, left }) => [sizeName, colorName, left]),
    [['M', 'Red', 0]],
  )
  await place(shop, shirt, { sizeId: small, colorId: red }, 3)
  const anyColor = await place(shop, shirt, { sizeId: medium })
  assert.equal((await getOrderDetails(office, anyColor)).lines[0]?.colorName, 'Blue')
  assert.deepEqual(await stockOf(shop, shirt), { 'S any': 0, 'M Red': 0, 'M Blue': 3 })
  assert.deepEqual(await splitStock(office, shirt.id, [{ sizeId: medium, seen: 3, pieces }]), {
    outcome: 'changed-meanwhile',
  })
  await isConsistent(shop)
})

test('orders from before give their pieces back to the color that they name', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const { shirt, medium, red, blue } = await sellShirt(shop)
  const [first, second, without] = [
    await place(shop, shirt, { sizeId: medium, colorId: red }),
    await place(shop, shirt, { sizeId: medium, colorId: blue }),
    await place(shop, shirt, { sizeId: medium }),
  ]
  await advanceOrderAsOperator(office, second, { to: 'cancelled' })
  const pieces = new Map([
    [red, 0],
    [blue, 3],
  ])
  await split(office, shirt, [{ sizeId: medium, seen: 3, pieces }])
  await isConsistent(shop)
  const { lines } = await getOrderDetails(office, first)
  const more = [{ productId: shirt.id, sizeId: medium, colorId: blue, quantity: 2 }]
  assert.equal((await changeOrderLines(office, first, more, dinars(98), lines)).outcome, 'changed')
  assert.deepEqual(await stockOf(shop, shirt), { 'S any': 3, 'M Red': 1, 'M Blue': 1 })
  await advanceOrderAsOperator(office, first, { to: 'cancelled' })
  assert.deepEqual(await stockOf(shop, shirt), { 'S any': 3, 'M Red': 1, 'M Blue': 3 })
  // One without a color keeps its piece, and its price: what is added is of a color.
  const base = (await getOrderDetails(office, without)).lines
  const two = [{ productId: shirt.id, sizeId: medium, quantity: 2 }]
  assert.equal((await changeOrderLines(office, without, two, dinars(98), base)).outcome, 'changed')
  const changed = (await getOrderDetails(office, without)).lines
  assert.deepEqual(
    changed.map(({ colorName, quantity }) => [colorName, quantity]),
    [
      [undefined, 1],
      ['Blue', 1],
    ],
  )
  await isConsistent(shop)
  // It comes back without one, for the office to say which it is.
  await advanceOrderAsOperator(office, without, { to: 'cancelled' })
  const [uncolored] = (await listVariants(office, shirt.id)).filter(({ isRetired }) => isRetired)
  assert.deepEqual([uncolored?.stock, uncolored?.isRestorable], [1, false])
  const again = new Map([
    [red, 1],
    [blue, 0],
  ])
  await split(office, shirt, [{ sizeId: medium, seen: 1, pieces: again }])
  assert.deepEqual(await stockOf(shop, shirt), { 'S any': 3, 'M Red': 2, 'M Blue': 3 })
  await isConsistent(shop)
})

test('of two buyers of the last red M one gets it', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace, 'staff')
  const { shirt, medium, red, blue } = await sellShirt(shop)
  const pieces = new Map([
    [red, 1],
    [blue, 4],
  ])
  await split(office, shirt, [{ sizeId: medium, seen: 5, pieces }])
  await openConnections(shop.marketplace)
  const buy = () => shop.order([{ product: shirt, sizeId: medium, colorId: red }])
  const outcomes = (await Promise.all([buy(), buy()])).map(({ outcome }) => outcome)
  assert.deepEqual(outcomes.sort(), ['out-of-stock', 'placed'])
  assert.deepEqual(await stockOf(shop, shirt), { 'S any': 3, 'M Red': 0, 'M Blue': 4 })
  await isConsistent(shop)
})

test('who orders, changes or cancels while the pieces are told apart loses none', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const { shirt, medium, red, blue } = await sellShirt(shop)
  const [changed, canceled] = [
    await place(shop, shirt, { sizeId: medium, colorId: red }),
    await place(shop, shirt, { sizeId: medium, colorId: blue }),
  ]
  const { lines } = await getOrderDetails(office, changed)
  const two = [{ productId: shirt.id, sizeId: medium, colorId: red, quantity: 2 }]
  const pieces = new Map([
    [red, 2],
    [blue, 1],
  ])
  await openConnections(shop.marketplace)
  const [result] = await Promise.all([
    splitStock(office, shirt.id, [{ sizeId: medium, seen: 3, pieces }]),
    changeOrderLines(office, changed, two, dinars(98), lines),
    advanceOrderAsOperator(office, canceled, { to: 'cancelled' }),
    shop.order([{ product: shirt, sizeId: medium, colorId: red }]),
  ])
  assert.ok(['split', 'moved-meanwhile'].includes(result.outcome), result.outcome)
  await isConsistent(shop)
})

test('pieces are told apart once who changes an order of them is done', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const { shirt, medium, red, blue } = await sellShirt(shop)
  const orderId = await place(shop, shirt, { sizeId: medium, colorId: red })
  const pieces = new Map([
    [red, 1],
    [blue, 3],
  ])
  await openConnections(shop.marketplace)
  const state = { isSplit: false }
  const splitting = await inTransaction(office, async (changing) => {
    await lockOrder(changing, orderId)
    const result = splitStock(office, shirt.id, [{ sizeId: medium, seen: 4, pieces }]).finally(() => {
      state.isSplit = true
    })
    await until(async () => state.isSplit || (await isWaitingForLock(shop)), 'the lock')
    assert.equal(state.isSplit, false)
    // It has locked no variant yet: who changes the order may lock them.
    await sql`select from variants where size_id = ${medium} for update nowait`.execute(changing.db)
    return { result }
  })
  assert.equal((await splitting.result).outcome, 'split')
  await isConsistent(shop)
})

test('colors and sizes that come and go take their variants along', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const byColor = sizes.map((size) => ({ ...size, stockByColor: [1, size.stock - 1] }))
  const shirt = await shop.sells({ name: 'Shirt', sizes: byColor, colors })
  const edit = async (change: (draft: ProductDraft) => Partial<ProductDraft>) => {
    const base = productDraftOf(await getAdminProduct(office, shirt.id))
    const edited = { ...base, ...change(base) }
    assert.deepEqual(await editProduct(office, shirt.id, { base, edited }), { outcome: 'saved' })
  }
  await edit(({ colors, sizes }) => ({
    colors: [...colors, { name: 'Green', swatch: '#2e8b57' }],
    sizes: [...sizes, { name: 'L' }],
  }))
  const nine = await stockOf(shop, shirt)
  assert.deepEqual(nine, {
    ...{ 'S Red': 1, 'S Blue': 2, 'S Green': 0 },
    ...{ 'M Red': 1, 'M Blue': 4, 'M Green': 0 },
    ...{ 'L Red': 0, 'L Blue': 0, 'L Green': 0 },
  })
  await edit(({ sizes: [one, other, ...rest] }) => ({
    sizes: [{ ...other, name: 'S' }, { ...one, name: 'M' }, ...rest].map(({ id, name = '' }) => ({ id, name })),
  }))
  assert.deepEqual((await stockOf(shop, shirt))['S Blue'], 4, 'two swap their names')
  await edit(({ colors, sizes }) => ({ colors: colors.slice(0, 2), sizes: sizes.slice(0, 2) }))
  assert.deepEqual(await stockOf(shop, shirt), { 'S Red': 1, 'S Blue': 4, 'M Red': 1, 'M Blue': 2 })
  await edit(({ colors: [red] }) => ({ colors: red ? [red] : [] }))
  assert.deepEqual(await stockOf(shop, shirt), { 'S Red': 1, 'M Red': 1 }, 'its pieces are not offered any more')
  await edit(() => ({ colors: [] }))
  assert.deepEqual(await stockOf(shop, shirt), { 'S any': 1, 'M any': 1 }, 'the sum stays without colors')
  await isConsistent(shop)
})

test('what is one of a kind has one piece in all its variants, which may be counted as another', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const single = [{ name: '', stock: 1, stockByColor: [1, 0] }]
  const shirt = await shop.sells({ name: 'Shirt', supply: 'one-of-a-kind', sizes: single, colors })
  const [red, blue] = (await listVariants(office, shirt.id)).map((variant) => ({ ...variant, seen: variant }))
  assert.ok(red && blue)
  const second = { ...blue, stock: 1 }
  assert.deepEqual(await editVariants(office, shirt.id, [second]), { outcome: 'one-of-a-kind', id: blue.id })
  assert.deepEqual(await editVariants(office, shirt.id, [second, { ...red, stock: 0 }]), { outcome: 'saved' })
  assert.deepEqual(await stockOf(shop, shirt), { ' Red': 0, ' Blue': 1 })
  // A cell that nobody changed says nothing of what there is now.
  const [withoutRed] = (await listVariants(office, shirt.id)).map((variant) => ({ ...variant, seen: variant }))
  assert.ok(withoutRed)
  await editVariants(office, shirt.id, [{ ...blue, stock: 0, seen: { ...blue, stock: 1 } }])
  await editVariants(office, shirt.id, [{ ...withoutRed, stock: 1 }])
  assert.deepEqual(await editVariants(office, shirt.id, [withoutRed, second]), {
    outcome: 'one-of-a-kind',
    id: blue.id,
  })
  await isConsistent(shop)
})

test('a variant is counted, priced, numbered, taken off sale and restored on its own', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const byColor = sizes.map((size) => ({ ...size, stockByColor: [1, size.stock - 1] }))
  const shirt = await shop.sells({ name: 'Shirt', sizes: byColor, colors })
  const [, , mediumRed, mediumBlue] = (await listVariants(office, shirt.id)).map(({ id, stock, sku, ownPrice }) => ({
    ...{ id, stock, sku, ownPrice, seen: { stock, sku, ownPrice } },
  }))
  assert.ok(mediumRed && mediumBlue)
  const dearer = [
    { ...mediumRed, stock: 7, sku: 'SH-M-R', ownPrice: dinars(60) },
    { ...mediumBlue, ownPrice: dinars(60) },
  ]
  const cheaper = [{ ...mediumRed, ownPrice: dinars(45) }]
  assert.deepEqual(await editVariants(office, shirt.id, cheaper), { outcome: 'below-price', ids: [mediumRed.id] })
  assert.deepEqual(await editVariants(office, shirt.id, dearer), { outcome: 'saved' })
  const repeated = await editVariants(office, shirt.id, [{ ...mediumRed, stock: 8 }])
  assert.ok(repeated.outcome === 'changed-meanwhile')
  assert.deepEqual(
    repeated.current.map(({ id, stock, sku }) => [id, stock, sku]),
    [[mediumRed.id, 7, 'SH-M-R']],
  )
  const colorId = shirt.colors[0]?.id ?? 0
  const sizeId = shirt.sizes[1]?.id ?? 0
  const repriced = await shop.order([{ product: shirt, sizeId, colorId }])
  assert.ok(repriced.outcome === 'repriced')
  assert.equal(repriced.quote.totals.total, dinars(68), 'an order costs what its variant does')

  assert.deepEqual(await setVariantRetired(office, shirt.id, mediumRed.id, true), { outcome: 'saved' })
  assert.deepEqual(await stockOf(shop, shirt), { 'S Red': 1, 'S Blue': 2, 'M Blue': 4 })
  const gone = await shop.order([{ product: shirt, sizeId, colorId }])
  assert.deepEqual(gone, { outcome: 'unknown-lines', lines: [{ position: 0, part: 'color' }] })
  assert.deepEqual(await setVariantRetired(office, shirt.id, mediumBlue.id, true), { outcome: 'last-of-size' })
  assert.deepEqual(await setVariantRetired(office, shirt.id, mediumRed.id, false), { outcome: 'saved' })
  assert.equal((await stockOf(shop, shirt))['M Red'], 0)
  await isConsistent(shop)
})
