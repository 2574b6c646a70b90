import type { Category } from '#domain/catalog/category.ts'

/** `whole` the piece alone, `detail` close up, `group` several of it, `scene` the piece in use in a room. */
export type View = 'whole' | 'detail' | 'group' | 'scene'

export interface SampleComment {
  readonly name: string
  readonly text: string
  /** How many days before the shop is filled it was written. */
  readonly daysAgo: number
}

export interface SampleProduct {
  readonly name: string
  readonly model: string
  readonly category: Category
  /** Dinars, at most 3 decimals. */
  readonly price: number
  readonly promotionalPrice?: number
  readonly description: string
  /** Without sizes the product has one default size with `stock` pieces. */
  readonly sizes?: readonly { readonly name: string; readonly stock: number }[]
  readonly stock?: number
  /** `swatch` is `#rrggbb`. */
  readonly colors: readonly { readonly name: string; readonly swatch: string }[]
  readonly widthMillimeters: number
  readonly heightMillimeters: number
  readonly weightGrams: number
  /** Two to four, the first is the main picture. */
  readonly views: readonly View[]
  readonly comments?: readonly SampleComment[]
}

export interface SampleStore {
  readonly name: string
  readonly town: string
  readonly category: Category
  readonly description: string
  readonly instagramUrl: string
  readonly facebookUrl: string
  readonly products: readonly SampleProduct[]
}
