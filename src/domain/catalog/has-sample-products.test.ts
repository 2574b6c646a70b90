import assert from 'node:assert/strict'
import { test } from 'node:test'
import { retireProduct } from '#domain/catalog/admin/retire-product.ts'
import { asOperator, asSystem } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { retireStore } from './admin/retire-store.ts'
import { hasSampleProducts } from './has-sample-products.ts'

test('a shop has sample products while one of them is on sale', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  assert.equal(await hasSampleProducts(marketplace), false)
  const [here, there] = [await shop.hasStore(), await shop.hasStore()]
  const jug = await shop.sells({ storeId: here }, 'samples')
  await shop.sells({ storeId: there }, 'samples')
  assert.equal(await hasSampleProducts(marketplace), true)

  await shop.sells()
  await shop.order([{ product: jug }])
  await retireProduct(asSystem(marketplace), jug.id)
  assert.equal(await hasSampleProducts(marketplace), true)
  await retireStore(await asOperator(marketplace), there)
  assert.equal(await hasSampleProducts(marketplace), false)
})

test('a shop that was not filled with samples has none', async () => {
  await using shop = await openTestShop()
  await shop.sells()
  assert.equal(await hasSampleProducts(shop.marketplace), false)
})
