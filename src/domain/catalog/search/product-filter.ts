import type { Category } from '#domain/catalog/category.ts'
import type { PriceRange } from '#domain/search/price-phrase.ts'

export const productSorts = ['catalog', 'newest', 'price', '-price', 'name'] as const

/** `catalog` is by id, the oldest product first. A search puts matches in the name first. */
export type ProductSort = (typeof productSorts)[number]

/** The sort orders for visitors, the default first. */
export const shopSorts = ['shop-order', 'newest', 'price', '-price', 'name'] as const

/**
 * `shop-order` is the default order: pinned products first, then the stores in turn, so that stores, categories and prices
 * mix (decision 37). A search puts matches in the name first.
 */
export type ShopSort = (typeof shopSorts)[number]

export interface ProductFilter {
  readonly categories?: readonly Category[]
  readonly storeId?: number
  /** The text of the search box, as typed. */
  readonly searchText?: string
  /** Searches for the text as typed, without correcting its typing errors. */
  readonly isVerbatim?: boolean
  /** The price charged now, both ends included. */
  readonly price?: PriceRange
  readonly sort?: ProductSort | ShopSort
}
