import { sql } from 'kysely'
import { z } from 'zod'
import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { erasureReasons } from './erasure-reason.ts'
import { type PersonalTableName, personalTableNames } from './personal-tables.ts'

/** What a receipt says: when, and which rows. It holds nothing of what was erased. */
export const erasureReceiptShape = z.object({
  /** The shop whose rows these are, by `shopMark`. */
  shop: z.string(),
  id: z.uuid(),
  erasedAt: z.iso.datetime(),
  reason: z.enum(erasureReasons),
  rows: z.partialRecord(z.enum(personalTableNames), z.array(z.int())),
})

export type ErasureReceipt = z.infer<typeof erasureReceiptShape>

export function receiptFileName(erasureId: string): string {
  return `${erasureId}.json`
}

/**
 * Returns what tells the database of one shop from that of another, also after a restore: when its first migration ran.
 */
export async function shopMark({ db }: Marketplace): Promise<string> {
  const { rows } = await sql<{ mark: string }>`select min(applied_at)::timestamptz at time zone 'UTC' || '' as mark
    from migrations`.execute(db)
  return rows[0]?.mark ?? ''
}

/**
 * Writes the receipt of an erasure beside the backups. A job, repeated until it succeeds; writing it again is harmless.
 */
export async function writeErasureReceipt(marketplace: Marketplace, erasureId: string): Promise<void> {
  requireAllowed(isSystem(marketplace.actor))
  const { db, erasureReceipts } = marketplace
  const erasure = await db
    .selectFrom('erasures')
    .select(['id', 'erased_at', 'reason'])
    .where('id', '=', erasureId)
    .executeTakeFirstOrThrow()
  const erased = await db
    .selectFrom('erased_rows')
    .select(['table_name', 'row_id'])
    .where('erasure_id', '=', erasureId)
    .orderBy('table_name')
    .orderBy('row_id')
    .execute()
  const rows = Object.groupBy(erased, (row) => row.table_name as PersonalTableName)
  const receipt: ErasureReceipt = {
    shop: await shopMark(marketplace),
    id: erasure.id,
    erasedAt: erasure.erased_at.toISOString(),
    reason: erasure.reason,
    rows: Object.fromEntries(Object.entries(rows).map(([table, rows]) => [table, rows.map((row) => row.row_id)])),
  }
  await erasureReceipts.save(receiptFileName(receipt.id), JSON.stringify(receipt))
}
