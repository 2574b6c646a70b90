/**
 * The languages of the shop by their codes (ISO 639), in lowercase and without a region. `name` is in the language
 * itself, `intlTag` is the tag for `Intl`, and `decimal`, `group` and `currency` make a price. How another one is
 * added: docs/languages.md.
 */
export const languages = {
  en: {
    name: 'English',
    intlTag: 'en-GB',
    direction: 'ltr',
    decimal: '.',
    group: '\u00a0',
    currency: ' TND',
    listSeparator: ', ',
  },
  fr: {
    name: 'Français',
    intlTag: 'fr-TN',
    direction: 'ltr',
    decimal: ',',
    group: '\u202f',
    currency: '\u00a0DT',
    listSeparator: ', ',
  },
  ar: {
    name: 'العربية',
    intlTag: 'ar-TN',
    direction: 'rtl',
    decimal: ',',
    group: '.',
    currency: '\u00a0د.ت',
    listSeparator: '، ',
  },
} as const

export type Locale = keyof typeof languages

/** The language of a person who orders, writes or asks; `main` is the main language of the shop at that moment. */
export type PersonLocale = Locale | 'main'

export const locales = Object.keys(languages) as readonly Locale[]

export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return languages[locale].direction
}
