import type { Catalog } from '../../catalog.ts'
import type { shopProfileFieldNames as english } from '../../en/backoffice/shop-profile-fields.ts'

/** The names of the fields of the shop's details. */
export const shopProfileFieldNames: Catalog<typeof english> = {
  name: 'Nom',
  nameInArabic: 'Nom en arabe',
  tagline: 'Slogan',
  legalName: 'Vendeur',
  street: 'Rue',
  postalCode: 'Code postal',
  city: 'Ville',
  phone: 'Téléphone',
  email: 'E-mail',
  facebookUrl: 'Adresse Facebook',
  instagramUrl: 'Adresse Instagram',
  locale: 'Langue de ces textes',
  translations: 'Traductions',
}
