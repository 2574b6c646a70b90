import type { FilterChoice } from '#domain/catalog/filters/filter-choice.ts'

export const productSorts = ['catalog', 'newest', 'price', '-price', 'name'] as const

/** `catalog` is by id, the oldest product first. A search puts matches in the name first. */
export type ProductSort = (typeof productSorts)[number]

/** The sort orders for visitors, the default first. */
export const shopSorts = ['shop-order', 'newest', 'price', '-price', 'name'] as const

/**
 * `shop-order` is the default order: pinned products first, then the stores in turn, so that stores, categories and
 * prices mix (decision 37). A search puts matches in the name first.
 */
export type ShopSort = (typeof shopSorts)[number]

/** Whether a search is sorted by its best matches, so that only so many are looked at. */
export function isByBestMatch(sort: ProductFilter['sort'] = 'catalog'): boolean {
  return sort === 'catalog' || sort === 'shop-order'
}

export interface ProductFilter extends FilterChoice {
  /** The text of the search box, as typed. */
  readonly searchText?: string
  /**
   * Searches for the text as typed: without correcting its typing errors, and without limiting the products by prices
   * or colors in it.
   */
  readonly isVerbatim?: boolean
  readonly sort?: ProductSort | ShopSort
}
