import type { RequestedLine } from '#domain/orders/order.ts'
import { type Cart, type CartLine, clampQuantity, lineKey, withLine } from './cart.ts'

// What changes a cart on its own page and in the checkout, apart from `cart.ts` so that no other page loads it.

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
