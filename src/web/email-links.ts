import type { EmailLinks } from '#domain/email-outbox/email-links.ts'
import { choosePasswordPath } from './paths/backoffice-paths.ts'
import { picturePath } from './paths/picture-paths.ts'
import { confirmSubscriptionPath, dataLinkPath, orderPath, unsubscribePath } from './paths/storefront-paths.ts'

/** Returns the links for emails of the shop with this public URL, which has no trailing slash. */
export function emailLinks(publicUrl: string): EmailLinks {
  return {
    order: (token) => publicUrl + orderPath(token),
    confirmSubscription: (token) => publicUrl + confirmSubscriptionPath(token),
    unsubscribe: (token) => publicUrl + unsubscribePath(token),
    dataLink: (token) => publicUrl + dataLinkPath(token),
    choosePassword: (token) => publicUrl + choosePasswordPath(token),
    picture: (fileName) => publicUrl + picturePath(fileName),
  }
}
