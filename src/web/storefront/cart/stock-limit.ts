import { maxDisplayedStock, type Variant } from '#domain/catalog/product.ts'
import { type Cart, type CartLine, clampQuantity } from './cart.ts'

/** A variant and its stock, as far as the page knows it. */
export type StockedVariant = Pick<Variant, 'sizeId' | 'colorId' | 'stock'>

/** Returns the pieces of a variant in the cart. Those of all colors share the stock of one without a color. */
export function piecesInCart(cart: Cart, variant: Omit<StockedVariant, 'stock'> | undefined): number {
  return cart.reduce((pieces, line) => (variant && isOf(variant, line) ? pieces + line.quantity : pieces), 0)
}

function isOf({ sizeId, colorId }: Omit<StockedVariant, 'stock'>, line: CartLine): boolean {
  return line.sizeId === sizeId && (colorId === undefined || line.colorId === colorId)
}

/** Returns whether the stock is exact: pages count no further than `maxDisplayedStock`. */
export function isStockExact({ stock }: Pick<Variant, 'stock'>): boolean {
  return stock < maxDisplayedStock
}

/** Returns how many more pieces the cart can take, as far as the page knows the stock. */
export function piecesLeft(cart: Cart, { stock, ...variant }: StockedVariant): number {
  return Math.max(0, stock - piecesInCart(cart, variant))
}

/** Limits a quantity to what is left, but at least 1, the minimum of the field. */
export function withinStock(wanted: number, left: number): number {
  return clampQuantity(Math.min(wanted, left))
}
