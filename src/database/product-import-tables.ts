import type { ColumnType, Generated } from 'kysely'
import type { ImportState, PieceState } from '#domain/product-import/product-import.ts'

/** Pieces that come from files of other shops. */
export interface ProductImportTables {
  product_imports: {
    id: ColumnType<number, never, never>
    store_id: ColumnType<number, number, never>
    operator_id: number | null
    acted_by_id: number | null
    file_name: ColumnType<string, string, never>
    state: ImportState
    problem: ColumnType<string, string | undefined>
    contents: ColumnType<unknown, string | undefined, string>
    headings_hash: ColumnType<Buffer | null, undefined, Buffer>
    choices: ColumnType<unknown, string | undefined, string>
    remembered: ColumnType<unknown, undefined, string>
    version: Generated<number>
    made_at: ColumnType<Date, Date, never>
    changed_at: Date
  }
  /** While the import is not over. */
  product_import_files: { import_id: number; part: number; bytes: Buffer }
  product_import_pieces: {
    import_id: ColumnType<number, number, never>
    position: ColumnType<number, number, never>
    state: PieceState
    key: ColumnType<string | null, string | null, never>
    lines: ColumnType<readonly number[], readonly number[], never>
    name: ColumnType<string, string, never>
    /** Written as JSON, as the following are. */
    draft: ColumnType<unknown, string | null, null>
    pictures: ColumnType<unknown, string, string>
    remarks: ColumnType<unknown, string, string>
    cells: ColumnType<unknown, string | null, never>
    product_id: ColumnType<number | null, undefined, number>
  }
  /** What the stores have taken over from files. */
  imported_products: { store_id: number; key: string; product_id: number }
}
