import type { Millimes } from '#domain/money.ts'
import type { RequestedLine } from '#domain/orders/order.ts'
import type { Quote, ShortLine, UnknownLine } from '#domain/orders/quote-lines.ts'
import { type Cart, type CartLine, lineKey } from './cart.ts'

/** What the shop says of the lines of a cart. A line is named by its `lineKey`. */
export interface CartCheck {
  /** Lines as the catalogue has them now. */
  readonly current: readonly CurrentLine[]
  /** Lines that nobody sells any more. */
  readonly gone: readonly string[]
  /** Sizes with fewer pieces than the lines ask for, and how many there are. */
  readonly scarce: readonly ScarceSize[]
}

export type CurrentLine = Omit<CartLine, 'quantity'>

export interface ScarceSize {
  readonly sizeId: number
  readonly left: number
}

/** What stands in the way of ordering a line. `left` are the pieces it can have, after the lines above it took theirs. */
export type Obstacle =
  | { readonly kind: 'gone' }
  | { readonly kind: 'sold-out' }
  | { readonly kind: 'short'; readonly left: number }

export function checkFromQuote(requested: readonly RequestedLine[], quote: Quote): CartCheck {
  return {
    current: quote.lines.map(
      ({ productId, sizeId, colorId, colorName, name, model, sizeName, picture, unitPrice }) => ({
        ...{ productId, sizeId, name, model, sizeName, picture, unitPrice },
        ...(colorId !== undefined && { colorId }),
        ...(colorName !== undefined && { colorName }),
      }),
    ),
    gone: goneLines(requested, quote.unknown),
    scarce: scarceSizes(quote.short),
  }
}

export function goneLines(requested: readonly RequestedLine[], unknown: readonly UnknownLine[]): string[] {
  return unknown.flatMap(({ position }) => {
    const line = requested[position]
    return line ? [lineKey(line)] : []
  })
}

export function scarceSizes(short: readonly ShortLine[]): ScarceSize[] {
  return [...new Map(short.map(({ sizeId, left }) => [sizeId, { sizeId, left }])).values()]
}

/** The cart in today's words and prices; quantities stay as the visitor has them. */
export function withCurrent(cart: Cart, current: readonly CurrentLine[]): Cart {
  const now = new Map(current.map((line) => [lineKey(line), line]))
  return cart.map((line) => {
    const found = now.get(lineKey(line))
    return found ? { ...found, quantity: line.quantity } : line
  })
}

/** Lines of one size share its pieces: the upper one takes first. Looks at the cart as it is now, not as it was checked. */
export function obstaclesIn(
  cart: Cart,
  { gone, scarce }: Pick<CartCheck, 'gone' | 'scarce'>,
): ReadonlyMap<string, Obstacle> {
  const obstacles = new Map<string, Obstacle>()
  const remaining = new Map(scarce.map(({ sizeId, left }) => [sizeId, left]))
  for (const line of cart) {
    const key = lineKey(line)
    const left = remaining.get(line.sizeId)
    if (gone.includes(key)) obstacles.set(key, { kind: 'gone' })
    else if (left !== undefined) {
      if (left === 0) obstacles.set(key, { kind: 'sold-out' })
      else if (left < line.quantity) obstacles.set(key, { kind: 'short', left })
      remaining.set(line.sizeId, Math.max(0, left - line.quantity))
    }
  }
  return obstacles
}

/** Prices the visitor has seen here, by line. The first one counts: later ones are changes. */
export type SeenPrices = ReadonlyMap<string, Millimes>

export function withNewlySeen(seen: SeenPrices, cart: Cart): SeenPrices {
  const unseen = cart.filter((line) => !seen.has(lineKey(line)))
  if (unseen.length === 0) return seen
  return new Map([...seen, ...unseen.map((line) => [lineKey(line), line.unitPrice] as const)])
}

/** The price a line had before, when it has another now. */
export function formerPrice(line: CartLine, seen: SeenPrices): Millimes | undefined {
  const price = seen.get(lineKey(line))
  return price === line.unitPrice ? undefined : price
}
