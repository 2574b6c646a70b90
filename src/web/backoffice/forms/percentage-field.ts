import { latinDigits } from '#domain/phone.ts'
import { parsed } from '#web/forms/field-values.ts'

/** A field with a percentage from 0 to 100, read as hundredths of a percent. */
export const percentageField = parsed(parsePercentage, 'percentage')

/** Parses a typed percentage, also with a comma, in Arabic digits or with the sign; undefined for anything else. */
export function parsePercentage(typed: string): number | undefined {
  const text = latinDigits(typed)
    .replace(/[\s%٪]/g, '')
    .replace(/[,٫]/, '.')
  const basisPoints = /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : Number.NaN
  return basisPoints >= 0 && basisPoints <= 10_000 ? basisPoints : undefined
}
