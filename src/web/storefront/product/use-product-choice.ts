import { useEffect, useState } from 'react'
import { type Product, type ProductPicture, picturesOfColor, type Size } from '#domain/catalog/product.ts'
import { maxLineQuantity } from '#domain/orders/order.ts'
import { type OptionChoice, useOptionChoice } from '#web/product-display/use-option-choice.ts'
import { type Cart, lineOf } from '#web/storefront/cart/cart.ts'
import { storedCart } from '#web/storefront/cart/cart-storage.ts'
import { isStockExact, piecesInCart, piecesLeft, withinStock } from '#web/storefront/cart/stock-limit.ts'
import { useAddToCart, withExactStock } from '#web/storefront/cart/use-add-to-cart.ts'
import { colorOfAddress, nameColorInAddress } from './color-in-address.ts'

/** What the visitor has chosen of a product, with functions to choose and to add to the cart. */
export interface ProductChoice extends OptionChoice {
  /** The pictures of the chosen color. */
  readonly pictures: readonly ProductPicture[]
  /** Pieces: the wanted quantity, limited by `maxQuantity`. */
  readonly quantity: number
  /** Pieces that can be chosen: the stock of the size without those that the cart already holds. */
  readonly maxQuantity: number
  /** Whether more than `maxQuantity` are wanted. */
  readonly isBeyondStock: boolean
  /** Pieces of the chosen size that this browser's cart already holds. */
  readonly inCart: number
  chooseQuantity(quantity: number): void
  addToCart(): void
}

export function useProductChoice(product: Product): ProductChoice {
  const parts = useOptionChoice(product)
  const [wanted, chooseQuantity] = useState(1)
  const putIntoCart = useAddToCart()
  const cart = storedCart.use()
  const exactSize = useExactSize(product.id, parts.size, wanted + piecesInCart(cart, parts.size?.id))
  const size = exactSize ?? parts.size
  const maxQuantity = exactSize
    ? piecesLeft(cart, exactSize)
    : Math.max(...(size ? [size] : product.sizes).map((size) => maxQuantityOf(cart, size)))

  const addToCart = () => {
    if (size) putIntoCart(lineOf(product, size, parts.color, withinStock(wanted, maxQuantity)), size)
    else parts.promptForSize()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL is read once, on mount
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
    quantity: withinStock(wanted, maxQuantity),
    maxQuantity,
    isBeyondStock: wanted > maxQuantity,
    inCart: piecesInCart(cart, size?.id),
    chooseQuantity,
    addToCart,
  }
}

function maxQuantityOf(cart: Cart, size: Size): number {
  return isStockExact(size) ? piecesLeft(cart, size) : maxLineQuantity
}

/**
 * Returns the chosen size with its exact stock, fetched once more pieces are wanted than a page counts; undefined until
 * then.
 */
function useExactSize(productId: number, size: Size | undefined, wanted: number): Size | undefined {
  const [exactSize, setExactSize] = useState<Size>()
  const hasExactSize = exactSize !== undefined && exactSize.id === size?.id
  useEffect(() => {
    if (!size || hasExactSize || isStockExact(size) || wanted <= size.stock) return
    let isCurrent = true
    void withExactStock(productId, size).then((size) => isCurrent && setExactSize(size))
    return () => {
      isCurrent = false
    }
  }, [productId, size, wanted, hasExactSize])
  return hasExactSize ? exactSize : undefined
}
