import { randomInt } from 'node:crypto'

/** Crockford's base 32: no I, L, O or U, so that a number survives being read out on the phone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Returns a random order number such as `H-7K3M-92QX`. It reveals no count and grants no access. */
export function newOrderNumber(): string {
  return `H-${symbols(4)}-${symbols(4)}`
}

function symbols(count: number): string {
  return Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('')
}
