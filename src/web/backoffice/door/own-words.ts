import { getHouse } from '#domain/house/house-setting.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/** What a password may not be made of: the name and address of the person, and the names of the shop. */
export async function ownWords(
  marketplace: Marketplace,
  person: { readonly name: string; readonly email: string } | undefined,
): Promise<string[]> {
  const { name, nameInArabic, email } = await getHouse(marketplace)
  return [...(person ? [person.name, person.email] : []), name, nameInArabic, email]
}
