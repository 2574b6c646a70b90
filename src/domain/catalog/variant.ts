import { type Millimes, millimes } from '#domain/money.ts'
import type { Product, ShownPrices, Variant } from './product.ts'

/** Characters. */
export const maxSkuLength = 40

/** What somebody chose of a product, as far as they did. */
export interface Choice {
  readonly sizeId?: number | undefined
  readonly colorId?: number | null | undefined
}

/**
 * Returns the variant of a choice among those of a product that can be ordered, or which part of the choice there is
 * not. A choice without a size means the only one; without a color, in a size whose pieces are counted by color, the
 * color with the most pieces.
 */
export function findVariant<Found extends Choice & Pick<Variant, 'stock'>>(
  variants: readonly Found[],
  { sizeId, colorId }: Choice,
): Found | 'size' | 'color' {
  const [only, ...others] = new Set(variants.map((variant) => variant.sizeId))
  const chosenId = sizeId ?? (others.length === 0 ? only : undefined)
  const ofSize = variants.filter((variant) => variant.sizeId === chosenId)
  const [first, ...rest] = ofSize
  if (!first) return 'size'
  const uncolored = ofSize.find((variant) => !variant.colorId)
  if (!colorId) return uncolored ?? rest.reduce((most, variant) => (variant.stock > most.stock ? variant : most), first)
  return ofSize.find((variant) => variant.colorId === colorId) ?? uncolored ?? 'color'
}

/** Returns the size and the color of a choice, as far as they have names. */
export function namedPartsOf({ sizes, colors }: Pick<Product, 'sizes' | 'colors'>, { sizeId, colorId }: Choice) {
  const parts = [sizes.find(({ id }) => id === sizeId), colors.find(({ id }) => id === colorId)]
  return parts.flatMap((part) => (part?.name ? [part] : []))
}

/** Whether the pieces of a size are counted by color. */
export function isCountedByColor(variants: readonly Choice[], sizeId: number | undefined): boolean {
  const ofSize = variants.filter((variant) => variant.sizeId === sizeId)
  return ofSize.length > 0 && ofSize.every(({ colorId }) => colorId)
}

/**
 * Returns what a variant costs while its product costs `price`: a promotion lowers each variant by the same part, to
 * ten millimes as prices are shown. `price_of_variant` in SQL is the same.
 */
export function priceOfVariant(own: Millimes | undefined, regularPrice: Millimes, price: Millimes): Millimes {
  if (own === undefined || own <= regularPrice) return price
  if (price >= regularPrice) return own
  // The product of two prices can be beyond 2^53.
  const lowered = ((BigInt(own) * BigInt(price)) / BigInt(regularPrice) + 5n) / 10n
  return millimes(Math.max(price, Number(lowered) * 10))
}

/** Returns the prices that are shown of a variant. */
export function pricesOfVariant(
  { regularPrice, promotionalPrice, referencePrice }: ShownPrices,
  { regularPrice: own, referencePrice: ownReference }: Pick<Variant, 'regularPrice' | 'referencePrice'>,
): ShownPrices {
  if (own === undefined || own <= regularPrice) return { regularPrice, promotionalPrice, referencePrice }
  return {
    regularPrice: own,
    promotionalPrice: promotionalPrice && priceOfVariant(own, regularPrice, promotionalPrice),
    referencePrice: ownReference,
  }
}

/** Whether the variants of a product cost different amounts, so that its price is the lowest of them. */
export function hasSeveralPrices({ regularPrice, variants }: Pick<Product, 'regularPrice' | 'variants'>): boolean {
  return variants.some((variant) => variant.regularPrice !== undefined && variant.regularPrice > regularPrice)
}
