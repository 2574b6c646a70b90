import type { ImportChoices, ImportShop, RememberedChoices } from './file/import-choices.ts'
import type { FileProblem } from './file/import-table.ts'
import type { FileContents, PieceState } from './product-import.ts'

export interface FileToPlan {
  readonly bytes: Uint8Array
  /** What somebody has chosen; undefined: it is guessed. */
  readonly choices: ImportChoices | undefined
  /** What was chosen for earlier files, by the hash of their headings. */
  readonly remembered: Readonly<Record<string, RememberedChoices>>
  readonly shop: ImportShop
}

/** A row of `product_import_pieces`: what is stored as JSON is text already, so that nobody else has to write it. */
export interface PlannedRow {
  readonly state: Extract<PieceState, 'planned' | 'refused'>
  readonly key: string | null
  readonly lines: number[]
  readonly name: string
  readonly draft: string | null
  readonly pictures: string
  readonly remarks: string
  readonly cells: string | null
}

export type PlannedFile =
  | { readonly outcome: 'refused'; readonly problem: ImportProblem }
  | {
      readonly outcome: 'planned'
      /** In hexadecimal. */
      readonly headingsHash: string
      readonly contents: FileContents
      readonly choices: ImportChoices
      readonly remembered: RememberedChoices
      readonly rows: readonly PlannedRow[]
    }

/** `too-much-work`: reading the file took too long or too much memory. */
export type ImportProblem = FileProblem | 'too-much-work'

/**
 * Reads a file of a stranger and says what would come of it, without keeping the process busy: one file at a time.
 * Throws the reason of `stop` when that is aborted.
 */
export type PlanImportFile = (file: FileToPlan, stop: AbortSignal) => Promise<PlannedFile>
