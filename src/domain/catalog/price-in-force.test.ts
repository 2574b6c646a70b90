import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dinars } from '#domain/money.ts'
import { quoteLines } from '#domain/orders/lines/quote-lines.ts'
import { schedulePromotion } from '#domain/promotions/schedule-promotion.ts'
import { tunisDayOf } from '#domain/tunis-day.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { previewOf } from '#web/backoffice/products/preview-of.ts'
import { productDraftOf } from './admin/admin-product.ts'
import { editProduct } from './admin/edit-product.ts'
import { getAdminProduct } from './admin/get-admin-product.ts'
import { getProduct } from './get-product.ts'
import { priceOf, promotionalPriceOf } from './product.ts'
import { listProducts } from './search/list-products.ts'

/**
 * Regular price, own promotional price and the expected price in dinars, while the weekly promotion sells it for 30.
 */
const cases = [
  [45, undefined, 30],
  [45, 40, 30],
  [45, 30, 30],
  [45, 20, 20],
  [30, undefined, 30],
  [25, undefined, 25],
  [25, 20, 20],
] as const

test('page, preview, quote and sort order have the same price, which SQL and TypeScript decide alike', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace)
  const [bowl, cheaper] = [
    await shop.sells({ regularPrice: dinars(50) }),
    await shop.sells({ regularPrice: dinars(29.5) }),
  ]
  const [startsAt, endsAt] = [shop.clock.now(), new Date(shop.clock.now().getTime() + 7 * 86_400_000)]
  const promotion = { productId: bowl.id, startsAt, endsAt, price: dinars(30), renewsWeekly: false }
  assert.equal((await schedulePromotion(sana, promotion)).outcome, 'scheduled')

  for (const [regular, own, expected] of cases) {
    const item = await getAdminProduct(sana, bowl.id)
    const base = productDraftOf(item)
    const edited = { ...base, regularPrice: dinars(regular), promotionalPrice: own && dinars(own) }
    const preview = previewOf(item, edited, { pictures: [], stores: [], today: tunisDayOf(shop.clock.now()) })
    assert.equal((await editProduct(sana, bowl.id, { base, edited })).outcome, 'saved')

    const product = await getProduct(shop.marketplace, bowl.id)
    const prices = { regular: dinars(regular), weekly: dinars(30), own: own && dinars(own) }
    const { lines } = await quoteLines(shop.marketplace, [{ productId: bowl.id, quantity: 1 }])
    const name = `${regular} regular, ${own} own`
    assert.equal(product.promotionalPrice, promotionalPriceOf(prices), name)
    assert.deepEqual(
      [priceOf(product), priceOf(preview), lines[0]?.unitPrice],
      [expected, expected, expected].map(dinars),
      name,
    )
    const { products } = await listProducts(shop.marketplace, { sort: 'price', pageSize: 10 })
    const inOrder = products.toSorted((one, other) => priceOf(one) - priceOf(other))
    assert.deepEqual(products, inOrder, name)
    assert.ok(products.some(({ id }) => id === cheaper.id))
  }
})
