import { system } from '#domain/access/actor.ts'
import { actorColumns } from '#domain/access/actor-columns.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type RateLimit, type RateLimits, type RequestLimits, visitorActions } from '#domain/rate-limits/rate-limit.ts'
import { rateLimitSetting } from '#domain/rate-limits/rate-limit-setting.ts'

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
  return { auth: { 'sign-in': each, 'second-factor': each, 'password-reset': each }, isLimited: true }
}

/** Sets the limits of the shop without an operator. */
export async function setRateLimits({ db, clock }: Marketplace, limits: RateLimits): Promise<void> {
  const row = {
    value: JSON.stringify(rateLimitSetting.shape.parse(limits)),
    ...actorColumns(system),
    changed_at: clock.now(),
  }
  await db
    .insertInto('settings')
    .values({ key: rateLimitSetting.key, version: 1, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
}
