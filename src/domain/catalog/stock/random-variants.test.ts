import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { editVariants } from '#domain/catalog/admin/edit-variants.ts'
import { listVariants } from '#domain/catalog/admin/list-variants.ts'
import { setVariantRetired } from '#domain/catalog/admin/set-variant-retired.ts'
import { getProduct } from '#domain/catalog/get-product.ts'
import { findAllViolations } from '#domain/consistency/find-violations.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { getOrderDetails } from '#domain/orders/get-order-details.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import { isLongRun } from '#tests/support/long-run.ts'
import { asOperator } from '#tests/support/operators.ts'
import { inspectedReturn } from '#tests/support/returns.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { splitStock } from './split-stock.ts'

interface Model {
  readonly shop: TestShop
  readonly office: Marketplace
  readonly productId: number
  readonly orderIds: number[]
}

type Step = (model: Model) => Promise<unknown>

const sizes = [
  { name: 'S', stock: 6 },
  { name: 'M', stock: 9 },
]
const colors = [
  { name: 'Red', swatch: '#b22222' },
  { name: 'Blue', swatch: '#1e3a8a' },
  { name: 'Green', swatch: '#2e8b57' },
]

const size = fc.nat({ max: sizes.length - 1 })
const pick = fc.nat({ max: 20 })

const order = fc.tuple(size, fc.option(fc.nat({ max: 2 })), fc.integer({ min: 1, max: 3 })).map(
  ([size, color, quantity]): Step =>
    async ({ shop, productId, orderIds }) => {
      const product = await getProduct(shop.marketplace, productId)
      const colorId = color === null ? undefined : product.colors[color]?.id
      const sizeId = product.sizes[size]?.id ?? 0
      const placed = await shop.order([{ product, sizeId, quantity, ...(colorId !== undefined && { colorId }) }])
      if (placed.outcome === 'placed') orderIds.push(placed.order.id)
    },
)
const cancel = pick.map(
  (place): Step =>
    async ({ office, orderIds }) => {
      const id = orderIds[place % Math.max(1, orderIds.length)]
      if (id !== undefined) await advanceOrderAsOperator(office, id, { to: 'cancelled' })
    },
)
/** Delivers an order, and takes one of its pieces back to the shelf. */
const takeBack = pick.map(
  (place): Step =>
    async ({ office, orderIds }) => {
      const id = orderIds[place % Math.max(1, orderIds.length)]
      if (id === undefined || (await getOrderDetails(office, id)).status !== 'received') return
      for (const to of ['confirmed', 'packed', 'shipped', 'delivered'] as const)
        await advanceOrderAsOperator(office, id, { to })
      await inspectedReturn(office, id, { wish: 'refund', pieces: [{ position: 0, quantity: 1 }] })
    },
)
const count = fc.tuple(pick, fc.nat({ max: 9 })).map(
  ([place, stock]): Step =>
    async ({ office, productId }) => {
      const onSale = (await listVariants(office, productId)).filter(({ isRetired }) => !isRetired)
      const variant = onSale[place % onSale.length]
      if (variant) await editVariants(office, productId, [{ ...variant, stock, seen: variant }])
    },
)
/** Shares the pieces of a size out among its colors. */
const split = fc.tuple(size, fc.nat({ max: 2 })).map(
  ([size, first]): Step =>
    async ({ shop, office, productId }) => {
      const product = await getProduct(shop.marketplace, productId)
      const sizeId = product.sizes[size]?.id ?? 0
      const variants = await listVariants(office, productId)
      const stock = variants.find((variant) => variant.sizeId === sizeId && variant.colorId === undefined)?.stock
      if (stock === undefined) return
      const own = Math.min(first, stock)
      const shares = [own, stock - own, 0]
      const pieces = new Map(product.colors.map(({ id }, place) => [id, shares[place] ?? 0]))
      assert.equal((await splitStock(office, productId, [{ sizeId, seen: stock, pieces }])).outcome, 'split')
    },
)
const retire = fc.tuple(pick, fc.boolean()).map(
  ([place, isRetired]): Step =>
    async ({ office, productId }) => {
      const variants = await listVariants(office, productId)
      const variant = variants.filter((each) => each.isRetired !== isRetired && (isRetired || each.isRestorable))[place]
      if (variant) await setVariantRetired(office, productId, variant.id, isRetired)
    },
)

/** The stock is never below zero, and visitors see of each size the sum of its variants. */
async function checkSums({ shop, office, productId }: Model): Promise<void> {
  const { sizes } = await getProduct(shop.marketplace, productId)
  const variants = await listVariants(office, productId)
  assert.ok(variants.every(({ stock }) => stock >= 0))
  for (const { id, stock } of sizes) {
    const ofSize = variants.filter(({ sizeId, isRetired }) => sizeId === id && !isRetired)
    assert.equal(
      stock,
      ofSize.reduce((sum, variant) => sum + variant.stock, 0),
    )
  }
}

test('after any orders, returns, counts and splits a size has the pieces of its variants, and the books agree', async () => {
  const steps = fc.array(fc.oneof(order, order, order, cancel, takeBack, count, split, retire), {
    minLength: 12,
    maxLength: 12,
  })
  await fc.assert(
    fc.asyncProperty(steps, async (steps) => {
      await using shop = await openTestShop()
      const office = await asOperator(shop.marketplace)
      const { id: productId } = await shop.sells({ sizes, colors })
      const model = { shop, office, productId, orderIds: [] }
      for (const step of steps) {
        await step(model)
        await checkSums(model)
      }
      assert.deepEqual(await Array.fromAsync(findAllViolations(shop.system)), [])
    }),
    { numRuns: isLongRun ? 200 : 8 },
  )
})
