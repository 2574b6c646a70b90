import { type Color, type Product, picturesOfColor, priceOf, type Size } from '#domain/catalog/product.ts'
import type { Locale } from '#domain/locale.ts'
import { type Millimes, sum, times } from '#domain/money.ts'
import { maxLineQuantity, type QuotedLine, type RequestedLine } from '#domain/orders/order.ts'
import { type Totals, totalsOf } from '#domain/orders/totals.ts'
import { deliveryFeeOf, type PublicSaleTerms } from '#domain/sale-terms/sale-terms.ts'
import { locale } from '#page-messages/locale.ts'

/** A line of the cart in browser storage: as the visitor saw it when adding it, or as the server quoted it since. */
export type CartLine = Omit<QuotedLine, 'lineTotal' | 'variantId'>

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
    languages: { name: languageOf(product), sizeName: languageOf(size), colorName: color && languageOf(color) },
    picture: picturesOfColor(product.pictures, color?.id)[0]?.fileName ?? '',
    unitPrice: priceOf(product),
    preparationDays: product.preparationDays,
    quantity,
  }
}

type ProductInCart = Pick<
  Product,
  ('id' | 'name' | 'languageOf' | 'model' | 'pictures' | 'regularPrice' | 'promotionalPrice') | 'preparationDays'
>

function languageOf(named: Pick<Product, 'languageOf'>): Locale {
  return named.languageOf?.name ?? locale
}

/** Returns the identity of a line: product, size and color. */
export function lineKey({ productId, sizeId, colorId }: Omit<RequestedLine, 'quantity'>): string {
  return [productId, sizeId ?? '', colorId ?? ''].join('-')
}

export function lineTotal(line: CartLine): Millimes {
  return times(line.unitPrice, line.quantity)
}

export function subtotalOf(cart: Cart): Millimes {
  return sum(cart.map(lineTotal))
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

/** Returns the totals of a cart whose place of delivery is not known yet. */
export function totalsOfCart(cart: Cart, terms: PublicSaleTerms): Totals {
  return totalsOf(
    cart.map((line) => ({ lineTotal: lineTotal(line) })),
    (goods) => deliveryFeeOf(terms, { goods }),
  )
}

/** Clamps a quantity to 1 to `maxLineQuantity`; what is no whole number counts as 1. */
export function clampQuantity(quantity: number): number {
  return Number.isInteger(quantity) ? Math.min(maxLineQuantity, Math.max(1, quantity)) : 1
}
