import { type RefObject, useRef, useState } from 'react'
import type { Color, Product, Size } from '#domain/catalog/product.ts'
import { lineOf } from '../cart/cart.ts'
import { storedCart } from '../cart/cart-storage.ts'
import { useAddToCart } from '../cart/use-add-to-cart.ts'
import { choosableSizes, preselectedSize } from './size-choosing.ts'

/** What the visitor has chosen of a product so far, and the way to choose and to buy. */
export interface Choice {
  readonly size: Size | undefined
  readonly color: Color | undefined
  readonly quantity: number
  /** Pieces of the chosen size that this browser's cart already holds. */
  readonly inCart: number
  /** Whether the visitor tried to buy without having chosen a size. */
  readonly isSizeMissing: boolean
  /** Where sizes are chosen. */
  readonly sizeGroup: RefObject<HTMLFieldSetElement | null>
  chooseSize(id: number): void
  chooseColor(id: number): void
  chooseQuantity(quantity: number): void
  addToCart(): void
}

export function useChoice(product: Product): Choice {
  const [sizeId, setSizeId] = useState<number>()
  const [colorId, setColorId] = useState(product.colors[0]?.id)
  const [quantity, chooseQuantity] = useState(1)
  const [isSizeMissing, setIsSizeMissing] = useState(false)
  const sizeGroup = useRef<HTMLFieldSetElement>(null)
  const putIntoCart = useAddToCart()
  const cart = storedCart.use()

  const size = choosableSizes(product.sizes).find(({ id }) => id === sizeId) ?? preselectedSize(product.sizes)
  const color = product.colors.find(({ id }) => id === colorId)
  const inCart = cart
    .filter((line) => line.productId === product.id && line.sizeId === size?.id)
    .reduce((pieces, line) => pieces + line.quantity, 0)

  const addToCart = () => {
    if (!size) {
      setIsSizeMissing(true)
      sizeGroup.current?.querySelector<HTMLInputElement>('input:enabled')?.focus()
      return
    }
    putIntoCart(lineOf(product, size, color, quantity))
  }

  const chooseSize = (id: number) => {
    setSizeId(id)
    setIsSizeMissing(false)
  }

  return {
    ...{ size, color, quantity, inCart, isSizeMissing, sizeGroup },
    ...{ chooseSize, chooseColor: setColorId, chooseQuantity, addToCart },
  }
}
