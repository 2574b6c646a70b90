import type { Period } from '../figures/period.ts'
import type { Marketplace } from '../marketplace.ts'
import { mayActAs, type Role } from '../operators/operator.ts'
import { requireOperator } from '../operators/require-operator.ts'
import { readProducts, readStockMovements, readStores } from './read-catalog.ts'
import { readOrderLines, readOrderSteps, readOrders } from './read-orders.ts'
import { readChanges, readComments, readLetters, readMessages, readPacks } from './read-people.ts'
import type { ReadRows } from './row-page.ts'

/**
 * What can be taken out of the shop as a table. What has names, addresses or phone numbers of people in it only an owner
 * takes out: whoever works here sees them one by one, but need not carry all of them away.
 */
const tables = {
  orders: { for: 'owner', isDated: true, read: readOrders },
  'order-lines': { for: 'staff', isDated: true, read: readOrderLines },
  'order-steps': { for: 'owner', isDated: true, read: readOrderSteps },
  products: { for: 'staff', isDated: false, read: readProducts },
  stores: { for: 'staff', isDated: false, read: readStores },
  'stock-movements': { for: 'staff', isDated: true, read: readStockMovements },
  comments: { for: 'owner', isDated: true, read: readComments },
  messages: { for: 'owner', isDated: true, read: readMessages },
  packs: { for: 'owner', isDated: true, read: readPacks },
  letters: { for: 'owner', isDated: true, read: readLetters },
  changes: { for: 'owner', isDated: true, read: readChanges },
} as const satisfies Record<string, ExportedTable>

interface ExportedTable {
  readonly for: Role
  /** Whether a period narrows it. */
  readonly isDated: boolean
  readonly read: ReadRows<object>
}

type Tables = typeof tables

export type TableName = keyof Tables

/** A row of a table. Amounts are in millimes where the name of the column ends so. */
export type ExportedRow<Name extends TableName = TableName> = Awaited<ReturnType<Tables[Name]['read']>>['rows'][number]

const tableNames = Object.keys(tables) as TableName[]

export function isTableName(text: string): text is TableName {
  return Object.hasOwn(tables, text)
}

export function isDated(name: TableName): boolean {
  return tables[name].isDated
}

/** The tables that someone of the role may take out. */
export function tablesFor(role: Role): TableName[] {
  return tableNames.filter((name) => mayActAs(role, tables[name].for))
}

/**
 * The rows of a table, some at a time, each time asked for when the ones before have been taken: however large the table,
 * little of it is in memory, and no transaction stays open for someone on a slow line.
 */
export async function* streamTable(
  marketplace: Marketplace,
  name: TableName,
  period: Period,
): AsyncGenerator<readonly ExportedRow[]> {
  requireOperator(marketplace, tables[name].for)
  const read: ReadRows<ExportedRow> = tables[name].read
  for (let after: number | undefined = 0; after !== undefined; ) {
    const { rows, last }: Awaited<ReturnType<typeof read>> = await read(marketplace, after, period)
    yield rows
    after = last
  }
}
