import type { Marketplace } from '#domain/marketplace.ts'
import { getShopProfile } from '#domain/shop-profile/shop-profile-setting.ts'

/** Returns words that a new password must not consist of: name and email of the operator and of the shop. */
export async function personalPasswordWords(
  marketplace: Marketplace,
  person: { readonly name: string; readonly email: string } | undefined,
): Promise<string[]> {
  const { name, otherName, email } = await getShopProfile(marketplace)
  return [...(person ? [person.name, person.email] : []), name, ...(otherName === undefined ? [] : [otherName]), email]
}
