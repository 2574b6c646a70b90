import { issueNewsletterToken, type NewsletterPurpose } from '#domain/correspondence/newsletter-token.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { issueOperatorLink, type LinkPurpose } from '#domain/operators/operator-link.ts'
import { issueOrderToken } from '#domain/orders/order-token.ts'

/** The secret parts of links in a letter. */
export interface LinkSecrets {
  order(orderId: number): Promise<string>
  newsletter(subscriptionId: number, purpose: NewsletterPurpose): Promise<string>
  operator(operatorId: number, purpose: LinkPurpose): Promise<string>
}

/** What stands for a secret where a letter is shown to somebody else than its reader. */
const hidden = '•••'

/** For a letter that is only looked at. */
export const hiddenSecrets: LinkSecrets = {
  order: async () => hidden,
  newsletter: async () => hidden,
  operator: async () => hidden,
}

/** For a letter that goes out: `hide` takes all of them out of what is kept of it. */
export function issuedSecrets(marketplace: Marketplace): LinkSecrets & { hide(text: string): string } {
  const issued: string[] = []
  const noted = async (secret: Promise<string>) => {
    issued.push(await secret)
    return secret
  }
  return {
    order: (orderId) => noted(issueOrderToken(marketplace, orderId)),
    newsletter: (subscriptionId, purpose) => noted(issueNewsletterToken(marketplace, subscriptionId, purpose)),
    operator: (operatorId, purpose) => noted(issueOperatorLink(marketplace, operatorId, purpose)),
    hide: (text) => issued.reduce((text, secret) => text.replaceAll(secret, hidden), text),
  }
}
