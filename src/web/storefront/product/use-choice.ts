import { useState } from 'react'
import type { Product } from '#domain/catalog/product.ts'
import { type PartChoice, usePartChoice } from '../../goods/use-part-choice.ts'
import { lineOf } from '../cart/cart.ts'
import { storedCart } from '../cart/cart-storage.ts'
import { useAddToCart } from '../cart/use-add-to-cart.ts'

/** What the visitor has chosen of a product so far, and the way to choose and to buy. */
export interface Choice extends PartChoice {
  readonly quantity: number
  /** Pieces of the chosen size that this browser's cart already holds. */
  readonly inCart: number
  chooseQuantity(quantity: number): void
  addToCart(): void
}

export function useChoice(product: Product): Choice {
  const parts = usePartChoice(product)
  const [quantity, chooseQuantity] = useState(1)
  const putIntoCart = useAddToCart()
  const cart = storedCart.use()
  const { size, color } = parts

  const inCart = cart
    .filter((line) => line.productId === product.id && line.sizeId === size?.id)
    .reduce((pieces, line) => pieces + line.quantity, 0)

  const addToCart = () => {
    if (size) putIntoCart(lineOf(product, size, color, quantity))
    else parts.askForSize()
  }

  return { ...parts, quantity, inCart, chooseQuantity, addToCart }
}
