import {
  type Color,
  firstColor,
  type Product,
  type ShownPrices,
  type Size,
  type Variant,
} from '#domain/catalog/product.ts'
import { type Choice, hasSeveralPrices, pricesOfVariant } from '#domain/catalog/variant.ts'
import { preselectedSize } from './size-availability.ts'
import { variantsFor } from './variants-for.ts'

/** Of a size or a color. `sold-out-here`, `absent`: only together with the color or size that is chosen. */
export type Availability = 'in-stock' | 'sold-out' | 'sold-out-here' | 'absent'

/** Returns the availability of a size beside the chosen color, or of a color beside the chosen size. */
export function availabilityOf(variants: readonly Variant[], option: Choice, chosen: Choice): Availability {
  const together = variantsFor(variants, { ...chosen, ...option })
  if (together.some(hasStock)) return 'in-stock'
  if (together.length === 0) return 'absent'
  return variantsFor(variants, option).some(hasStock) ? 'sold-out-here' : 'sold-out'
}

/**
 * Returns the variant of a size and a color; undefined when the size does not come in the color. The same as
 * `findVariant` where a color is chosen if there is one, and without its reasons, which the page does not need.
 */
export function variantIn(variants: readonly Variant[], choice: Choice): Variant | undefined {
  return variantsFor(variants, choice)[0]
}

type Optional = Pick<Product, 'sizes' | 'colors' | 'variants'>

/**
 * Whether a size can be chosen: one that is sold out only where its pieces are counted by color, so that whoever wants
 * a certain color of it can ask for that.
 */
export function isChoosable({ colors, variants }: Optional, { id, stock }: Size): boolean {
  return stock > 0 || (colors.length > 1 && variantsFor(variants, { sizeId: id }).some(({ colorId }) => colorId))
}

/** Returns the size that needs no choice; undefined when the visitor has to choose. */
export function firstSize(sizes: readonly Size[]): Size | undefined {
  return sizes.length === 1 ? sizes[0] : preselectedSize(sizes)
}

/** Returns the color that is chosen at first: the one that the product shows, unless only others are in stock. */
export function firstAvailableColor(product: Optional & Pick<Product, 'pictures'>): Color | undefined {
  const { colors, variants } = product
  const isAvailable = (color: Color) => availabilityOf(variants, { colorId: color.id }, {}) === 'in-stock'
  const first = firstColor(product)
  return first && !isAvailable(first) ? (colors.find(isAvailable) ?? first) : first
}

/** Prices, and whether they are the lowest of several. */
export interface ChosenPrices extends ShownPrices {
  readonly hasSeveralPrices: boolean
}

/** Returns the prices of the chosen variant, or the lowest while none is chosen. */
export function pricesOfChoice(product: Product, variant: Variant | undefined): ChosenPrices {
  return variant
    ? { ...pricesOfVariant(product, variant), hasSeveralPrices: false }
    : { ...product, hasSeveralPrices: hasSeveralPrices(product) }
}

function hasStock({ stock }: Variant): boolean {
  return stock > 0
}
