import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type CheckedTable, checkedTables, type RowRange, type Violation } from './consistency-rule.ts'
import { type ConsistencyRuleName, consistencyRules } from './rules.ts'

/** How many rows of a table are checked at once: each takes well below a second. */
const sliceSizes: Record<CheckedTable, number> = {
  ...{
    orders: 2000,
    order_returns: 1000,
    held_stock: 1,
    variants: 500,
    products: 2000,
    cash_entries: 5000,
    cash_days: 20,
    remittances: 100,
    store_balances: 20,
    payouts: 1000,
    plan_dues: 1000,
    couriers: 50,
  },
}

export interface FoundViolation extends Violation {
  readonly rule: ConsistencyRuleName
}

/** Returns the slice of a table that begins after an id; undefined after the last row. */
export async function nextSlice(db: Database, table: CheckedTable, afterId: number): Promise<RowRange | undefined> {
  const { rows } = await sql<{ lastId: number | null }>`
    select max(id) as "lastId" from (
      select id from ${sql.table(table)} where id > ${afterId} order by id limit ${sliceSizes[table]}) as slice`.execute(
    db,
  )
  const lastId = rows[0]?.lastId ?? undefined
  return lastId === undefined ? undefined : { firstId: afterId + 1, lastId }
}

/** Checks a slice of a table against each of its rules. */
export async function findViolationsIn(
  { db, clock }: Pick<Marketplace, 'db' | 'clock'>,
  table: CheckedTable,
  slice: RowRange,
): Promise<FoundViolation[]> {
  const found: FoundViolation[] = []
  for (const [rule, { table: ofTable, violationsIn }] of Object.entries(consistencyRules)) {
    if (ofTable !== table) continue
    const { rows } = await violationsIn(slice, clock.now()).execute(db)
    found.push(...rows.map((violation) => ({ ...violation, rule: rule as ConsistencyRuleName })))
  }
  return found
}

/** Checks every row of every table; slices, so that no statement takes long. */
export async function* findAllViolations(shop: Pick<Marketplace, 'db' | 'clock'>): AsyncGenerator<FoundViolation> {
  for (const table of checkedTables) {
    let slice = await nextSlice(shop.db, table, 0)
    for (; slice; slice = await nextSlice(shop.db, table, slice.lastId))
      yield* await findViolationsIn(shop, table, slice)
  }
}
