/** What of the house is built in: addresses of pages, law and language hang on it, so nobody changes it in passing. */
export const foundation = {
  /** Where the page about the platform lives: `/hirfa`. */
  slug: 'hirfa',
  country: 'Tunisia',
  countryCode: 'TN',
  copyrightYear: 2024,
} as const
