import { randomInt } from 'node:crypto'
import { latinDigits } from '#domain/phone.ts'

/** Crockford's base 32: no I, L, O or U, so that a number survives being read out on the phone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Returns a random order number such as `H-7K3M-92QX`. It reveals no count and grants no access. */
export function newOrderNumber(): string {
  return `H-${symbols(4)}-${symbols(4)}`
}

function symbols(count: number): string {
  return Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('')
}

const typedNumber = /^H?([0-9A-HJKMNP-TV-Z]{4})([0-9A-HJKMNP-TV-Z]{4})$/

const separators = /[\s\p{Cf}\p{Pd}\u2212_.]+/gu

/**
 * Parses an order number as people type it: in lower case, without the H or the dashes, with spaces, with Arabic-Indic
 * digits, and with the letters I, L and O, which no number has, for 1 and 0. Undefined when it is not a number.
 */
export function parseOrderNumber(text: string): string | undefined {
  const typed = latinDigits(text).toUpperCase().replace(separators, ' ').trim()
  const symbols = typed.replace(/^H /, '').replaceAll(' ', '').replace(/[IL]/g, '1').replaceAll('O', '0')
  const [, start, end] = typedNumber.exec(symbols) ?? []
  return start && `H-${start}-${end}`
}
