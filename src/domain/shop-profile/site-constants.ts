/** Facts that routes, legal texts and language depend on, so they are no settings. */
export const siteConstants = {
  /** The path of the page about the platform: `/hirfa`. */
  slug: 'hirfa',
  countryCode: 'TN',
  copyrightYear: 2024,
} as const
