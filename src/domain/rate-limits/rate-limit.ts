/** Actions of anonymous visitors that are rate-limited. */
export const visitorActions = ['order', 'comment', 'message', 'plan-request', 'subscription'] as const

/** Actions before a sign-in is complete, and emails that lead to one. */
const authActions = ['sign-in', 'second-factor', 'password-reset', 'seller-email'] as const

export type VisitorAction = (typeof visitorActions)[number]

export type AuthAction = (typeof authActions)[number]

export type RateLimitedAction = VisitorAction | AuthAction

/** An action whose limit no owner sets. */
export type FixedLimitAction =
  | 'search'
  | 'store-interest'
  | 'web-vitals'
  | 'order-tracking'
  | 'customer-request'
  | 'review'
  | 'discount-code'
  | 'seller'

/** A token bucket: up to `count` at once, refilled evenly over `seconds`. */
export interface Quota {
  readonly count: number
  readonly seconds: number
}

/**
 * Many people share one network (a family, a café, all phones of a carrier), so it gets a larger quota. A recipient is
 * one person: an email address or a phone number. For signing in it is the account.
 */
export interface RateLimit {
  readonly perNetwork: Quota
  readonly perRecipient: Quota
}

/** The rate limits of visitors: a setting of the shop. */
export type RateLimits = Readonly<Record<VisitorAction, RateLimit>> & {
  /** Maximum number of unconfirmed orders per phone number; further ones are requests. */
  readonly unconfirmedOrders: number
}

/** The rate limits of signing in. Configured on the server, so that nobody in the back office can loosen them. */
export type AuthRateLimits = Readonly<Record<AuthAction, RateLimit>>

/** The rate limits that apply to requests. */
export interface RequestLimits {
  readonly auth: AuthRateLimits
  /** Whether the shop's rate limits apply; off for load tests. */
  readonly isLimited: boolean
}

/** The network that a request comes from, whoever sends it, and the rate limits that apply to it. */
export interface RequestNetwork extends RequestLimits {
  /** In canonical form. */
  readonly address: string
}

/** Who receives something because of the action. */
export interface Recipients {
  readonly email?: string
  readonly phone?: string
}

/**
 * A browser in which the account has signed in before. It has the quota of a recipient to itself: what others do, from
 * its network or to its account, does not count.
 */
export interface KnownDevice {
  readonly device: string
}

/** A rate limit was exceeded. Every surface responds with 429. */
export class RateLimited extends Error {
  override readonly name = 'RateLimited'
  readonly retryAfterSeconds: number

  constructor(action: RateLimitedAction | FixedLimitAction, retryAfterSeconds: number) {
    super(`Rate limit exceeded: ${action}`)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export function isAuthAction(action: RateLimitedAction): action is AuthAction {
  return (authActions as readonly string[]).includes(action)
}

const hour = 3600

/** Thousands of phones can share one network address; a recipient is one person. */
export const defaultRateLimits: RateLimits = {
  order: { perNetwork: { count: 300, seconds: hour }, perRecipient: { count: 10, seconds: hour } },
  comment: { perNetwork: { count: 120, seconds: hour }, perRecipient: { count: 10, seconds: hour } },
  message: { perNetwork: { count: 120, seconds: hour }, perRecipient: { count: 10, seconds: hour } },
  'plan-request': { perNetwork: { count: 60, seconds: hour }, perRecipient: { count: 5, seconds: hour } },
  subscription: { perNetwork: { count: 300, seconds: hour }, perRecipient: { count: 10, seconds: 24 * hour } },
  unconfirmedOrders: 3,
}

/** The periods a quota may have, in seconds. */
export const quotaPeriods = { minute: 60, hour, day: 24 * hour } as const

/** Upper bounds of the settings; the lower bound is 1. */
export const maxQuotaCount = 100_000
export const maxUnconfirmedOrders = 1000
