import { type Locale, languages } from '#domain/locale.ts'
import { type Millimes, toDinars } from '#domain/money.ts'
import { forEachLanguage } from './for-each-language.ts'

const percentFormat = forEachLanguage(
  (intlTag) => new Intl.NumberFormat(intlTag, { style: 'percent', maximumFractionDigits: 1 }),
)

/**
 * A number as the value of an input field: `45.5`, `45,5`. Not by `Intl`, so that a browser with older data fills a
 * field with the same text as the server did.
 */
export function numberFieldValue(value: number, locale: Locale): string {
  return String(value).replace('.', languages[locale].decimal)
}

/** A price as the value of an input field, in dinars without unit. */
export function priceFieldValue(amount: Millimes, locale: Locale): string {
  return numberFieldValue(toDinars(amount), locale)
}

/** Formats a fraction: `12.5%`, `12,5 %`. */
export function formatPercent(part: number, locale: Locale): string {
  return percentFormat(locale).format(part)
}
