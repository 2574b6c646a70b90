import type { Locale } from '#domain/locale.ts'
import { forEachLanguage } from './for-each-language.ts'

const gramsPerKilogram = 1000
const millimetersPerCentimeter = 10

const gramFormat = inUnit('gram')
const kilogramFormat = inUnit('kilogram')
const centimeterFormat = inUnit('centimeter')

/** Formats a weight: `320 g`, and kilograms from one kilogram on: `1.35 kg`. */
export function formatWeight(grams: number, locale: Locale): string {
  return grams < gramsPerKilogram
    ? gramFormat(locale).format(grams)
    : kilogramFormat(locale).format(grams / gramsPerKilogram)
}

/** Formats a length: `28 cm`, `5.5 cm`. */
export function formatLength(millimeters: number, locale: Locale): string {
  return centimeterFormat(locale).format(millimeters / millimetersPerCentimeter)
}

function inUnit(unit: string) {
  return forEachLanguage((intlTag) => new Intl.NumberFormat(intlTag, { style: 'unit', unit, maximumFractionDigits: 2 }))
}
