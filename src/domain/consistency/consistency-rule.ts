import { type RawBuilder, sql } from 'kysely'

/** The tables that are checked, a slice of their rows after the other. */
export const checkedTables = [
  'orders',
  'order_returns',
  'held_stock',
  'variants',
  'products',
  'cash_entries',
  'cash_days',
  'remittances',
  'store_balances',
  'payouts',
  'plan_dues',
  'couriers',
] as const

export type CheckedTable = (typeof checkedTables)[number]

/** Rows of a table from one id to another, both included. */
export interface RowRange {
  readonly firstId: number
  readonly lastId: number
}

/** A row that breaks a rule. `detail` names the row as people know it, and says what is wrong. */
export interface Violation {
  readonly rowId: number
  readonly detail: string
}

export interface ConsistencyRule {
  readonly table: CheckedTable
  /** Returns a query of the rows in the range that break the rule. One statement sees one state of the database. */
  violationsIn(range: RowRange, now: Date): RawBuilder<Violation>
}

/** SQL condition: personal data of the row was erased, and there is a receipt. */
export function isErased(table: string, id: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from erased_rows where table_name = ${table} and row_id = ${sql.ref(id)})`
}

/** SQL condition: the id is in the range. */
export function isIn({ firstId, lastId }: RowRange, id: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(id)} between ${firstId} and ${lastId}`
}
