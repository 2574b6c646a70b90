import type { Marketplace } from '#domain/marketplace.ts'
import { type RateLimit, type RateLimits, type RequestLimits, visitorActions } from '#domain/rate-limits/rate-limit.ts'
import { rateLimitSetting } from '#domain/rate-limits/rate-limit-setting.ts'
import { type ReviewLimits, reviewLimitNames } from '#domain/rate-limits/review-limit.ts'
import { reviewLimitSetting } from '#domain/rate-limits/review-limit-setting.ts'
import { withRequest } from './request-context.ts'
import { setSetting } from './settings.ts'
import { openTestShop, type TestShop } from './test-shop.ts'

/** A quota that no test reaches. */
export const never = { count: 100_000, seconds: 60 }

/** Returns the same limits for every action of anonymous visitors. */
export function rateLimitsOf(each: RateLimit, unconfirmedOrders = 1000): RateLimits {
  const actions = Object.fromEntries(visitorActions.map((action) => [action, each])) as Omit<
    RateLimits,
    'unconfirmedOrders'
  >
  return { ...actions, unconfirmedOrders }
}

/** What the server holds visitors to, with the same for everything at the auth. */
export function requestLimits(each: RateLimit): RequestLimits {
  return {
    auth: { 'sign-in': each, 'second-factor': each, 'password-reset': each, 'seller-email': each },
    isLimited: true,
  }
}

/** Sets the limits of the shop without an operator. */
export function setRateLimits(marketplace: Marketplace, limits: RateLimits): Promise<void> {
  return setSetting(marketplace, rateLimitSetting, limits)
}

/** Sets some of the review limits of the shop; the others are never reached. */
export function setReviewLimits(marketplace: Marketplace, limits: Partial<ReviewLimits>): Promise<void> {
  const others = Object.fromEntries(reviewLimitNames.map((name) => [name, never])) as unknown as ReviewLimits
  return setSetting(marketplace, reviewLimitSetting, { ...others, ...limits })
}

/** The shop as a visitor's request from a network sees it. Its rate limits are never reached. */
export function fromNetwork<Shop extends Marketplace>(marketplace: Shop, address = '192.0.2.1'): Shop {
  return limitedTo({ perNetwork: never, perRecipient: never }, marketplace, address)
}

/** The shop as a request from a network sees it, with the same limits for every step of a sign-in. */
export function limitedTo<Shop extends Marketplace>(each: RateLimit, marketplace: Shop, address = '192.0.2.1'): Shop {
  return withRequest(marketplace, { network: { address, ...requestLimits(each) } })
}

/** A shop with some review limits, and without any other limit that a test could reach. */
export async function openReviewedShop(limits: Partial<ReviewLimits>): Promise<TestShop> {
  const shop = await openTestShop()
  await setRateLimits(shop.marketplace, rateLimitsOf({ perNetwork: never, perRecipient: never }))
  await setReviewLimits(shop.marketplace, limits)
  return shop
}
