import type { Locale } from '#domain/locale.ts'

/** A size of a store as it is counted. */
export interface ShelfSize {
  readonly variantId: number
  readonly productId: number
  readonly product: string
  readonly productLanguage?: Locale
  /** Empty for the only size of a product. */
  readonly size: string
  /** Empty where the pieces of a size are not counted by color. */
  readonly color: string
  /** File name of the main picture; empty when the product has none. */
  readonly picture: string
  /** Pieces that should be on the shelf: in stock, or ordered and not packed yet. */
  readonly expected: number
  readonly lastCount?: { readonly counted: number; readonly expected: number; readonly by: string; readonly at: Date }
}

/** What somebody has counted of a size, in pieces. */
export interface ShelfCount {
  readonly variantId: number
  /** What should have been there when they began to count. */
  readonly expected: number
  readonly counted: number
}

export const maxCounted = 100_000
