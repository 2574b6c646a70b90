import { useEffect, useState } from 'react'
import { isInStock, type Product, type ProductPicture, picturesOfColor } from '#domain/catalog/product.ts'
import { maxLineQuantity } from '#domain/orders/order.ts'
import { type OptionChoice, useOptionChoice } from '#web/product-display/use-option-choice.ts'
import { type ChosenPrices, pricesOfChoice } from '#web/product-display/variant-availability.ts'
import { variantsFor } from '#web/product-display/variants-for.ts'
import { type Cart, lineOf } from '#web/storefront/cart/cart.ts'
import { storedCart } from '#web/storefront/cart/cart-storage.ts'
import {
  isStockExact,
  piecesInCart,
  piecesLeft,
  type StockedVariant,
  withinStock,
} from '#web/storefront/cart/stock-limit.ts'
import { useAddToCart, withExactStock } from '#web/storefront/cart/use-add-to-cart.ts'

/** What the visitor has chosen of a product, with functions to choose and to add to the cart. */
export interface ProductChoice extends OptionChoice {
  readonly prices: ChosenPrices
  /** The pictures of the chosen color. */
  readonly pictures: readonly ProductPicture[]
  /** Pieces: the wanted quantity, limited by `maxQuantity`. */
  readonly quantity: number
  /** Pieces that can be chosen: the stock of the variant without those that the cart already holds. */
  readonly maxQuantity: number
  /** Whether what is chosen can be ordered, as far as it is chosen. */
  readonly isAvailable: boolean
  /** Whether more than `maxQuantity` are wanted. */
  readonly isBeyondStock: boolean
  /** The stock of the chosen variant, exact as far as it is known; 0 until one is chosen. */
  readonly stock: number
  /** Pieces of the chosen variant that this browser's cart already holds. */
  readonly inCart: number
  chooseQuantity(quantity: number): void
  addToCart(): void
}

export function useProductChoice(product: Product): ProductChoice {
  const parts = useOptionChoice(product)
  const [wanted, chooseQuantity] = useState(1)
  const putIntoCart = useAddToCart()
  const cart = storedCart.use()
  const { size, color, variant, isAbsent } = parts
  const exact = useExactStock(product.id, variant, wanted + piecesInCart(cart, variant))
  const stocked = exact ?? variant
  const prices = pricesOfChoice(product, variant)
  const open = variantsFor(product.variants, { sizeId: size?.id, colorId: color?.id })
  const maxQuantity = exact
    ? piecesLeft(cart, exact)
    : Math.max(0, ...open.map((variant) => maxQuantityOf(cart, variant)))

  const addToCart = () => {
    if (size && stocked && variant && variant.stock > 0)
      putIntoCart(lineOf({ ...product, ...prices }, size, color, withinStock(wanted, maxQuantity)), stocked)
    else if (!variant && !isAbsent) parts.promptForSize()
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
    prices,
    isAvailable: isInStock(product) && !isAbsent && (!variant || variant.stock > 0),
    pictures: picturesOfColor(product.pictures, color?.id),
    chooseColor,
    quantity: withinStock(wanted, maxQuantity),
    maxQuantity,
    isBeyondStock: wanted > maxQuantity,
    stock: stocked?.stock ?? 0,
    inCart: piecesInCart(cart, variant),
    chooseQuantity,
    addToCart,
  }
}

function maxQuantityOf(cart: Cart, variant: StockedVariant): number {
  return isStockExact(variant) ? piecesLeft(cart, variant) : maxLineQuantity
}

/**
 * Returns the chosen variant with its exact stock, fetched once more pieces are wanted than a page counts; undefined
 * until then.
 */
function useExactStock(
  productId: number,
  variant: StockedVariant | undefined,
  wanted: number,
): StockedVariant | undefined {
  const [exact, setExact] = useState<StockedVariant>()
  const isExact = exact !== undefined && exact.sizeId === variant?.sizeId && exact.colorId === variant.colorId
  useEffect(() => {
    if (!variant || isExact || isStockExact(variant) || wanted <= variant.stock) return
    let isCurrent = true
    void withExactStock(productId, variant).then((exact) => isCurrent && setExact(exact))
    return () => {
      isCurrent = false
    }
  }, [productId, variant, wanted, isExact])
  return isExact ? exact : undefined
}

/** Returns the color in the URL. Only in the browser: the server renders and caches one page for all colors. */
function colorOfAddress(): number {
  return Number(new URLSearchParams(location.search).get('color'))
}

/** Writes the color into the URL, so that a copied link shows it. */
function nameColorInAddress(colorId: number): void {
  history.replaceState(history.state, '', `?color=${colorId}`)
}
