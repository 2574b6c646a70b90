import type { EmailLinksIn } from '#domain/email-outbox/email-links.ts'
import { choosePasswordPath } from './paths/backoffice-paths.ts'
import { prefixOf, withLocale } from './paths/locale-prefix.ts'
import { picturePath } from './paths/picture-paths.ts'
import { confirmSubscriptionPath, dataLinkPath, orderPath, unsubscribePath } from './paths/storefront-paths.ts'

/**
 * Returns the links for emails of the shop with this public URL, which has no trailing slash. An address that had no prefix, or
 * one that it no longer needs, still works after a change of the main language: it opens in another language, or redirects.
 */
export function emailLinks(publicUrl: string): EmailLinksIn {
  return (locale, mainLocale) => {
    const prefix = prefixOf(locale, mainLocale)
    const page = (path: string) => publicUrl + withLocale(path, prefix)
    return {
      order: (token) => page(orderPath(token)),
      confirmSubscription: (token) => page(confirmSubscriptionPath(token)),
      unsubscribe: (token) => page(unsubscribePath(token)),
      dataLink: (token) => page(dataLinkPath(token)),
      choosePassword: (token) => page(choosePasswordPath(token)),
      picture: (fileName) => publicUrl + picturePath(fileName),
    }
  }
}
