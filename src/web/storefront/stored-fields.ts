import { dinars, type Millimes } from '#domain/money.ts'

/** What the browser's storage holds may be old, damaged or someone's joke: a field is believed only when it makes sense. */

const largestId = 2 ** 31 - 1
const highestPrice = 1_000_000

export function isStoredId(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0 && (value as number) <= largestId
}

export function textFromStored(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** A price in dinars, up to the highest a product can have. */
export function priceFromStored(value: unknown): Millimes | undefined {
  if (typeof value !== 'number' || value < 0 || value > highestPrice) return undefined
  try {
    return dinars(value)
  } catch {
    return undefined
  }
}
