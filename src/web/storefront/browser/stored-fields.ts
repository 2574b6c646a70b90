import { dinars, type Millimes, maxPrice, toDinars } from '#domain/money.ts'

/**
 * Parsers of stored fields. The browser's storage may hold outdated, damaged or manipulated data, so each value is
 * checked.
 */

const maxId = 2 ** 31 - 1

export function isStoredId(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0 && (value as number) <= maxId
}

export function textFromStored(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Parses a price stored in dinars. Returns undefined when it is negative or above the highest price of a product. */
export function priceFromStored(value: unknown): Millimes | undefined {
  if (typeof value !== 'number' || value < 0 || value > toDinars(maxPrice)) return undefined
  try {
    return dinars(value)
  } catch {
    return undefined
  }
}
