import { sql } from 'kysely'
import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/**
 * Deletes the notes of changes that every process has read: `keepCatalogFacts` reads all products after half as long a
 * pause.
 */
export async function deleteOldCatalogChanges({ actor, db, clock }: Marketplace): Promise<void> {
  requireAllowed(isSystem(actor))
  await db
    .deleteFrom('catalog_changes')
    .where('changed_at', '<', sql<Date>`${clock.now()}::timestamptz - interval '1 day'`)
    .execute()
}
