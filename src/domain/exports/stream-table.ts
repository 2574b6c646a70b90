import { mayExport } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { hasRole, type Role } from '#domain/access/role.ts'
import type { Period } from '#domain/reports/period.ts'
import type { Marketplace } from '../marketplace.ts'
import { readChanges, readComments, readEmails, readMessages, readPlanRequests } from './read-activity.ts'
import { readProducts, readStockMovements, readStores } from './read-catalog.ts'
import { readLinesOfOrders, readOrderSteps, readOrders } from './read-orders.ts'
import type { ReadRows } from './row-page.ts'

/**
 * The exportable tables. Only owners export personal data (names, addresses, phone numbers); staff see such records one
 * by one.
 */
const tables = {
  orders: { for: 'owner', isDated: true, read: readOrders },
  'order-lines': { for: 'staff', isDated: true, read: readLinesOfOrders },
  'order-steps': { for: 'owner', isDated: true, read: readOrderSteps },
  products: { for: 'staff', isDated: false, read: readProducts },
  stores: { for: 'staff', isDated: false, read: readStores },
  'stock-movements': { for: 'staff', isDated: true, read: readStockMovements },
  comments: { for: 'owner', isDated: true, read: readComments },
  messages: { for: 'owner', isDated: true, read: readMessages },
  packs: { for: 'owner', isDated: true, read: readPlanRequests },
  letters: { for: 'owner', isDated: true, read: readEmails },
  changes: { for: 'owner', isDated: true, read: readChanges },
} as const satisfies Record<string, ExportedTable>

interface ExportedTable {
  readonly for: Role
  /** Whether the period filters it. */
  readonly isDated: boolean
  readonly read: ReadRows<object>
}

type Tables = typeof tables

export type TableName = keyof Tables

/** A row of a table. Columns that end in `_millimes` are amounts in millimes. */
export type ExportedRow<Name extends TableName = TableName> = Awaited<ReturnType<Tables[Name]['read']>>['rows'][number]

const tableNames = Object.keys(tables) as TableName[]

export function isTableName(text: string): text is TableName {
  return Object.hasOwn(tables, text)
}

export function isDated(name: TableName): boolean {
  return tables[name].isDated
}

/** Lists the tables that the role may export. */
export function tablesFor(role: Role): TableName[] {
  return tableNames.filter((name) => hasRole(role, tables[name].for))
}

/**
 * Streams the rows of a table page by page. Each page is read when the previous one was consumed, so memory stays
 * bounded and no transaction stays open for a slow client.
 */
export async function* streamTable(
  marketplace: Marketplace,
  name: TableName,
  period: Period,
): AsyncGenerator<readonly ExportedRow[]> {
  requireAllowed(mayExport(marketplace.actor, tables[name].for))
  const read: ReadRows<ExportedRow> = tables[name].read
  for (let after: number | undefined = 0; after !== undefined; ) {
    const { rows, last }: Awaited<ReturnType<typeof read>> = await read(marketplace, after, period)
    yield rows
    after = last
  }
}
