import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { createLinkToken, isLinkToken } from '#domain/link-token.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { sha256 } from '#domain/sha256.ts'

export type NewsletterTokenPurpose = 'confirm' | 'unsubscribe'

/** The token of the unsubscribe link in previews and test emails; its page says that the link is unknown. */
export const unusedUnsubscribeToken = 'trial'

/** Creates the token of a link in an email, for one purpose and one subscription. Only its hash is stored. */
export async function createNewsletterToken(
  { actor, db, clock }: Marketplace,
  subscriptionId: number,
  purpose: NewsletterTokenPurpose,
): Promise<string> {
  requireAllowed(isSystem(actor))
  const token = createLinkToken()
  await db
    .insertInto('newsletter_tokens')
    .values({ token_hash: sha256(token), subscription_id: subscriptionId, purpose, made_at: clock.now() })
    .execute()
  return token
}

/** Returns the subscription of a token; undefined for an unknown token or one of another purpose. */
export async function findSubscriptionByToken({ db }: Marketplace, token: string, purpose: NewsletterTokenPurpose) {
  if (!isLinkToken(token)) return undefined
  return db
    .selectFrom('newsletter_tokens as token')
    .innerJoin('newsletter_subscriptions as subscription', 'subscription.id', 'token.subscription_id')
    .select([
      'subscription.id',
      'subscription.confirmed_at',
      'subscription.left_at',
      'token.made_at',
      'subscription.locale',
    ])
    .where('token.token_hash', '=', sha256(token))
    .where('token.purpose', '=', purpose)
    .executeTakeFirst()
}
