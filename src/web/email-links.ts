import type { EmailLinksIn } from '#domain/email-outbox/email-links.ts'
import { orderReturnsPath } from '#web/paths/order-return-paths.ts'
import { choosePasswordPath } from './paths/backoffice-account-paths.ts'
import { prefixOf, withLocale } from './paths/locale-prefix.ts'
import { picturePath } from './paths/picture-paths.ts'
import {
  confirmOrderPath,
  confirmStockAlertPath,
  confirmSubscriptionPath,
  dataLinkPath,
  leaveStockAlertsPath,
  orderPath,
  productPath,
  unsubscribePath,
} from './paths/storefront-paths.ts'
import { confirmSellerEmailPath, signInByLinkPath } from './paths/studio-paths.ts'

/**
 * Returns the links for emails of the shop with this public URL, which has no trailing slash. They keep their language
 * after a change of the main one: at a plain address the token says whose link it is.
 */
export function emailLinks(publicUrl: string): EmailLinksIn {
  return (locale, mainLocale) => {
    const prefix = prefixOf(locale, mainLocale)
    const page = (path: string) => publicUrl + withLocale(path, prefix)
    return {
      order: (token) => page(orderPath(token)),
      orderReturns: (token) => page(orderReturnsPath(token)),
      confirmOrder: (token) => page(confirmOrderPath(token)),
      confirmSubscription: (token) => page(confirmSubscriptionPath(token)),
      unsubscribe: (token) => page(unsubscribePath(token)),
      product: (id, colorId) => page(productPath(id, colorId)),
      confirmStockAlert: (token) => page(confirmStockAlertPath(token)),
      leaveStockAlerts: (token) => page(leaveStockAlertsPath(token)),
      dataLink: (token) => page(dataLinkPath(token)),
      choosePassword: (token) => page(choosePasswordPath(token)),
      confirmSellerEmail: (token) => page(confirmSellerEmailPath(token)),
      sellerLink: (token) => page(signInByLinkPath(token)),
      picture: (fileName) => publicUrl + picturePath(fileName),
    }
  }
}
