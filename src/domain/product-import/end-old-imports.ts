import { sql } from 'kysely'
import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/** An import that nobody goes on with ends after so long: its file is dropped. */
export const openImportDays = 30

/** What was found in a file and came of it is kept for so long after its import is over. */
export const endedImportDays = 365

/**
 * Ends the imports that nobody goes on with, and deletes those that were over long ago. What they have added stays, and
 * stays known.
 */
export async function endOldImports(marketplace: Marketplace): Promise<void> {
  requireAllowed(isSystem(marketplace.actor))
  await inTransaction(marketplace, async ({ db, clock }) => {
    const now = clock.now()
    const hasAdded = sql`exists (select from product_import_pieces
      where import_id = product_imports.id and product_import_pieces.state = 'added')`
    await sql`delete from product_imports where changed_at < ${daysBefore(now, openImportDays)}
      and state in ('reading', 'asking', 'stopped') and not ${hasAdded}`.execute(db)
    await sql`update product_imports set state = 'done', changed_at = ${now}, version = version + 1
      where changed_at < ${daysBefore(now, openImportDays)} and state = 'stopped'`.execute(db)
    await sql`delete from product_import_files where import_id in (
      select id from product_imports where state = 'done')`.execute(db)
    await sql`delete from product_imports where changed_at < ${daysBefore(now, endedImportDays)}
      and state in ('refused', 'done', 'taken-back')`.execute(db)
  })
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000)
}
