const gramsPerKilogram = 1000
const millimetersPerCentimeter = 10

/** Formats a weight: `320 g`, and kilograms from one kilogram on: `1.35 kg`. */
export function formatWeight(grams: number, language: string): string {
  return grams < gramsPerKilogram
    ? formatUnit(grams, 'gram', language)
    : formatUnit(grams / gramsPerKilogram, 'kilogram', language)
}

/** Formats a length: `28 cm`, `5.5 cm`. */
export function formatLength(millimeters: number, language: string): string {
  return formatUnit(millimeters / millimetersPerCentimeter, 'centimeter', language)
}

function formatUnit(amount: number, unit: string, language: string): string {
  const locale = language === 'en' ? 'en-GB' : `${language}-TN`
  const key = `${locale} ${unit}`
  formatters[key] ??= new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 2 })
  return formatters[key].format(amount)
}

/** Cached by language and unit, since creating a formatter is slow. */
const formatters: Partial<Record<string, Intl.NumberFormat>> = {}
