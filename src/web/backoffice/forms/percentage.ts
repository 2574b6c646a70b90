import { latinDigits } from '#domain/phone.ts'

/**
 * Parses a typed percentage from 0 to 100, also with a comma, in Arabic digits or with the sign, as hundredths of a
 * percent; undefined for anything else.
 */
export function parsePercentage(typed: string): number | undefined {
  const text = latinDigits(typed)
    .replace(/[\s%٪]/g, '')
    .replace(/[,٫]/, '.')
  const basisPoints = /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : Number.NaN
  return basisPoints >= 0 && basisPoints <= 10_000 ? basisPoints : undefined
}

/** Returns the value of a field with a percentage. */
export function percentageText(basisPoints: number): string {
  return String(basisPoints / 100)
}
