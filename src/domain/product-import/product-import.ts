import type { NewProduct } from '#domain/catalog/new-product.ts'
import type { PictureRefusal } from '#domain/catalog/pictures/picture-decoder.ts'
import type { Millimes } from '#domain/money.ts'
import type { FetchRefusal } from './fetch-picture.ts'
import type { ImportChoices } from './file/import-choices.ts'
import type { CategoryInFile, ImportQuestion, PlannedPicture } from './file/import-plan.ts'
import type { ImportSource } from './file/import-table.ts'

/** Further files of a store are refused while so many are not over. */
export const maxOpenImports = 5

/** Of those that are over a store keeps so many: the oldest go when another file comes. */
export const maxEndedImports = 20

/** Of the name of a file. */
export const maxFileName = 200

/** Of what tells a piece from others in the files of its store. */
export const maxPieceKey = 300

export const importStates = [
  /** The file waits to be read, or is read. */
  'reading',
  /** It was read: nothing is added before somebody has looked at what would come. */
  'asking',
  /** The file cannot be read. */
  'refused',
  'running',
  'stopped',
  'done',
  'taking-back',
  'taken-back',
] as const

export type ImportState = (typeof importStates)[number]

/** States in which an import keeps its file, since something may follow. */
export const openStates = ['reading', 'asking', 'running', 'stopped'] as const satisfies readonly ImportState[]

export const pieceStates = [
  'planned',
  /** The store has it from an earlier file. */
  'known',
  /** Rows that are no piece. */
  'refused',
  'added',
  /** It could not be saved. */
  'failed',
  'taken-back',
  /** It was edited or published before the import was taken back, and stays. */
  'kept',
] as const

export type PieceState = (typeof pieceStates)[number]

/** Why an import has stopped by itself. */
export const stopReasons = [
  /** Whoever has started it may not do so any more. */
  'no-access',
  /** The store has as many products as its maker may add. */
  'store-full',
  'plan-full',
  'plan-over',
] as const

export type StopReason = (typeof stopReasons)[number]

export type ImportDraft = Omit<NewProduct, 'storeId' | 'pictures'>

/** A picture of a planned piece, and what became of it. */
export interface ImportPicture extends PlannedPicture {
  readonly fileName?: string
  readonly refusal?: FetchRefusal | PictureRefusal
}

/** A column of a file, with its first values. */
export interface FileColumn {
  readonly heading: string
  readonly samples: readonly string[]
}

/** What is in a file. `refusedRows` counts rows, the others what would come of the rest. */
export interface FileContents {
  readonly source: ImportSource
  readonly columns: readonly FileColumn[]
  readonly questions: readonly ImportQuestion[]
  readonly categories: readonly CategoryInFile[]
  /** How many pieces wait for an answer to the questions. */
  readonly waiting: number
  readonly pieces: number
  readonly variants: number
  readonly pictures: number
  readonly refusedRows: number
  /** Of all variants, without reductions; undefined without pieces, and of files that earlier releases have read. */
  readonly prices?: { readonly lowest: Millimes; readonly highest: Millimes }
}

export interface ProductImport {
  readonly id: number
  readonly storeId: number
  readonly storeName: string
  readonly fileName: string
  /** Who has taken its last step; undefined: the program. */
  readonly by: string | undefined
  readonly state: ImportState
  readonly problem: string
  readonly madeAt: Date
  /** How many of its pieces and rows are in each state. */
  readonly counts: Readonly<Record<PieceState, number>>
}

/** An import with what was found in its file. */
export interface ReadImport extends ProductImport {
  /** Grows with each step. */
  readonly version: number
  /** Undefined until the file was read. */
  readonly contents: FileContents | undefined
  readonly choices: ImportChoices | undefined
}

/** Whether a job is at work on an import, so that it looks different soon. */
export function isMoving({ state }: Pick<ProductImport, 'state'>): boolean {
  return state === 'reading' || state === 'running' || state === 'taking-back'
}
