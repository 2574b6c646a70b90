import type { Millimes } from '#domain/money.ts'
import { parsed } from '#web/forms/field-values.ts'
import { parseFee } from './parse-fee.ts'

/** A field with an amount in dinars of at most `max`, which may be 0. */
export function feeUpTo(max: Millimes) {
  return parsed((typed) => parseFee(typed, max), 'price')
}
