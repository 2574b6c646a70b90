import { batchedReads } from '#database/batched-reads.ts'
import type { Marketplace } from './marketplace.ts'

/**
 * Runs reads that belong together on one state of the database, so that no change of somebody else shows in some of
 * them only. Within a transaction they join that one. Reads that are ready at the same time go out together.
 */
export async function inSnapshot<Opened extends Marketplace, Result>(
  marketplace: Opened,
  read: (marketplace: Opened) => Promise<Result>,
): Promise<Result> {
  if (marketplace.db.isTransaction) return read(marketplace)
  return marketplace.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((db) => read({ ...marketplace, db: batchedReads(db) }))
}
