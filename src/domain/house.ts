/** The facts of the house. A new owner changes them here and nowhere else. */
export const house = {
  name: 'Hirfa',
  nameInArabic: 'حرفة',
  /** Where the page about the platform lives: `/hirfa`. */
  slug: 'hirfa',
  tagline: 'Made by hand in Tunisia, brought to your door.',
  legalName: 'Hirfa, marketplace of Tunisian makers',
  address: {
    street: '24 Avenue Habib Thameur',
    postalCode: '8000',
    city: 'Nabeul',
    country: 'Tunisia',
    countryCode: 'TN',
  },
  phone: '+21672285410',
  email: 'salam@hirfa.tn',
  facebookUrl: 'https://www.facebook.com/hirfa.tn',
  copyrightYear: 2024,
} as const
