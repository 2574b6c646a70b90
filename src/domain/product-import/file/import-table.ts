/** Whose export a file is, told by its headings; `table` is any other. */
export const importSources = ['shopify', 'woocommerce', 'etsy', 'table'] as const

export type ImportSource = (typeof importSources)[number]

/** The cells of a file under its headings. No text has NUL characters or lone surrogates. */
export interface ImportTable {
  readonly source: ImportSource
  readonly headings: readonly string[]
  /** Without empty ones. */
  readonly rows: readonly ImportTableRow[]
}

export interface ImportTableRow {
  /** As spreadsheets number it: the headings are usually row 1. */
  readonly line: number
  /** May be fewer or more than the headings. */
  readonly cells: readonly string[]
  /** The indexes of cells that a workbook stores as numbers: with a decimal point, never in two readings. */
  readonly numeric?: readonly number[]
}

export const maxImportBytes = 50 * 1024 * 1024
/** Rows below the headings. */
export const maxImportRows = 10_000
export const maxImportColumns = 500

/** Why nothing of a file can be read. */
export const fileProblems = [
  /** No row below the headings. */
  'empty',
  'too-large',
  'too-many-rows',
  'too-many-columns',
  /** Neither text in columns nor an XLSX workbook. */
  'unknown-format',
  /** The workbook format before 2007, or another program's: to be saved as XLSX. */
  'other-workbook',
  /** Incomplete, as after a download that was interrupted. */
  'damaged',
  /** It has a password. */
  'encrypted',
] as const

export type FileProblem = (typeof fileProblems)[number]

export type FileReading =
  | { readonly outcome: 'read'; readonly table: ImportTable }
  | { readonly outcome: 'refused'; readonly problem: FileProblem }
