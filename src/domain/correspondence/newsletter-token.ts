import { randomBytes } from 'node:crypto'
import type { Marketplace } from '../marketplace.ts'
import { hashOf } from '../orders/order-token.ts'

export type NewsletterPurpose = 'confirm' | 'leave'

/** Where the link to leave leads in an issue that nobody has subscribed to yet: to a page that says it is no link. */
export const unusedLeavePath = '/newsletter/leave/trial'

const tokenBytes = 16
const tokenForm = /^[\w-]{22}$/

/** Makes the secret part of a link in a letter. It does one thing for one subscription; only its hash is kept. */
export async function issueNewsletterToken(
  { db, clock }: Marketplace,
  subscriptionId: number,
  purpose: NewsletterPurpose,
): Promise<string> {
  const token = randomBytes(tokenBytes).toString('base64url')
  await db
    .insertInto('newsletter_tokens')
    .values({ token_hash: hashOf(token), subscription_id: subscriptionId, purpose, made_at: clock.now() })
    .execute()
  return token
}

/** The subscription a link is about; undefined for a token that was never handed out for this. */
export async function findSubscription({ db }: Marketplace, token: string, purpose: NewsletterPurpose) {
  if (!tokenForm.test(token)) return undefined
  return db
    .selectFrom('newsletter_tokens as token')
    .innerJoin('newsletter_subscriptions as subscription', 'subscription.id', 'token.subscription_id')
    .select(['subscription.id', 'subscription.confirmed_at', 'subscription.left_at', 'token.made_at'])
    .where('token.token_hash', '=', hashOf(token))
    .where('token.purpose', '=', purpose)
    .executeTakeFirst()
}
