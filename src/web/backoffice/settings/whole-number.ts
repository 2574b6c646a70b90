import { latinDigits } from '#domain/phone.ts'

/** A whole number from 1, as people type it; undefined for anything else, or more than the most. */
export function wholeNumber(typed: string | undefined, most: number): number | undefined {
  const digits = latinDigits(typed ?? '').replace(/\s/g, '')
  const number = /^\d{1,9}$/.test(digits) ? Number(digits) : 0
  return number >= 1 && number <= most ? number : undefined
}
