import type { Category } from '#domain/category.ts'

export const adminProductStates = ['on-sale', 'low', 'sold-out', 'promoted', 'retired', 'all'] as const

export type AdminProductState = (typeof adminProductStates)[number]

/** What products are sorted by, descending after a hyphen. */
export const adminProductSorts = ['name', '-name', 'price', '-price'] as const

export type AdminProductSort = (typeof adminProductSorts)[number]

export interface AdminProductFilter {
  readonly state: AdminProductState
  readonly searchText?: string | undefined
  readonly storeId?: number | undefined
  readonly category?: Category | undefined
  /** The newest first if absent. */
  readonly sort?: AdminProductSort | undefined
  /** From 1. */
  readonly page: number
}

/** More products that match are not counted. */
export const maxCountedProducts = 10_000
