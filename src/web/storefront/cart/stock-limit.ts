import { countedPieces, type Size } from '#domain/catalog/product.ts'
import { type Cart, orderable } from './cart.ts'

/** A size and how many pieces of it there are, as far as is known. */
type Stocked = Pick<Size, 'id' | 'stock'>

/** Pieces of a size that the cart already holds, whatever their colours: they share one stock. */
export function piecesInCart(cart: Cart, sizeId: number | undefined): number {
  return cart.reduce((pieces, line) => (line.sizeId === sizeId ? pieces + line.quantity : pieces), 0)
}

/** Pages count no further than `countedPieces`: with that many there may be more. */
export function isCountedInFull({ stock }: Pick<Size, 'stock'>): boolean {
  return stock < countedPieces
}

/** How many pieces can still go into the cart. Where a page does not count them all, as many as it counts. */
export function piecesLeft(cart: Cart, { id, stock }: Stocked): number {
  return Math.max(0, stock - piecesInCart(cart, id))
}

/** As many of the wanted pieces as there are, and at least one, which a field can show. */
export function withinStock(wanted: number, left: number): number {
  return orderable(Math.min(wanted, left))
}
