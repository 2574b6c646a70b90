import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dinars } from '#domain/money.ts'
import { promote } from '#tests/support/catalog-changes.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { getPromotionEnd } from './promotion-periods.ts'

test('a promotional price ends with the promotion that gives it', async () => {
  await using shop = await openTestShop()
  const { marketplace, clock } = shop
  const prices = { regularPrice: dinars(50), promotionalPrice: dinars(40) }
  const { id } = await shop.sells({ regularPrice: dinars(50) })
  assert.equal(await getPromotionEnd(marketplace, id), undefined, 'no promotion')
  const { id: endless } = await shop.sells(prices)
  assert.equal(await getPromotionEnd(marketplace, endless), undefined, 'no end')

  const day = 24 * 60 * 60 * 1000
  const startsAt = clock.now()
  const endsAt = new Date(startsAt.getTime() + 3 * day)
  await promote(marketplace, { productId: id, startsAt, endsAt, renewsWeekly: false, price: dinars(30) })
  assert.deepEqual(await getPromotionEnd(marketplace, id), endsAt)
  await marketplace.db
    .updateTable('products')
    .set({ promotional_price_millimes: dinars(30), promotion_ends_at: new Date(endsAt.getTime() + day) })
    .where('id', '=', id)
    .execute()
  assert.deepEqual(await getPromotionEnd(marketplace, id), new Date(endsAt.getTime() + day), 'equal prices: the later')
  clock.passes({ days: 5 })
  assert.equal(await getPromotionEnd(marketplace, id), undefined, 'both are over')
})
