import { type Color, type Product, picturesOfColor, priceOf, type Size } from '#domain/catalog/product.ts'
import { type Millimes, times } from '#domain/money.ts'
import { mostPieces, type QuotedLine, type RequestedLine } from '#domain/orders/order.ts'
import { type Totals, totalsOf } from '#domain/orders/totals.ts'

/** A line of the cart kept in the browser: what the visitor saw when adding it, or the server quoted since. */
export type CartLine = Omit<QuotedLine, 'lineTotal'>

export type Cart = readonly CartLine[]

/** A product as a line of the cart, in the size and colour chosen. */
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

/** What tells two lines apart: product, size and colour. */
export function lineKey({ productId, sizeId, colorId }: Omit<RequestedLine, 'quantity'>): string {
  return [productId, sizeId ?? '', colorId ?? ''].join('-')
}

export function lineTotal(line: CartLine): Millimes {
  return times(line.unitPrice, line.quantity)
}

export function countPieces(cart: Cart): number {
  return cart.reduce((count, line) => count + line.quantity, 0)
}

/** Adding what is there raises its quantity, and takes the newer price and words. */
export function withLine(cart: Cart, added: CartLine): Cart {
  const there = cart.find((line) => lineKey(line) === lineKey(added))
  if (!there) return [...cart, { ...added, quantity: orderable(added.quantity) }]
  const merged = { ...added, quantity: orderable(there.quantity + added.quantity) }
  return cart.map((line) => (line === there ? merged : line))
}

export function withQuantity(cart: Cart, key: string, quantity: number): Cart {
  return cart.map((line) => (lineKey(line) === key ? { ...line, quantity: orderable(quantity) } : line))
}

export function withoutLine(cart: Cart, key: string): Cart {
  return cart.filter((line) => lineKey(line) !== key)
}

/** Puts a line back where it was; when it has come back meanwhile, the pieces are added up. */
export function withLineAt(cart: Cart, line: CartLine, position: number): Cart {
  const isThere = cart.some((other) => lineKey(other) === lineKey(line))
  return isThere ? withLine(cart, line) : [...cart.slice(0, position), line, ...cart.slice(position)]
}

/** What remains in the cart once these lines have been ordered: what was added meanwhile stays. */
export function withoutOrdered(cart: Cart, ordered: readonly RequestedLine[]): Cart {
  const pieces = new Map(ordered.map((line) => [lineKey(line), line.quantity]))
  return cart.flatMap((line) => {
    const quantity = line.quantity - (pieces.get(lineKey(line)) ?? 0)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
}

export function totalsOfCart(cart: Cart): Totals {
  return totalsOf(cart.map((line) => ({ lineTotal: lineTotal(line) })))
}

/** A whole number of pieces that an order can carry. */
export function orderable(quantity: number): number {
  return Math.min(mostPieces, Math.max(1, Math.round(quantity) || 1))
}
