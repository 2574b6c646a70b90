import type { ColumnType } from 'kysely'
import type { CreatedAt } from './created-at.ts'

/** The check of the consistency rules, and the seals of the append-only tables. */
export interface ConsistencyTables {
  consistency_progress: { table_name: string; checked_id: number; round_finished_at: Date | null }
  consistency_violations: {
    id: ColumnType<number, never, never>
    rule: string
    row_id: number
    detail: string
    found_at: CreatedAt
  }
  /** Append-only. */
  seals: {
    id: ColumnType<number, never, never>
    table_name: string
    first_id: number
    last_id: number
    hash: Buffer
    sealed_at: CreatedAt
  }
  /** `next_transaction` is a transaction id of PostgreSQL. */
  sealable_rows: { table_name: string; last_id: number; next_transaction: string }
}

/** Written by triggers of the append-only tables. */
export interface HashedPersonalValues {
  /** Null once the values are erased, or where there were none. */
  personal_salt: ColumnType<Buffer | null, never, never>
  personal_hash: ColumnType<Buffer | null, never, never>
}
