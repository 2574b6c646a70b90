import type { Category } from '#domain/catalog/category.ts'
import type { Millimes } from '#domain/money.ts'

/** A row of a spreadsheet. Fields of missing columns and empty cells are absent. */
export interface ImportRow {
  /** The row number in the spreadsheet, from 1. */
  readonly line: number
  readonly model: string
  readonly name?: string
  readonly price?: Millimes
  readonly stock?: number
  readonly category?: Category
  readonly storeName?: string
  /** Columns whose cell is invalid. */
  readonly unreadable: readonly ImportColumn[]
}

export const importColumns = ['model', 'name', 'price', 'stock', 'category', 'store'] as const

export type ImportColumn = (typeof importColumns)[number]

export const rowProblems = [
  ...(['unreadable', 'without-model', 'twice', 'several-products', 'several-sizes'] as const),
  ...(['unknown-store', 'incomplete', 'below-promotion'] as const),
] as const

export type RowProblem = (typeof rowProblems)[number]

/** What saving a row would do. */
export type RowPreview =
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
