import type { Category } from '../catalog/category.ts'
import type { Millimes } from '../money.ts'

/** One row of a spreadsheet, as far as it could be read. A column that was not there, or a cell left empty, is absent. */
export interface SheetRow {
  /** As the spreadsheet counts, from 1. */
  readonly line: number
  readonly model: string
  readonly name?: string
  readonly price?: Millimes
  readonly stock?: number
  readonly category?: Category
  readonly storeName?: string
  /** Columns whose cell could not be read. */
  readonly unreadable: readonly SheetColumn[]
}

export const sheetColumns = ['model', 'name', 'price', 'stock', 'category', 'store'] as const

export type SheetColumn = (typeof sheetColumns)[number]

export type RowProblem =
  | 'unreadable'
  | 'without-model'
  | 'twice'
  | 'several-products'
  | 'several-sizes'
  | 'unknown-store'
  | 'incomplete'
  | 'below-promotion'

/** What saving a row would do. */
export type RowReview =
  | { readonly outcome: 'wrong'; readonly line: number; readonly problem: RowProblem }
  | { readonly outcome: 'same'; readonly line: number; readonly name: string }
  | {
      readonly outcome: 'changed'
      readonly line: number
      readonly id: number
      readonly name: string
      readonly price?: { readonly from: Millimes; readonly to: Millimes }
      readonly stock?: { readonly sizeId: number; readonly from: number; readonly to: number }
      readonly newName?: string
      readonly category?: { readonly from: Category; readonly to: Category }
      readonly store?: { readonly from: string; readonly to: string; readonly toId: number }
    }
  | {
      readonly outcome: 'new'
      readonly line: number
      readonly model: string
      readonly name: string
      readonly price: Millimes
      readonly stock: number
      readonly category: Category
      readonly storeId: number
    }
