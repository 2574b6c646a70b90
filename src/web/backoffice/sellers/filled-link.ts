import { listAdminStoreNames } from '#domain/catalog/admin/admin-stores.ts'
import type { Locale } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Phone } from '#domain/phone.ts'
import { getShopProfile } from '#domain/shop-profile/shop-profile-setting.ts'
import { sellerLinkMessagesIn } from '#messages/server-messages.ts'
import { signInByLinkPath } from '#web/paths/studio-paths.ts'

/** A private link as the office sends it. */
export interface FilledLink {
  readonly name: string
  readonly phone: Phone
  readonly locale: Locale
  readonly url: string
  /** In the language of the person, with the link. */
  readonly text: string
}

interface LinkFacts {
  readonly token: string
  readonly publicUrl: string
  readonly storeId: number
  readonly person: Pick<FilledLink, 'name' | 'phone' | 'locale'>
}

export async function filledLink(
  office: Marketplace,
  { token, publicUrl, storeId, person }: LinkFacts,
): Promise<FilledLink> {
  const url = publicUrl + signInByLinkPath(token)
  const inOwnLanguage = { ...office, locale: person.locale }
  const { name: shop } = await getShopProfile(inOwnLanguage)
  const names = await listAdminStoreNames(inOwnLanguage, storeId)
  const store = names.find(({ id }) => id === storeId)?.name ?? ''
  return { ...person, url, text: `${sellerLinkMessagesIn(person.locale).text(shop, store)}\n${url}` }
}
