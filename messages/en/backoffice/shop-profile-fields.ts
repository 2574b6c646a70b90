/** The names of the fields of the shop's details. */
export const shopProfileFieldNames = {
  name: 'Name',
  nameInArabic: 'Name in Arabic',
  tagline: 'Tagline',
  legalName: 'Seller',
  street: 'Street',
  postalCode: 'Postal code',
  city: 'City',
  phone: 'Phone',
  email: 'E-mail',
  facebookUrl: 'Facebook address',
  instagramUrl: 'Instagram address',
  locale: 'Language of these texts',
  translations: 'Translations',
}
