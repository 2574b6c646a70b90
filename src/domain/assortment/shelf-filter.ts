import type { Category } from '../catalog/category.ts'

export const shelfStates = ['on-sale', 'low', 'sold-out', 'promoted', 'retired', 'all'] as const

export type ShelfState = (typeof shelfStates)[number]

export interface ShelfFilter {
  readonly state: ShelfState
  readonly words?: string | undefined
  readonly storeId?: number | undefined
  readonly category?: Category | undefined
  /** From 1. */
  readonly page: number
}

export const shelfPageSize = 50
