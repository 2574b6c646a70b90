import { type Millimes, millimes } from '#domain/money.ts'
import { parsePrice } from '#domain/parse-price.ts'
import { latinDigits } from '#domain/phone.ts'

/** Parses an amount in dinars of at most `max`; undefined for anything else. Unlike a price, a fee may be 0. */
export function parseFee(typed: string, max: Millimes): Millimes | undefined {
  const text = latinDigits(typed).replace('٫', '.')
  if (/^0+([.,]0*)?$/.test(text.trim())) return millimes(0)
  const amount = parsePrice(text)
  return amount !== undefined && amount <= max ? amount : undefined
}
