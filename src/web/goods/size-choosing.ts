import type { Size } from '#domain/catalog/product.ts'

/** So few that the visitor is told how many. */
const fewPieces = 3

export type StockLevel = 'plenty' | 'few' | 'none'

export function stockLevel(stock: number): StockLevel {
  if (stock <= 0) return 'none'
  return stock <= fewPieces ? 'few' : 'plenty'
}

export function choosableSizes(sizes: readonly Size[]): readonly Size[] {
  return sizes.filter((size) => size.stock > 0)
}

/** The size chosen for the visitor: the only one there is to have. Among several the visitor must choose. */
export function preselectedSize(sizes: readonly Size[]): Size | undefined {
  const [first, ...others] = choosableSizes(sizes)
  return others.length === 0 ? first : undefined
}

export function stockOfAll(sizes: readonly Size[]): number {
  return sizes.reduce((stock, size) => stock + size.stock, 0)
}
