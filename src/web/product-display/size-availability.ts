import type { Size } from '#domain/catalog/product.ts'

/** Up to this stock the exact number is displayed. */
const maxFewPieces = 3

export type StockLevel = 'plenty' | 'few' | 'none'

export function stockLevel(stock: number): StockLevel {
  if (stock <= 0) return 'none'
  return stock <= maxFewPieces ? 'few' : 'plenty'
}

export function availableSizes(sizes: readonly Size[]): readonly Size[] {
  return sizes.filter((size) => size.stock > 0)
}

/** Returns the size if only one is available; undefined otherwise, so that the visitor chooses. */
export function preselectedSize(sizes: readonly Size[]): Size | undefined {
  const [first, ...others] = availableSizes(sizes)
  return others.length === 0 ? first : undefined
}
