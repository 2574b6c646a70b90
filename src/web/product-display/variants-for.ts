import type { Product, Variant } from '#domain/catalog/product.ts'
import type { Choice } from '#domain/catalog/variant.ts'

/** Returns the pieces of a choice, of all its variants. Those that are made to order share what can be made. */
export function stockFor({ variants, supply }: Pick<Product, 'variants' | 'supply'>, choice: Choice): number {
  const stocks = variantsFor(variants, choice).map(({ stock }) => stock)
  return supply === 'made-to-order' ? Math.max(0, ...stocks) : stocks.reduce((sum, stock) => sum + stock, 0)
}

/** Returns the variants that a choice leaves open. One without a color stands for all colors. */
export function variantsFor(variants: readonly Variant[], { sizeId, colorId }: Choice): readonly Variant[] {
  return variants.filter(
    (variant) => (!sizeId || variant.sizeId === sizeId) && (!colorId || (variant.colorId ?? colorId) === colorId),
  )
}
