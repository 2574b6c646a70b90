import { pipeline } from '#database/pipeline.ts'
import { mailboxOf } from '#domain/mailbox.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { limitedNetwork } from '#domain/request-network.ts'
import { runQuotaQueries } from './consume-rate-limit.ts'
import { consumeQuota, quotaKey, tryQuota } from './quota-queries.ts'
import { type ReviewedAction, type ReviewLimitName, refusalFactor } from './review-limit.ts'
import { getReviewLimits } from './review-limit-setting.ts'

/** What is counted, such as comments on one product. Without a subject: those of the network of the request. */
export interface ReviewCount {
  readonly limit: ReviewLimitName
  readonly subject?: string
}

/**
 * Consumes the review limits of an action, and returns whether one of them is exceeded: then the result must be held.
 * Throws RateLimited far beyond the limits. Call it in the action's transaction, after `consumeRateLimit`. Only
 * requests from a network are limited.
 */
export async function exceedsReviewLimit(
  marketplace: Marketplace,
  action: ReviewedAction,
  others: readonly ReviewCount[] = [],
): Promise<boolean> {
  const network = limitedNetwork(marketplace)
  if (!network) return false
  const limits = await getReviewLimits(marketplace)
  const counts = [{ limit: action }, ...others].map(
    ({ limit, subject = `network ${network.address}` }: ReviewCount) => ({
      quota: limits[limit],
      name: [limit, subject],
      // Strangers could otherwise exhaust the quota of an address that is not theirs.
      isRefused: limit !== 'comments-of-email',
    }),
  )
  const refusing = counts
    .filter(({ isRefused }) => isRefused)
    .map(({ quota: { count, seconds }, name }) =>
      consumeQuota(marketplace, { count: count * refusalFactor, seconds }, [quotaKey('refusal', ...name)]),
    )
  const reporting = counts.map(({ quota, name }) => tryQuota(marketplace, quota, [quotaKey('review', ...name)]))
  return runQuotaQueries(marketplace, action, { refusing, reporting })
}

/** Where an email to an address that a visitor typed goes, and the key of the network that caused it. */
interface TypedEmail {
  readonly recipient: string
  readonly networkKey: Buffer
}

/** Counts an email for the mailbox that it reaches and for the network, and returns whether it must be held. */
export async function exceedsEmailLimit(
  marketplace: Marketplace,
  { recipient, networkKey }: TypedEmail,
): Promise<boolean> {
  const limits = await getReviewLimits(marketplace)
  const count = (limit: ReviewLimitName, subject: string) =>
    tryQuota(marketplace, limits[limit], [quotaKey('review', limit, subject)])
  const exceeded = await pipeline(marketplace.db, {
    ofNetwork: count('emails-of-network', networkKey.toString('base64')),
    toMailbox: count('emails-to-mailbox', mailboxOf(recipient)),
  })
  return exceeded.ofNetwork.length > 0 || exceeded.toMailbox.length > 0
}
