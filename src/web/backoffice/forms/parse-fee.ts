import { type Millimes, millimes } from '#domain/money.ts'
import { parsePrice } from '#domain/parse-price.ts'
import { latinDigits } from '#domain/phone.ts'
import { parsed } from '#web/forms/field-values.ts'

/** Parses an amount in dinars of at most `max`; undefined for anything else. Unlike a price, a fee may be 0. */
export function parseFee(typed: string, max: Millimes): Millimes | undefined {
  const text = latinDigits(typed).replace('٫', '.')
  if (/^0+([.,]0*)?$/.test(text.trim())) return millimes(0)
  const amount = parsePrice(text)
  return amount !== undefined && amount <= max ? amount : undefined
}

/** A field with an amount in dinars of at most `max`, which may be 0. */
export function feeUpTo(max: Millimes) {
  return parsed((typed) => parseFee(typed, max), 'price')
}
