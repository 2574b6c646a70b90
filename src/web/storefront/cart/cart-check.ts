import type { Millimes } from '#domain/money.ts'
import type { Quote, ShortLine, StockedLine, UnknownLine } from '#domain/orders/lines/quote-lines.ts'
import type { RequestedLine } from '#domain/orders/order.ts'
import { formatDay } from '#web/text/format.ts'
import { type Cart, type CartLine, lineKey } from './cart.ts'
import { isStockExact } from './stock-limit.ts'

/** The server's check of a cart. Lines are identified by their `lineKey`. */
export interface CartCheck {
  /** Lines with current names and prices. */
  readonly current: readonly CurrentLine[]
  /** Lines that are not sold any more. */
  readonly gone: readonly string[]
  /** Lines of which a size or color has to be chosen again, or for the first time. */
  readonly chooseAgain: readonly string[]
  /** Lines of which the stock is exact, or less than they request, and how many pieces there are of their variant. */
  readonly scarce: readonly ScarceLine[]
}

export type CurrentLine = Omit<CartLine, 'quantity'>

export interface ScarceLine {
  readonly line: string
  /** Lines of one variant share its pieces. */
  readonly variantId: number
  readonly left: number
  /** While its store is closed: the day from which it can be ordered again, in words. */
  readonly backOn?: string
}

/** Why a line cannot be ordered. `left` are the pieces available to it, after those of the lines above. */
export type LineIssue =
  | { readonly kind: 'gone' }
  | { readonly kind: 'choose-again' }
  | { readonly kind: 'sold-out' }
  /** Its store is closed until that day, in words. */
  | { readonly kind: 'store-closed'; readonly backOn: string }
  | { readonly kind: 'short'; readonly left: number }

export function checkFromQuote(requested: readonly RequestedLine[], quote: Quote): CartCheck {
  return {
    current: quote.lines.map(
      ({
        productId,
        sizeId,
        colorId,
        colorName,
        name,
        model,
        sizeName,
        languages,
        picture,
        unitPrice,
        preparationDays,
      }) => ({
        ...{ productId, sizeId, name, model, sizeName, picture, unitPrice, preparationDays },
        ...(colorId !== undefined && { colorId }),
        ...(colorName !== undefined && { colorName }),
        ...(languages && { languages }),
      }),
    ),
    gone: goneLines(requested, quote.unknown),
    chooseAgain: [...linesToChooseAgain(requested, quote.unknown), ...linesWithoutColor(requested, quote.lines)],
    scarce: scarceLines(requested, [
      ...quote.lines.filter(({ left }) => isStockExact({ stock: left })),
      ...quote.short,
    ]),
  }
}

export function goneLines(requested: readonly RequestedLine[], unknown: readonly UnknownLine[]): string[] {
  return unknown.filter(({ part }) => part === 'product').map((line) => keyIn(requested, line))
}

/** Returns the lines of which the size or color is unknown, or the size does not come in the color. */
export function linesToChooseAgain(requested: readonly RequestedLine[], unknown: readonly UnknownLine[]): string[] {
  return unknown.filter(({ part }) => part !== 'product').map((line) => keyIn(requested, line))
}

/** Returns the lines that were put into the cart before their size was counted by color: nobody chose one. */
function linesWithoutColor(requested: readonly RequestedLine[], quoted: readonly StockedLine[]): string[] {
  return quoted.flatMap(({ position, colorId }) =>
    colorId !== undefined && requested[position]?.colorId === undefined ? [keyIn(requested, { position })] : [],
  )
}

export function scarceLines(
  requested: readonly RequestedLine[],
  short: readonly Pick<ShortLine, 'position' | 'variantId' | 'left' | 'reopensOn'>[],
): ScarceLine[] {
  const byLine = new Map(short.map((line) => [keyIn(requested, line), line]))
  return [...byLine].map(([line, { variantId, left, reopensOn }]) => ({
    ...{ line, variantId, left },
    ...(reopensOn && { backOn: formatDay(reopensOn) }),
  }))
}

function keyIn(requested: readonly RequestedLine[], { position }: { readonly position: number }): string {
  return lineKey(requested[position] as RequestedLine)
}

/** Returns the cart with current names and prices; quantities stay. */
export function withCurrentLines(cart: Cart, current: readonly CurrentLine[]): Cart {
  const now = new Map(current.map((line) => [lineKey(line), line]))
  return cart.map((line) => {
    const found = now.get(lineKey(line))
    return found ? { ...found, quantity: line.quantity } : line
  })
}

/**
 * Returns the issues by line key. Lines of one variant share its stock, the upper one first. Uses the current
 * quantities, not the checked ones.
 */
export function lineIssuesIn(
  cart: Cart,
  { gone, chooseAgain, scarce }: Omit<CartCheck, 'current'>,
): ReadonlyMap<string, LineIssue> {
  const issues = new Map<string, LineIssue>()
  const variants = new Map(scarce.map(({ line, variantId }) => [line, variantId]))
  const remaining = new Map(scarce.map(({ variantId, left }) => [variantId, left]))
  const closed = new Map(scarce.map(({ line, backOn }) => [line, backOn]))
  for (const line of cart) {
    const key = lineKey(line)
    const variantId = variants.get(key)
    const left = variantId && remaining.get(variantId)
    const backOn = closed.get(key)
    if (gone.includes(key)) issues.set(key, { kind: 'gone' })
    else if (chooseAgain.includes(key)) issues.set(key, { kind: 'choose-again' })
    else if (backOn !== undefined) issues.set(key, { kind: 'store-closed', backOn })
    else if (variantId !== undefined && left !== undefined) {
      if (left === 0) issues.set(key, { kind: 'sold-out' })
      else if (left < line.quantity) issues.set(key, { kind: 'short', left })
      remaining.set(variantId, Math.max(0, left - line.quantity))
    }
  }
  return issues
}

/** Returns the stock of a line's variant when the cart holds all of it; undefined otherwise. */
export function exhausted(cart: Cart, line: CartLine, { scarce }: Pick<CartCheck, 'scarce'>): number | undefined {
  const found = scarce.find((scarceLine) => scarceLine.line === lineKey(line))
  if (!found) return undefined
  const sharing = new Set(scarce.filter(({ variantId }) => variantId === found.variantId).map(({ line }) => line))
  const pieces = cart.reduce((sum, line) => (sharing.has(lineKey(line)) ? sum + line.quantity : sum), 0)
  return pieces >= found.left ? found.left : undefined
}

/** The first price the visitor saw of each line, by line key. */
export type SeenPrices = ReadonlyMap<string, Millimes>

export function withNewlySeen(seen: SeenPrices, cart: Cart): SeenPrices {
  const unseen = cart.filter((line) => !seen.has(lineKey(line)))
  if (unseen.length === 0) return seen
  return new Map([...seen, ...unseen.map((line) => [lineKey(line), line.unitPrice] as const)])
}

/** Returns the price a line had when it was first seen, when it has another now. */
export function formerPrice(line: CartLine, seen: SeenPrices): Millimes | undefined {
  const price = seen.get(lineKey(line))
  return price === line.unitPrice ? undefined : price
}
