import type { EmailAddress } from '#domain/email-address.ts'
import { directionOf, type Locale } from '#domain/locale.ts'
import type { Phone } from '#domain/phone.ts'
import { type LanguageOf, localize, type Reader, type Translations } from '#domain/translations.ts'

/** The texts of the shop profile that are translated. The name has its Arabic form instead. */
export const profileTexts = ['tagline', 'legalName', 'street', 'city'] as const

export type ProfileText = (typeof profileTexts)[number]

/** Contact details of the shop that are the same in every language. */
interface ShopContact {
  readonly postalCode: string
  readonly phone: Phone
  /** The contact address for visitors. */
  readonly email: EmailAddress
  readonly facebookUrl?: string
  readonly instagramUrl?: string
}

/**
 * Name, address and contact details of the shop as pages and emails show them, in the language of the reader;
 * `languageOf` names the texts that are in another one. Each is one line.
 */
export interface ShopProfile extends ShopContact, Readonly<Record<ProfileText, string>> {
  /** The name in the script of the reader. */
  readonly name: string
  /** The name in the other script; absent when it is the same. */
  readonly otherName?: string
  readonly nameInArabic: string
  readonly languageOf?: LanguageOf<ProfileText>
}

/** The shop profile as owners edit it: its texts as they were written, with their translations. */
export interface EditableShopProfile extends ShopContact, Readonly<Record<ProfileText, string>> {
  readonly name: string
  readonly nameInArabic: string
  /** The language that the texts were written in. */
  readonly locale: Locale
  readonly translations?: Translations<ProfileText>
}

/** Returns the shop profile in the language of the reader. */
export function localizeShopProfile(
  { locale, translations = {}, name, ...profile }: EditableShopProfile,
  reader: Reader,
): ShopProfile {
  const { tagline, legalName, street, city, nameInArabic } = profile
  const isArabicFirst = directionOf(reader.locale) === 'rtl'
  return {
    ...profile,
    name: isArabicFirst ? nameInArabic : name,
    ...(name !== nameInArabic && { otherName: isArabicFirst ? name : nameInArabic }),
    ...localize({ tagline, legalName, street, city }, { locale, translations }, reader),
  }
}

/**
 * The default shop profile as it was written. Pages show it when they fail without data; the server has it in every
 * language (`default-shop-profile.ts`), so that no page's script carries all of them.
 */
export const originalShopProfile: EditableShopProfile = {
  name: 'Hirfa',
  nameInArabic: 'حرفة',
  tagline: 'Made by hand in Tunisia, brought to your door.',
  legalName: 'Hirfa, marketplace of Tunisian makers',
  street: '24 Avenue Habib Thameur',
  postalCode: '8000',
  city: 'Nabeul',
  phone: '+21672285410' as Phone,
  email: 'salam@hirfa.tn' as EmailAddress,
  facebookUrl: 'https://www.facebook.com/hirfa.tn',
  locale: 'en',
}

/** In characters, limited by the space where they are displayed. */
export const maxProfileLength = {
  name: 30,
  nameInArabic: 30,
  tagline: 120,
  legalName: 120,
  street: 120,
  city: 60,
} as const

/** Tunisian postal codes have four digits. */
export const postalCodePattern = /^\d{4}$/
