import type { Category } from './category.ts'

export const productSorts = ['catalog', 'newest', 'price', '-price', 'name'] as const

/** `catalog` is the order in which the shop was stocked; among search results, those with the words in the name first. */
export type ProductSort = (typeof productSorts)[number]

/** How visitors may sort, the usual way first. */
export const shopSorts = ['ours', 'newest', 'price', '-price', 'name'] as const

/**
 * `ours` begins with what an owner has pinned; then the stores take turns, so that makers, crafts and prices mix (decision
 * 37). Among search results, those with the words in the name come first.
 */
export type ShopSort = (typeof shopSorts)[number]

export interface ProductFilter {
  readonly categories?: readonly Category[]
  readonly storeId?: number
  /** What the visitor typed into the search box. */
  readonly words?: string
  readonly sort?: ProductSort | ShopSort
}
