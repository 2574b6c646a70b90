import { type Color, type Product, picturesOfColor, priceOf, type Size } from '#domain/catalog/product.ts'
import { type Millimes, times } from '#domain/money.ts'
import { maxLineQuantity, type QuotedLine, type RequestedLine } from '#domain/orders/order.ts'
import { type Totals, totalsOf } from '#domain/orders/totals.ts'

/** A line of the cart in browser storage: as the visitor saw it when adding it, or as the server quoted it since. */
export type CartLine = Omit<QuotedLine, 'lineTotal'>

export type Cart = readonly CartLine[]

/** Returns the cart line of a product in the chosen size and color. */
export function lineOf(product: ProductInCart, size: Size, color: Color | undefined, quantity: number): CartLine {
  return {
    productId: product.id,
    sizeId: size.id,
    ...(color && { colorId: color.id, colorName: color.name }),
    name: product.name,
    model: product.model,
    sizeName: size.name,
    picture: picturesOfColor(product.pictures, color?.id)[0]?.fileName ?? '',
    unitPrice: priceOf(product),
    quantity,
  }
}

type ProductInCart = Pick<Product, 'id' | 'name' | 'model' | 'pictures' | 'regularPrice' | 'promotionalPrice'>

/** Returns the identity of a line: product, size and color. */
export function lineKey({ productId, sizeId, colorId }: Omit<RequestedLine, 'quantity'>): string {
  return [productId, sizeId ?? '', colorId ?? ''].join('-')
}

export function lineTotal(line: CartLine): Millimes {
  return times(line.unitPrice, line.quantity)
}

export function countPieces(cart: Cart): number {
  return cart.reduce((count, line) => count + line.quantity, 0)
}

/** Adds a line. If the cart has it already, raises its quantity and takes the newer name and price. */
export function withLine(cart: Cart, added: CartLine): Cart {
  const there = cart.find((line) => lineKey(line) === lineKey(added))
  if (!there) return [...cart, { ...added, quantity: clampQuantity(added.quantity) }]
  const merged = { ...added, quantity: clampQuantity(there.quantity + added.quantity) }
  return cart.map((line) => (line === there ? merged : line))
}

export function withQuantity(cart: Cart, key: string, quantity: number): Cart {
  return cart.map((line) => (lineKey(line) === key ? { ...line, quantity: clampQuantity(quantity) } : line))
}

export function withoutLine(cart: Cart, key: string): Cart {
  return cart.filter((line) => lineKey(line) !== key)
}

/** Restores a line at its position; if it was added again meanwhile, adds up the quantities. */
export function withLineAt(cart: Cart, line: CartLine, position: number): Cart {
  const isThere = cart.some((other) => lineKey(other) === lineKey(line))
  return isThere ? withLine(cart, line) : [...cart.slice(0, position), line, ...cart.slice(position)]
}

/** Clears the cart after an order: removes the ordered lines; what was added meanwhile stays. */
export function clearOrdered(cart: Cart, ordered: readonly RequestedLine[]): Cart {
  const pieces = new Map(ordered.map((line) => [lineKey(line), line.quantity]))
  return cart.flatMap((line) => {
    const quantity = line.quantity - (pieces.get(lineKey(line)) ?? 0)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
}

export function totalsOfCart(cart: Cart): Totals {
  return totalsOf(cart.map((line) => ({ lineTotal: lineTotal(line) })))
}

/** Clamps a quantity to a whole number from 1 to `maxLineQuantity`. */
export function clampQuantity(quantity: number): number {
  return Math.min(maxLineQuantity, Math.max(1, Math.round(quantity) || 1))
}
