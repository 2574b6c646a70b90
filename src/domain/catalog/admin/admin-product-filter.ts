import type { Category } from '#domain/catalog/category.ts'

export const adminProductStates = ['on-sale', 'low', 'sold-out', 'promoted', 'retired', 'all'] as const

export type AdminProductState = (typeof adminProductStates)[number]

export interface AdminProductFilter {
  readonly state: AdminProductState
  readonly searchText?: string | undefined
  readonly storeId?: number | undefined
  readonly category?: Category | undefined
  /** From 1. */
  readonly page: number
}

export const adminProductPageSize = 50
