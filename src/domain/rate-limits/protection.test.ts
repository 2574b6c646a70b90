import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NotAllowed } from '#domain/access/not-allowed.ts'
import { asOperator } from '#tests/support/operators.ts'
import { setSetting } from '#tests/support/settings.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { chooseProtection, getProtection } from './choose-protection.ts'
import { defaultRateLimits } from './rate-limit.ts'
import { getRateLimits, rateLimitSetting } from './rate-limit-setting.ts'
import { defaultReviewLimits } from './review-limit.ts'
import { getReviewLimits, reviewLimitSetting } from './review-limit-setting.ts'

test('an owner chooses the protection, which replaces each limit', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  assert.equal(await getProtection(office), 'normal')

  await chooseProtection(office, 'strict')
  assert.equal(await getProtection(office), 'strict')
  const { order, unconfirmedOrders } = await getRateLimits(office)
  assert.deepEqual(order, { perNetwork: { count: 100, seconds: 3600 }, perRecipient: { count: 4, seconds: 3600 } })
  assert.equal(unconfirmedOrders, 1)
  assert.deepEqual((await getReviewLimits(office)).comment, { count: 10, seconds: 24 * 3600 })

  await setSetting(office, rateLimitSetting, { ...defaultRateLimits, unconfirmedOrders: 9 })
  assert.equal(await getProtection(office), undefined)
  const moreComments = { ...defaultReviewLimits, comment: { count: 31, seconds: 24 * 3600 } }
  await setSetting(office, rateLimitSetting, defaultRateLimits)
  await setSetting(office, reviewLimitSetting, moreComments)
  assert.equal(await getProtection(office), undefined)

  await chooseProtection(office, 'normal')
  assert.deepEqual(
    [await getRateLimits(office), await getReviewLimits(office)],
    [defaultRateLimits, defaultReviewLimits],
  )
})

test('staff do not choose the protection', async () => {
  await using shop = await openTestShop()
  const staff = await asOperator(shop.marketplace, 'staff')
  await assert.rejects(chooseProtection(staff, 'strict'), NotAllowed)
  assert.deepEqual(await getRateLimits(staff), defaultRateLimits)
})
