import { useEffect, useState } from 'react'
import { type Product, type ProductPicture, picturesOfColor } from '#domain/catalog/product.ts'
import { type PartChoice, usePartChoice } from '../../goods/use-part-choice.ts'
import { lineOf } from '../cart/cart.ts'
import { storedCart } from '../cart/cart-storage.ts'
import { useAddToCart } from '../cart/use-add-to-cart.ts'
import { colorOfAddress, nameColorInAddress } from './product-path.ts'

/** What the visitor has chosen of a product so far, and the way to choose and to buy. */
export interface Choice extends PartChoice {
  /** Those that show the product in the color chosen, and those of other colors. */
  readonly pictures: readonly ProductPicture[]
  readonly otherPictures: readonly ProductPicture[]
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is read once, on arrival
  useEffect(() => {
    const linked = colorOfAddress()
    if (product.colors.some(({ id }) => id === linked)) parts.chooseColor(linked)
  }, [])

  const chooseColor = (id: number) => {
    parts.chooseColor(id)
    nameColorInAddress(id)
  }

  const pictures = picturesOfColor(product.pictures, color?.id)
  const otherPictures = product.pictures.filter((picture) => !pictures.includes(picture))
  return { ...parts, pictures, otherPictures, quantity, inCart, chooseColor, chooseQuantity, addToCart }
}
