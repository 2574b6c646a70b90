import { sql } from 'kysely'
import { actorColumns } from '#domain/access/actor-columns.ts'
import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { anonymizeRows } from './erase-rows.ts'
import { type ErasureReceipt, erasureReceiptShape, receiptFileName, shopMark } from './erasure-receipt.ts'
import { type PersonalTableName, personalTables } from './personal-tables.ts'

/**
 * Repeats the erasures that a restored database does not know, because its backup is older. Called at each start, when
 * the migrations have run and before the shop opens; it changes nothing where all receipts are known. They are read
 * from `marketplace.erasureReceipts`, which a restore must not replace by those of the backup. Receipts of another shop
 * are left alone.
 *
 * Each receipt is one transaction. Rows that were written after the backup are not there, and rows that got their ids
 * anew are younger than the receipt: both are left alone. An order that waited again in the backup is erased all the
 * same, since the person was promised so. Returns how many erasures were repeated. Throws for an unreadable receipt.
 */
export async function replayErasures(marketplace: Marketplace): Promise<number> {
  requireAllowed(isSystem(marketplace.actor))
  let repeated = 0
  const shop = await shopMark(marketplace)
  const known = await marketplace.db.selectFrom('erasures').select('id').where('reason', '<>', 'retention').execute()
  const knownFiles = new Set(known.map(({ id }) => receiptFileName(id)))
  for (const fileName of await marketplace.erasureReceipts.list()) {
    if (knownFiles.has(fileName)) continue
    const receipt = erasureReceiptShape.parse(JSON.parse(await marketplace.erasureReceipts.read(fileName)))
    if (receipt.shop === shop && (await repeatErasure(marketplace, receipt))) repeated += 1
  }
  return repeated
}

async function repeatErasure(
  marketplace: Marketplace,
  { id, erasedAt, reason, rows }: ErasureReceipt,
): Promise<boolean> {
  return inTransaction(marketplace, async (marketplace) => {
    const isNew = await marketplace.db
      .insertInto('erasures')
      .values({ id, reason, erased_at: erasedAt, ...actorColumns(marketplace.actor) })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!isNew) return false
    const present = new Map<PersonalTableName, readonly number[]>()
    for (const [table, ids] of Object.entries(rows)) {
      const name = table as PersonalTableName
      present.set(name, await olderRows(marketplace, name, ids, erasedAt))
    }
    await anonymizeRows(marketplace, id, present)
    return true
  })
}

async function olderRows(
  { db }: Marketplace,
  name: PersonalTableName,
  ids: readonly number[],
  erasedAt: string,
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(name)}
    where id = any(${ids}::bigint[]) and ${sql.ref(personalTables[name].createdAt)} <= ${erasedAt}::timestamptz
    order by id`.execute(db)
  return rows.map(({ id }) => id)
}
