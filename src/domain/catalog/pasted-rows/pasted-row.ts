import type { PriceDoubt } from '#domain/catalog/price-doubt.ts'
import type { Category } from '#domain/category.ts'
import type { Millimes } from '#domain/money.ts'

/** A row of a spreadsheet. Fields of missing columns and empty cells are absent. */
export interface PastedRow {
  /** The row number in the spreadsheet, from 1. */
  readonly line: number
  readonly model: string
  readonly name?: string
  readonly price?: TypedPrice
  readonly stock?: number
  readonly category?: Category
  readonly storeName?: string
  /** Cells that are invalid. */
  readonly unreadable: readonly PastedCell[]
  /** Cells without a heading above: what stands in them may belong elsewhere. */
  readonly unnamed: readonly PastedCell[]
}

/** `text` is the cell as it was typed. */
interface TypedPrice {
  readonly amount: Millimes
  readonly text: string
}

/** A cell that is named to the operator. */
export interface PastedCell {
  /** Undefined for a cell without a heading. */
  readonly column?: PasteColumn | undefined
  readonly text: string
}

export const pasteColumns = ['model', 'name', 'price', 'stock', 'category', 'store'] as const

export type PasteColumn = (typeof pasteColumns)[number]

export const rowProblems = [
  ...(['more-cells', 'unreadable', 'without-model', 'twice', 'several-products', 'several-sizes', 'supply'] as const),
  ...(['unknown-store', 'incomplete', 'below-promotion'] as const),
] as const

export type RowProblem = (typeof rowProblems)[number]

/** What saving a row would do. A row whose price is in doubt is saved only when somebody has confirmed it. */
export type RowPreview =
  | {
      readonly outcome: 'wrong'
      readonly line: number
      readonly problem: RowProblem
      /** The cells with the problem; without text, those that are missing. */
      readonly cells: readonly PastedCell[]
    }
  | { readonly outcome: 'same'; readonly line: number; readonly name: string }
  | {
      readonly outcome: 'changed'
      readonly line: number
      readonly id: number
      readonly name: string
      readonly price?: { readonly from: Millimes; readonly to: Millimes }
      readonly doubt?: PriceDoubt
      readonly stock?: { readonly variantId: number; readonly from: number; readonly to: number }
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
      readonly doubt?: PriceDoubt
      readonly stock: number
      readonly category: Category
      readonly storeId: number
    }
