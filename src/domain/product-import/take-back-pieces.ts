import { sql } from 'kysely'
import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { queueJob } from '#domain/events/queue-job.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { asStarted } from './import-actor.ts'
import { deleteFile } from './import-file.ts'

/** Pieces of one transaction: orders and forms that need one of them wait for no more than these. */
const batchSize = 50

/**
 * Takes back what an import has added, in batches, until the program stops: then it queues itself again. Drafts that
 * nobody has touched are retired, since the ledgers of their stock stay; their file may then add them again.
 */
export async function takeBackPieces(marketplace: Marketplace, importId: number, stop: AbortSignal): Promise<void> {
  requireAllowed(isSystem(marketplace.actor))
  while (await takeBackBatch(marketplace, importId)) {
    if (!stop.aborted) continue
    await queueJob(marketplace, 'take-back-product-import', { importId })
    return
  }
}

/** Returns whether pieces remain. */
async function takeBackBatch(outer: Marketplace, importId: number): Promise<boolean> {
  return inTransaction(outer, async (marketplace) => {
    const { db, clock } = marketplace
    const found = await db
      .selectFrom('product_imports')
      .select(['store_id', 'operator_id', 'acted_by_id'])
      .where('id', '=', importId)
      .where('state', '=', 'taking-back')
      .forUpdate()
      .executeTakeFirst()
    if (!found) return false
    // Whoever has asked for it is the one who did it; it is done also when that person may not any more.
    const asked = (await asStarted(marketplace, found)) ?? marketplace
    const pieces = await db
      .selectFrom('product_import_pieces')
      .select(['position', 'product_id'])
      .where('import_id', '=', importId)
      .where('state', '=', 'added')
      .orderBy('position')
      .limit(batchSize)
      .execute()
    for (const { position, product_id: productId } of pieces) {
      const state = productId !== null && (await takeBack(asked, productId)) ? 'taken-back' : 'kept'
      await db
        .updateTable('product_import_pieces')
        .set({ state })
        .where('import_id', '=', importId)
        .where('position', '=', position)
        .execute()
    }
    if (pieces.length === batchSize) return true
    const over = { state: 'taken-back', changed_at: clock.now() } as const
    await db.updateTable('product_imports').set(over).where('id', '=', importId).execute()
    await deleteFile(marketplace, importId)
    return false
  })
}

/** Returns whether it was a draft that nobody has touched. */
async function takeBack(marketplace: Marketplace, productId: number): Promise<boolean> {
  const { db, clock } = marketplace
  const { rows } = await sql<{ isUntouched: boolean }>`
    select retired_at = created_at and publish_at is null and submission is null
        and not exists (select from audit_log as change
          where change.entity = 'product' and change.entity_id = products.id::text and change.action <> 'created')
        and not exists (select from weekly_promotions where product_id = products.id) as "isUntouched"
    from products where id = ${productId} for update`.execute(db)
  if (!rows[0]?.isUntouched) return false
  const [before, after] = [{ isRetired: true }, { isRetired: true }]
  await recordAudit(marketplace, { entity: 'product', id: productId, action: 'retired', before, after })
  // A later moment than that of its creation: it is no draft any more.
  const retired = { retired_at: clock.now(), is_resting: false }
  await db.updateTable('products').set(retired).where('id', '=', productId).execute()
  await db.deleteFrom('imported_products').where('product_id', '=', productId).execute()
  return true
}
