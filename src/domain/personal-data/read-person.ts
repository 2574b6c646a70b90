import { sql } from 'kysely'
import { hasPrivateOrder, mayHandlePersonalData } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { requireFreshIdentity } from '#domain/access/require-fresh-identity.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { maskAddress, maskPhone } from '#domain/orders/masking.ts'
import type { Phone } from '#domain/phone.ts'
import { findPersonalRows } from './find-rows.ts'
import type { CalledPerson, PersonKey, PersonQuery } from './person-key.ts'
import { type PersonalTable, type PersonalTableName, personalTables } from './personal-tables.ts'

/** The rows of one table with the data of a person, newest first. */
export interface PersonalRecords {
  readonly table: PersonalTableName
  /** How many there are; `rows` are at most as many as were asked for. */
  readonly count: number
  readonly rows: readonly PersonalRecord[]
}

export type PersonalRecord = Readonly<Record<string, unknown>> & { readonly id: number }

/** What an export has of each table at most. More than this belongs to no person, but to a program. */
export const maxExportedRows = 5_000
const maxDisplayedRows = 20

/** Resolves an order number. Returns undefined for one that no order has. */
export async function findPersonKey({ db, actor }: Marketplace, query: PersonQuery): Promise<PersonKey | undefined> {
  requireAllowed(mayHandlePersonalData(actor))
  if (query.by !== 'order') return query
  const order = await db.selectFrom('orders').select('id').where('number', '=', query.number).executeTakeFirst()
  return order && { by: 'order', orderId: order.id }
}

/** Returns what the shop holds of a person, at most 20 rows of each table. */
export async function findPerson(marketplace: Marketplace, key: PersonKey): Promise<readonly PersonalRecords[]> {
  requireAllowed(mayHandlePersonalData(marketplace.actor))
  return readRecords(marketplace, key, maxDisplayedRows)
}

/**
 * Returns what the shop holds under a phone number or of an order, to hand out; undefined before the shop has called
 * back. The audit log records that it left, not what.
 */
export async function exportPerson(
  marketplace: Marketplace,
  { key, isCalledBack }: CalledPerson,
): Promise<readonly PersonalRecords[] | undefined> {
  requireAllowed(mayHandlePersonalData(marketplace.actor))
  requireFreshIdentity(marketplace)
  if (!isCalledBack) return undefined
  return inTransaction(marketplace, async (marketplace) => {
    const records = await readRecords(marketplace, key, maxExportedRows)
    const rows = records.reduce((sum, { count }) => sum + count, 0)
    const id = key.by === 'order' ? `order ${key.orderId}` : key.by
    await recordAudit(marketplace, {
      entity: 'personal data',
      id,
      action: 'exported',
      after: { rows, reason: 'called' },
    })
    return records
  })
}

/**
 * Returns what the shop holds of the order of the private link. Such links are forwarded, so contacts are masked as on
 * the page of the order; a link to the email address gives them in full.
 */
export async function exportOwnOrder(marketplace: Marketplace): Promise<readonly PersonalRecords[]> {
  requireAllowed(hasPrivateOrder(marketplace.actor))
  const records = await readRecords(marketplace, { by: 'order', orderId: marketplace.actor.orderId }, maxExportedRows)
  return records
    .filter(({ table }) => ownOrderTables.has(table))
    .map(({ table, count, rows }) => ({ table, count, rows: rows.map((row) => masked(table, row)) }))
}

const ownOrderTables: ReadonlySet<PersonalTableName> = new Set([
  ...([
    'orders',
    'order_steps',
    'order_calls',
    'order_payments',
    'customer_requests',
    'reviews',
    'contact_messages',
  ] as const),
  ...(['order_returns', 'order_return_steps', 'order_return_photos'] as const),
])

function masked(table: PersonalTableName, row: PersonalRecord): PersonalRecord {
  const { columns }: PersonalTable = personalTables[table]
  const fields = Object.entries(row).map(([name, value]) => {
    if (!(name in columns) || value === null || value === '') return [name, value]
    return [name, columns[name] === 'phone' ? maskPhone(value as Phone) : maskAddress(String(value))]
  })
  return Object.fromEntries(fields)
}

/** Reads the personal columns, the facts beside them, and what an order was for. */
export async function readRecords(
  marketplace: Marketplace,
  key: PersonKey,
  limit: number,
): Promise<readonly PersonalRecords[]> {
  const records: PersonalRecords[] = []
  for (const [table, ids] of await findPersonalRows(marketplace, key)) {
    if (ids.length > 0) records.push({ table, count: ids.length, rows: await readRows(marketplace, table, ids, limit) })
  }
  return records
}

async function readRows(
  { db }: Marketplace,
  name: PersonalTableName,
  ids: readonly number[],
  limit: number,
): Promise<readonly PersonalRecord[]> {
  const { createdAt, columns, facts }: PersonalTable = personalTables[name]
  const personal = Object.keys(columns).filter((column) => !['computed', 'file'].includes(columns[column] ?? ''))
  const selected = ['id', createdAt, ...facts, ...personal].map((column) => sql.ref(column))
  const ordered = sql`(select string_agg(quantity || ' × ' || name, ', ' order by position) from order_lines
    where order_id = orders.id) as ordered`
  const { rows } = await sql<PersonalRecord>`
    select ${sql.join(name === 'orders' ? [...selected, ordered] : selected)} from ${sql.table(name)}
    where id = any(${ids}::bigint[]) order by id desc limit ${limit}`.execute(db)
  return rows
}
