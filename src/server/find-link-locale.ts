import type { Locale } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { findConfirmationLocale, findUnsubscribeLocale } from '#domain/newsletter/find-newsletter-link-locale.ts'
import { findConfirmationLocaleOfOrder } from '#domain/orders/customer-requests/confirmation-link.ts'
import { findOrderLinkLocale } from '#domain/orders/find-order-link-locale.ts'
import { findDataLinkLocale } from '#domain/personal-data/data-link.ts'
import { findAskedEmailLocale } from '#domain/sellers/seller-email.ts'
import { findSellerLinkLocale } from '#domain/sellers/seller-link.ts'
import { findStatementLinkLocale } from '#domain/statements/statement-link.ts'
import { findAlertConfirmationLocale, findAlertLeaveLocale } from '#domain/stock-alerts/stock-alert-token.ts'
import {
  confirmOrderPath,
  confirmStockAlertPath,
  confirmSubscriptionPath,
  dataLinkPath,
  leaveStockAlertsPath,
  orderPath,
  unsubscribePath,
} from '#web/paths/storefront-paths.ts'
import { confirmSellerEmailPath, linkedStatementPath, signInByLinkPath } from '#web/paths/studio-paths.ts'

/** The pages of links that a person was sent, and how the language of that person is found by the token. */
const linkPages = [
  { start: orderPath(''), find: findOrderLinkLocale },
  { start: confirmOrderPath(''), find: findConfirmationLocaleOfOrder },
  { start: dataLinkPath(''), find: findDataLinkLocale },
  { start: confirmSubscriptionPath(''), find: findConfirmationLocale },
  { start: unsubscribePath(''), find: findUnsubscribeLocale },
  { start: confirmStockAlertPath(''), find: findAlertConfirmationLocale },
  { start: leaveStockAlertsPath(''), find: findAlertLeaveLocale },
  { start: signInByLinkPath(''), find: findSellerLinkLocale },
  { start: confirmSellerEmailPath(''), find: findAskedEmailLocale },
  { start: linkedStatementPath(''), find: findStatementLinkLocale },
]

/** Whether a path without a prefix is that of a link to a person. */
export function isLinkPath(path: string): boolean {
  return linkPages.some(({ start }) => path.startsWith(start))
}

/**
 * Returns the language of the person to whom the link of a page was sent; undefined for other pages and unknown tokens,
 * and when it cannot be read, which the page itself then says.
 */
export async function findLinkLocale(marketplace: Marketplace, path: string): Promise<Locale | undefined> {
  const page = linkPages.find(({ start }) => path.startsWith(start))
  try {
    return await page?.find(marketplace, path.slice(page.start.length).split('/')[0] ?? '')
  } catch {}
}
