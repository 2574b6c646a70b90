import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atWork } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { retireStore } from '../assortment/retire-store.ts'
import { retireProduct } from './retire-product.ts'
import { showsSamples } from './shows-samples.ts'

test('a shop shows samples while a product of them is on sale', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  assert.equal(await showsSamples(marketplace), false)
  const [here, there] = [await shop.hasStore(), await shop.hasStore()]
  const jug = await shop.sells({ storeId: here }, 'samples')
  await shop.sells({ storeId: there }, 'samples')
  assert.equal(await showsSamples(marketplace), true)

  await shop.sells()
  await shop.order([{ product: jug }])
  await retireProduct(marketplace, jug.id)
  assert.equal(await showsSamples(marketplace), true)
  await retireStore(await atWork(marketplace), there)
  assert.equal(await showsSamples(marketplace), false)
})

test('a shop that began empty shows no samples', async () => {
  await using shop = await openTestShop()
  await shop.sells()
  assert.equal(await showsSamples(shop.marketplace), false)
})
