import { randomInt } from 'node:crypto'

/** Crockford's base 32: no I, L, O or U, so that a number survives being read out on the phone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A random number such as `H-7K3M-92QX`. It counts nothing and opens nothing. */
export function newOrderNumber(): string {
  return `H-${symbols(4)}-${symbols(4)}`
}

function symbols(count: number): string {
  return Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('')
}
