import { type RefObject, useRef, useState } from 'react'
import { type Color, firstColor, type Product, type Size } from '#domain/catalog/product.ts'
import { choosableSizes, preselectedSize } from './size-choosing.ts'

/** The size and the colour chosen of a product so far, and the way to choose them. */
export interface PartChoice {
  readonly size: Size | undefined
  readonly color: Color | undefined
  /** Whether somebody tried to go on without having chosen a size. */
  readonly isSizeMissing: boolean
  /** Where sizes are chosen. */
  readonly sizeGroup: RefObject<HTMLFieldSetElement | null>
  chooseSize(id: number): void
  chooseColor(id: number): void
  /** Says that a size has to be chosen first, and leads there. */
  askForSize(): void
}

export function usePartChoice(product: Pick<Product, 'sizes' | 'colors' | 'pictures'>): PartChoice {
  const { sizes, colors } = product
  const [sizeId, setSizeId] = useState<number>()
  const [colorId, setColorId] = useState(firstColor(product)?.id)
  const [isSizeMissing, setIsSizeMissing] = useState(false)
  const sizeGroup = useRef<HTMLFieldSetElement>(null)

  return {
    size: choosableSizes(sizes).find(({ id }) => id === sizeId) ?? preselectedSize(sizes),
    color: colors.find(({ id }) => id === colorId),
    isSizeMissing,
    sizeGroup,
    chooseSize: (id) => {
      setSizeId(id)
      setIsSizeMissing(false)
    },
    chooseColor: setColorId,
    askForSize: () => {
      setIsSizeMissing(true)
      sizeGroup.current?.querySelector<HTMLInputElement>('input:enabled')?.focus()
    },
  }
}
