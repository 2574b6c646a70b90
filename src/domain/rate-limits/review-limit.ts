import type { Quota } from './rate-limit.ts'

/** Actions of visitors whose results can be held for review. */
export const reviewedActions = ['comment', 'message', 'plan-request', 'subscription'] as const

export type ReviewedAction = (typeof reviewedActions)[number]

/** An action is counted for its network. The others count comments, and emails to addresses that visitors typed. */
export const reviewLimitNames = [
  ...reviewedActions,
  'comments-on-product',
  'comments-of-email',
  'comment-burst',
  'emails-to-mailbox',
  'emails-of-network',
] as const

export type ReviewLimitName = (typeof reviewLimitNames)[number]

/**
 * Beyond these limits what visitors send is accepted as always, but held until an operator has looked at it: many
 * people share a network, so it is suspected long before `RateLimits` refuse it. A setting of the shop.
 */
export type ReviewLimits = Readonly<Record<ReviewLimitName, Quota>>

/** Beyond so many times its review limit an action is refused, so that what waits for review has a bound too. */
export const refusalFactor = 10

const hour = 3600
const day = 24 * hour

export const defaultReviewLimits: ReviewLimits = {
  comment: { count: 30, seconds: day },
  message: { count: 30, seconds: day },
  'plan-request': { count: 10, seconds: day },
  subscription: { count: 100, seconds: day },
  'comments-on-product': { count: 20, seconds: day },
  'comments-of-email': { count: 5, seconds: day },
  'comment-burst': { count: 10, seconds: hour },
  'emails-to-mailbox': { count: 5, seconds: day },
  'emails-of-network': { count: 200, seconds: day },
}
