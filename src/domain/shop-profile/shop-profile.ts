import type { EmailAddress } from '#domain/email-address.ts'
import type { Phone } from '#domain/phone.ts'

/** Name, address and contact details of the shop, shown on pages and in emails. Owners edit them; each is one line. */
export interface ShopProfile {
  readonly name: string
  readonly nameInArabic: string
  readonly tagline: string
  /** The legal name of the seller. */
  readonly legalName: string
  readonly street: string
  readonly postalCode: string
  readonly city: string
  readonly phone: Phone
  /** The contact address for visitors. */
  readonly email: EmailAddress
  readonly facebookUrl?: string
  readonly instagramUrl?: string
}

/** Used until an owner edits it, and when the database is unavailable. */
export const defaultShopProfile: ShopProfile = {
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
