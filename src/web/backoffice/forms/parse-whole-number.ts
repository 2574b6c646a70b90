import { latinDigits } from '#domain/phone.ts'

/** Parses a typed whole number from 1 up to `max`, also in Arabic digits and with spaces; undefined for anything else. */
export function parseWholeNumber(typed: string, max: number): number | undefined {
  const digits = latinDigits(typed).replace(/\s/g, '')
  const number = /^\d{1,9}$/.test(digits) ? Number(digits) : 0
  return number >= 1 && number <= max ? number : undefined
}
