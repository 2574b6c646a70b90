import type { Category } from './category.ts'

export const productSorts = ['catalog', 'newest', 'price', '-price', 'name'] as const

/** `catalog` is the order in which the shop was stocked; among search results, those with the words in the name first. */
export type ProductSort = (typeof productSorts)[number]

export interface ProductFilter {
  readonly categories?: readonly Category[]
  readonly storeId?: number
  /** What the visitor typed into the search box. */
  readonly words?: string
  readonly sort?: ProductSort
}
