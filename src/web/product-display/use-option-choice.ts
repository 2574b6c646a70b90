import { type RefObject, useRef, useState } from 'react'
import { type Color, firstColor, type Product, type Size } from '#domain/catalog/product.ts'
import { availableSizes, preselectedSize } from './size-availability.ts'

/** The chosen size and color of a product. */
export interface OptionChoice {
  readonly size: Size | undefined
  readonly color: Color | undefined
  /** Whether the visitor tried to continue without a size. */
  readonly isSizeMissing: boolean
  /** The fieldset of the sizes. */
  readonly sizeGroup: RefObject<HTMLFieldSetElement | null>
  chooseSize(id: number): void
  chooseColor(id: number): void
  /** Shows the error that a size is missing, and focuses the first available one. */
  promptForSize(): void
}

export function useOptionChoice(product: Pick<Product, 'sizes' | 'colors' | 'pictures'>): OptionChoice {
  const { sizes, colors } = product
  const [sizeId, setSizeId] = useState<number>()
  const [colorId, setColorId] = useState(firstColor(product)?.id)
  const [isSizeMissing, setIsSizeMissing] = useState(false)
  const sizeGroup = useRef<HTMLFieldSetElement>(null)

  return {
    size: availableSizes(sizes).find(({ id }) => id === sizeId) ?? preselectedSize(sizes),
    color: colors.find(({ id }) => id === colorId),
    isSizeMissing,
    sizeGroup,
    chooseSize: (id) => {
      setSizeId(id)
      setIsSizeMissing(false)
    },
    chooseColor: setColorId,
    promptForSize: () => {
      setIsSizeMissing(true)
      sizeGroup.current?.querySelector<HTMLInputElement>('input:enabled')?.focus({ preventScroll: true })
      // Focus alone would scroll the first size to the edge, with the error below it hidden by sticky elements.
      sizeGroup.current?.scrollIntoView({ block: 'center' })
    },
  }
}
