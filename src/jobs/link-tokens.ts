import type { Marketplace } from '#domain/marketplace.ts'
import { createNewsletterToken, type NewsletterTokenPurpose } from '#domain/newsletter/newsletter-token.ts'
import { createOperatorLink, type LinkPurpose } from '#domain/operators/operator-link.ts'
import { issueConfirmationToken } from '#domain/orders/customer-requests/confirmation-link.ts'
import { issueOrderToken, issueResentOrderToken } from '#domain/orders/order-token.ts'
import { createDataLinkToken } from '#domain/personal-data/data-link.ts'
import { createEmailedLink, type EmailedLinkPurpose } from '#domain/sellers/seller-email.ts'
import { createStockAlertToken, type StockAlertTokenPurpose } from '#domain/stock-alerts/stock-alert-token.ts'

/** Creates the secret tokens of links in an email. */
export interface LinkTokens {
  order(orderId: number): Promise<string>
  /** To confirm the order. */
  confirmation(orderId: number): Promise<string>
  /** Of an email that sends the link again. */
  resentOrder(orderId: number): Promise<string>
  newsletter(subscriptionId: number, purpose: NewsletterTokenPurpose): Promise<string>
  stockAlert(alertId: number, purpose: StockAlertTokenPurpose): Promise<string>
  operator(operatorId: number, purpose: LinkPurpose, sessionId?: number): Promise<string>
  dataLink(dataLinkId: number): Promise<string>
  seller(emailId: number, purpose: EmailedLinkPurpose): Promise<string>
}

/** Replaces a token where an email is stored or shown to anyone but its recipient. */
const mask = '•••'

/** For a preview: no token is created. */
export const maskedTokens: LinkTokens = {
  order: async () => mask,
  confirmation: async () => mask,
  resentOrder: async () => mask,
  newsletter: async () => mask,
  stockAlert: async () => mask,
  dataLink: async () => mask,
  operator: async () => mask,
  seller: async () => mask,
}

/** For an email that is sent: `maskIn` replaces all of its tokens in the text that is stored. */
export function createLinkTokens(marketplace: Marketplace): LinkTokens & { maskIn(text: string): string } {
  const created: string[] = []
  const recorded = async (token: Promise<string>) => {
    created.push(await token)
    return token
  }
  return {
    order: (orderId) => recorded(issueOrderToken(marketplace, orderId)),
    confirmation: (orderId) => recorded(issueConfirmationToken(marketplace, orderId)),
    resentOrder: (orderId) => recorded(issueResentOrderToken(marketplace, orderId)),
    newsletter: (subscriptionId, purpose) => recorded(createNewsletterToken(marketplace, subscriptionId, purpose)),
    stockAlert: (alertId, purpose) => recorded(createStockAlertToken(marketplace, alertId, purpose)),
    operator: (...link) => recorded(createOperatorLink(marketplace, ...link)),
    seller: (...link) => recorded(createEmailedLink(marketplace, ...link)),
    dataLink: (dataLinkId) => recorded(createDataLinkToken(marketplace, dataLinkId)),
    maskIn: (text) => created.reduce((text, token) => text.replaceAll(token, mask), text),
  }
}
