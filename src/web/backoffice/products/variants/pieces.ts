import { latinDigits } from '#domain/phone.ts'

/** A whole number of pieces, of up to six digits; undefined for anything else. */
export function readPieces(text: string): number | undefined {
  const typed = latinDigits(text.trim())
  return /^\d{1,6}$/.test(typed) ? Number(typed) : undefined
}
