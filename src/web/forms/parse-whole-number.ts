import { latinDigits } from '#domain/phone.ts'

/**
 * Parses a typed whole number from `min` up to `max`, also in Arabic digits and with spaces; undefined for anything
 * else.
 */
export function parseWholeNumber(typed: string, max: number, min = 1): number | undefined {
  const digits = latinDigits(typed).replace(/\s/g, '')
  const number = /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN
  return number >= min && number <= max ? number : undefined
}
