import { maxDisplayedStock, type Size } from '#domain/catalog/product.ts'
import { type Cart, clampQuantity } from './cart.ts'

/** A size and its stock, as far as the page knows it. */
type Stocked = Pick<Size, 'id' | 'stock'>

/** Returns the pieces of a size in the cart, of all colors, which share its stock. */
export function piecesInCart(cart: Cart, sizeId: number | undefined): number {
  return cart.reduce((pieces, line) => (line.sizeId === sizeId ? pieces + line.quantity : pieces), 0)
}

/** Returns whether the stock is exact: pages count no further than `maxDisplayedStock`. */
export function isStockExact({ stock }: Pick<Size, 'stock'>): boolean {
  return stock < maxDisplayedStock
}

/** Returns how many more pieces the cart can take, as far as the page knows the stock. */
export function piecesLeft(cart: Cart, { id, stock }: Stocked): number {
  return Math.max(0, stock - piecesInCart(cart, id))
}

/** Limits a quantity to what is left, but at least 1, the minimum of the field. */
export function withinStock(wanted: number, left: number): number {
  return clampQuantity(Math.min(wanted, left))
}
