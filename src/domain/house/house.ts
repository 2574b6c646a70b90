import type { Email } from '../email.ts'
import type { Phone } from '../phone.ts'

/** The facts of the house, as visitors and their letters are told. An owner edits them; each is one line. */
export interface House {
  readonly name: string
  readonly nameInArabic: string
  readonly tagline: string
  /** The seller, as the law wants it named. */
  readonly legalName: string
  readonly street: string
  readonly postalCode: string
  readonly city: string
  readonly phone: Phone
  /** What visitors write to. */
  readonly email: Email
  readonly facebookUrl?: string
  readonly instagramUrl?: string
}

/** The house until an owner says otherwise, and wherever nobody can be asked. */
export const usualHouse: House = {
  name: 'Hirfa',
  nameInArabic: 'حرفة',
  tagline: 'Made by hand in Tunisia, brought to your door.',
  legalName: 'Hirfa, marketplace of Tunisian makers',
  street: '24 Avenue Habib Thameur',
  postalCode: '8000',
  city: 'Nabeul',
  phone: '+21672285410' as Phone,
  email: 'salam@hirfa.tn' as Email,
  facebookUrl: 'https://www.facebook.com/hirfa.tn',
}

/** In characters: what the places they are shown at have room for. */
export const longestFact = {
  name: 30,
  nameInArabic: 30,
  tagline: 120,
  legalName: 120,
  street: 120,
  city: 60,
} as const

/** Four digits, as the Tunisian post has them. */
export const postalCodeForm = /^\d{4}$/
