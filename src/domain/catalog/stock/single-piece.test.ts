import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findAllViolations } from '#domain/consistency/find-violations.ts'
import { enterOrder } from '#domain/orders/placing/enter-order.ts'
import { asOperator } from '#tests/support/operators.ts'
import { asSeller, openStudio } from '#tests/support/sellers.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { changeStock } from './change-stock.ts'

async function openRace() {
  const shop = await openTestShop()
  await openStudio(shop.marketplace)
  const storeId = await shop.hasStore()
  const [seller, office] = [await asSeller(shop.marketplace, storeId), await asOperator(shop.marketplace)]
  const sellsOne = () => shop.sells({ storeId, supply: 'one-of-a-kind', sizes: [{ name: '', stock: 1 }] })
  return { shop, seller, office, sellsOne, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

test('of a visitor, its maker and the office who want a single piece at once, one gets it', async () => {
  await using race = await openRace()
  const { shop, seller, office, sellsOne } = race
  for (let round = 0; round < 6; round++) {
    const bowl = await sellsOne()
    const variantId = bowl.variants[0]?.id ?? 0
    const runners = [
      () => shop.order([{ product: bowl }]),
      () => changeStock(seller, variantId, { reason: 'given-away', pieces: 1 }),
      () => enterOrder(office, shop.requestFor([{ product: bowl }]), { isConfirmed: true }),
    ]
    // Each of them starts first twice.
    const order = [...runners.slice(round % 3), ...runners.slice(0, round % 3)]
    const outcomes = (await Promise.all(order.map((run) => run()))).map(({ outcome }) => outcome)
    const taken = outcomes.filter((outcome) => outcome === 'placed' || outcome === 'changed')
    assert.equal(taken.length, 1, outcomes.join())
    assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 0)
  }
  assert.deepEqual(await Array.fromAsync(findAllViolations(shop.system)), [])
})

test('of its maker and the office who bring a single piece back at once, one does', async () => {
  await using race = await openRace()
  const { shop, seller, office, sellsOne } = race
  const bowl = await sellsOne()
  const variantId = bowl.variants[0]?.id ?? 0
  await changeStock(seller, variantId, { reason: 'damaged', pieces: 1 })
  const back = { reason: 'delivered', pieces: 1 } as const
  const results = await Promise.all([changeStock(seller, variantId, back), changeStock(office, variantId, back)])
  assert.deepEqual(results.map(({ outcome }) => outcome).sort(), ['changed', 'one-of-a-kind'])
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 1)
})
