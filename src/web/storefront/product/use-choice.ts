import { useEffect, useState } from 'react'
import { type Product, type ProductPicture, picturesOfColor, type Size } from '#domain/catalog/product.ts'
import { mostPieces } from '#domain/orders/order.ts'
import { type PartChoice, usePartChoice } from '../../goods/use-part-choice.ts'
import { type Cart, lineOf } from '../cart/cart.ts'
import { storedCart } from '../cart/cart-storage.ts'
import { isCountedInFull, piecesInCart, piecesLeft, withinStock } from '../cart/stock-limit.ts'
import { exactly, useAddToCart } from '../cart/use-add-to-cart.ts'
import { colorOfAddress, nameColorInAddress } from './product-path.ts'

/** What the visitor has chosen of a product so far, and the way to choose and to buy. */
export interface Choice extends PartChoice {
  /** Those that show the product in the color chosen. */
  readonly pictures: readonly ProductPicture[]
  /** Pieces: what is wanted, as far as there are so many. */
  readonly quantity: number
  /** How many pieces can be chosen: what there is of the size, without those that the cart already holds. */
  readonly most: number
  /** Whether more are wanted than that. */
  readonly isBeyondStock: boolean
  /** Pieces of the chosen size that this browser's cart already holds. */
  readonly inCart: number
  chooseQuantity(quantity: number): void
  addToCart(): void
}

export function useChoice(product: Product): Choice {
  const parts = usePartChoice(product)
  const [wanted, chooseQuantity] = useState(1)
  const putIntoCart = useAddToCart()
  const cart = storedCart.use()
  const asked = useExactSize(product.id, parts.size, wanted + piecesInCart(cart, parts.size?.id))
  const size = asked ?? parts.size
  const most = asked
    ? piecesLeft(cart, asked)
    : Math.max(...(size ? [size] : product.sizes).map((size) => mostOf(cart, size)))

  const addToCart = () => {
    if (size) putIntoCart(lineOf(product, size, parts.color, withinStock(wanted, most)), size)
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

  return {
    ...parts,
    size,
    pictures: picturesOfColor(product.pictures, parts.color?.id),
    chooseColor,
    quantity: withinStock(wanted, most),
    most,
    isBeyondStock: wanted > most,
    inCart: piecesInCart(cart, size?.id),
    chooseQuantity,
    addToCart,
  }
}

function mostOf(cart: Cart, size: Size): number {
  return isCountedInFull(size) ? piecesLeft(cart, size) : mostPieces
}

/** The chosen size with all its pieces, once more are wanted than a page counts and the shop has answered. */
function useExactSize(productId: number, size: Size | undefined, wanted: number): Size | undefined {
  const [asked, setAsked] = useState<Size>()
  const isAsked = asked !== undefined && asked.id === size?.id
  useEffect(() => {
    if (!size || isAsked || isCountedInFull(size) || wanted <= size.stock) return
    let isCurrent = true
    void exactly(productId, size).then((size) => isCurrent && setAsked(size))
    return () => {
      isCurrent = false
    }
  }, [productId, size, wanted, isAsked])
  return isAsked ? asked : undefined
}
