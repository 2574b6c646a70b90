import { type Locale, languages } from '#domain/locale.ts'

const gramsPerKilogram = 1000
const millimetersPerCentimeter = 10

/** Formats a weight: `320 g`, and kilograms from one kilogram on: `1.35 kg`. */
export function formatWeight(grams: number, locale: Locale): string {
  return grams < gramsPerKilogram
    ? formatUnit(grams, 'gram', locale)
    : formatUnit(grams / gramsPerKilogram, 'kilogram', locale)
}

/** Formats a length: `28 cm`, `5.5 cm`. */
export function formatLength(millimeters: number, locale: Locale): string {
  return formatUnit(millimeters / millimetersPerCentimeter, 'centimeter', locale)
}

function formatUnit(amount: number, unit: string, locale: Locale): string {
  const format = languages[locale].intlTag
  const key = `${format} ${unit}`
  formatters[key] ??= new Intl.NumberFormat(format, { style: 'unit', unit, maximumFractionDigits: 2 })
  return formatters[key].format(amount)
}

/** Cached by locale and unit, since creating a formatter is slow. */
const formatters: Partial<Record<string, Intl.NumberFormat>> = {}
