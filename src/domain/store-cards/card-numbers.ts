import { latinDigits } from '#domain/phone.ts'
import { maxCardNumberLength } from './store-card.ts'

/** Seven digits and a letter, then the letters of VAT and kind and the number of the establishment. */
const taxNumber = /^\d{7}\/?[A-Z](\/?[A-Z]){0,2}(\/?\d{3})?$/

/** Parses a tax number (matricule fiscal), with spaces and in digits of other scripts. */
export function parseTaxNumber(text: string): string | undefined {
  const typed = latinDigits(text).replace(/[\s-]/gu, '').toUpperCase()
  return taxNumber.test(typed) ? typed : undefined
}

/** Parses the number of an artisan card or an identity card: letters and digits, which have no form in common. */
export function parseCardNumber(text: string): string | undefined {
  const typed = latinDigits(text).trim().toUpperCase()
  return typed.length <= maxCardNumberLength && /^[\p{L}\d][\p{L}\d /-]*$/u.test(typed) ? typed : undefined
}
