import { type RefObject, useRef, useState } from 'react'
import type { Color, Product, Size, Variant } from '#domain/catalog/product.ts'
import { firstAvailableColor, firstSize, isChoosable, variantIn } from './variant-availability.ts'

/** The chosen size and color of a product. */
export interface OptionChoice {
  readonly size: Size | undefined
  readonly color: Color | undefined
  /** Undefined until a size is chosen, and when the size does not come in the color. */
  readonly variant: Variant | undefined
  /** Whether the chosen size does not come in the chosen color. */
  readonly isAbsent: boolean
  /** Whether the visitor tried to continue without a size. */
  readonly isSizeMissing: boolean
  /** The fieldset of the sizes. */
  readonly sizeGroup: RefObject<HTMLFieldSetElement | null>
  chooseSize(id: number): void
  chooseColor(id: number): void
  /** Shows the error that a size is missing, and focuses the first available one. */
  promptForSize(): void
}

export function useOptionChoice(product: Pick<Product, 'sizes' | 'colors' | 'variants' | 'pictures'>): OptionChoice {
  const { sizes, colors, variants } = product
  const [sizeId, setSizeId] = useState<number>()
  const [colorId, setColorId] = useState(() => firstAvailableColor(product)?.id)
  const [isSizeMissing, setIsSizeMissing] = useState(false)
  const sizeGroup = useRef<HTMLFieldSetElement>(null)
  const size = sizes.find((size) => size.id === sizeId && isChoosable(product, size)) ?? firstSize(sizes)
  const variant = size && variantIn(variants, { sizeId: size.id, colorId })

  return {
    size,
    color: colors.find(({ id }) => id === colorId),
    variant,
    isAbsent: size !== undefined && !variant,
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
