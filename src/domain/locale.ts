/** The languages of the shop's texts, as BCP 47 tags. */
export type Locale = 'en'
