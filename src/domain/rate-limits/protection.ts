import { defaultRateLimits, type Quota, type RateLimits, visitorActions } from './rate-limit.ts'
import { defaultReviewLimits, type ReviewLimits, reviewLimitNames } from './review-limit.ts'

/** How well a shop is protected from visitors who send too much. `strict`, for days of abuse, allows a third. */
export const protections = ['normal', 'strict'] as const

export type Protection = (typeof protections)[number]

/** The rate limits and review limits of a shop. */
interface VisitorLimits {
  readonly rateLimits: RateLimits
  readonly reviewLimits: ReviewLimits
}

const strictCount = (count: number) => Math.ceil(count / 3)

const strictQuota = ({ count, seconds }: Quota): Quota => ({ count: strictCount(count), seconds })

export const protectionLimits: Readonly<Record<Protection, VisitorLimits>> = {
  normal: { rateLimits: defaultRateLimits, reviewLimits: defaultReviewLimits },
  strict: {
    rateLimits: {
      ...(Object.fromEntries(
        visitorActions.map((action) => {
          const { perNetwork, perRecipient } = defaultRateLimits[action]
          return [action, { perNetwork: strictQuota(perNetwork), perRecipient: strictQuota(perRecipient) }]
        }),
      ) as Omit<RateLimits, 'unconfirmedOrders'>),
      unconfirmedOrders: strictCount(defaultRateLimits.unconfirmedOrders),
    },
    reviewLimits: Object.fromEntries(
      reviewLimitNames.map((name) => [name, strictQuota(defaultReviewLimits[name])]),
    ) as ReviewLimits,
  },
}
