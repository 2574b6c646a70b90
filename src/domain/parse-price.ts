import { languages } from './locale.ts'
import { dinars, type Millimes } from './money.ts'
import { latinDigits } from './phone.ts'

/** A space that does not group thousands, as in a price whose comma was missed. */
const straySpace = /\d\s+\d(?!\d{2}(?!\d))/

/**
 * Parses a price as people type it or copy it from a page: `45`, `45.5`, `45,500`, `1.234,755` or `٤٥٫٥`, with or
 * without the unit of a language. Undefined for anything else and for 0.
 */
export function parsePrice(text: string): Millimes | undefined {
  if (straySpace.test(latinDigits(text))) return undefined
  // A point before a comma groups thousands, as Arabic writes them. Alone it is a decimal point.
  const typed = priceDigits(text)
    .replace(/^(\d{1,3})(?:\.(?=\d{3}[,٫])|٬(?=\d{3}(?!\d)))/, '$1')
    .replace(/[,٫]/, '.')
  const amount = /^\d{1,6}(\.\d{1,3})?$/.test(typed) ? dinars(Number(typed)) : undefined
  return amount === 0 ? undefined : amount
}

/** Whether a typed price reads two ways: the sign before three digits may be that of decimals or of thousands. */
export function readsTwoWays(text: string): boolean {
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(priceDigits(text))
}

/** Whether a typed amount reads two ways, both of which are at most `most`: `1,250` of 2000 dinars is 1.25 or 1250. */
export function readsTwoWaysUpTo(text: string, most: Millimes): boolean {
  const smaller = parsePrice(text)
  return smaller !== undefined && readsTwoWays(text) && smaller * 1000 <= most
}

/** A typed price without spaces and unit, in the digits 0 to 9. */
function priceDigits(text: string): string {
  let typed = latinDigits(text)
    .replace(/[\s\u200e\u200f]/g, '')
    .toUpperCase()
  for (const { currency } of Object.values(languages)) typed = typed.replace(currency.trim(), '')
  return typed.replace('،', ',')
}
