import type { ColumnType } from 'kysely'
import type { CreatedAt } from './created-at.ts'

/** The check of the consistency rules. */
export interface ConsistencyTables {
  /** One row, or none before the first check. */
  consistency_check: { is_only: ColumnType<true, never, never>; checked_at: Date }
  consistency_violations: {
    id: ColumnType<number, never, never>
    rule: string
    row_id: number
    detail: string
    found_at: CreatedAt
  }
}
