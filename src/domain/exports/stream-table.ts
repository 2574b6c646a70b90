import type { Actor } from '#domain/access/actor.ts'
import { mayExportGoods, mayExportPeople } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { requireFreshIdentity } from '#domain/access/require-fresh-identity.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Period } from '#domain/reports/period.ts'
import { readChanges, readComments, readEmails, readMessages, readPlanRequests } from './read-activity.ts'
import { readProducts, readStockMovements, readStores } from './read-catalog.ts'
import { readLinesOfOrders, readOrderSteps, readOrders } from './read-orders.ts'
import { recordExport } from './record-export.ts'
import type { ReadRows } from './row-page.ts'

/**
 * The exportable tables. Names, addresses and phone numbers of people have a policy of their own; staff see such
 * records one by one.
 */
const tables = {
  orders: { hasPeople: true, isDated: true, read: readOrders },
  'order-lines': { hasPeople: false, isDated: true, read: readLinesOfOrders },
  'order-steps': { hasPeople: true, isDated: true, read: readOrderSteps },
  products: { hasPeople: false, isDated: false, read: readProducts },
  stores: { hasPeople: false, isDated: false, read: readStores },
  'stock-movements': { hasPeople: false, isDated: true, read: readStockMovements },
  comments: { hasPeople: true, isDated: true, read: readComments },
  messages: { hasPeople: true, isDated: true, read: readMessages },
  packs: { hasPeople: true, isDated: true, read: readPlanRequests },
  letters: { hasPeople: true, isDated: true, read: readEmails },
  changes: { hasPeople: true, isDated: true, read: readChanges },
} as const satisfies Record<string, ExportedTable>

interface ExportedTable {
  readonly hasPeople: boolean
  /** Whether the period filters it. */
  readonly isDated: boolean
  readonly read: ReadRows<object>
}

type Tables = typeof tables

export type TableName = keyof Tables

/**
 * A row of a table: columns that end in `_millimes` are amounts in millimes, fields of products and stores have their
 * names.
 */
export type ExportedRow<Name extends TableName = TableName> = Awaited<ReturnType<Tables[Name]['read']>>['rows'][number]

const tableNames = Object.keys(tables) as TableName[]

export function isTableName(text: string): text is TableName {
  return Object.hasOwn(tables, text)
}

export function isDated(name: TableName): boolean {
  return tables[name].isDated
}

/** Whether the table has names or addresses of people. */
export function hasPeople(name: TableName): boolean {
  return tables[name].hasPeople
}

/** Lists the tables that the actor may export. */
export function tablesFor(actor: Actor): TableName[] {
  return tableNames.filter((name) => mayExport(actor, name))
}

function mayExport(actor: Actor, name: TableName): boolean {
  return hasPeople(name) ? mayExportPeople(actor) : mayExportGoods(actor)
}

/**
 * Streams the rows of a table page by page. Each page is read when the previous one was consumed, so memory stays
 * bounded and no transaction stays open for a slow client. The audit log has an entry before the first row leaves.
 */
export async function* streamTable(
  marketplace: Marketplace,
  name: TableName,
  period: Period,
): AsyncGenerator<readonly ExportedRow[]> {
  requireAllowed(mayExport(marketplace.actor, name))
  if (hasPeople(name)) requireFreshIdentity(marketplace)
  await recordExport(marketplace, { table: name, hasPeople: hasPeople(name), ...(isDated(name) && { period }) })
  const read: ReadRows<ExportedRow> = tables[name].read
  for (let after: number | undefined = 0; after !== undefined; ) {
    const { rows, last }: Awaited<ReturnType<typeof read>> = await read(marketplace, after, period)
    yield rows
    after = last
  }
}
