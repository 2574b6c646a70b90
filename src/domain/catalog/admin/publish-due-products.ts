import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { everyStore } from '#domain/access/store-scope.ts'
import { unapprovedState } from '#domain/catalog/submissions/submission.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { lockAdminProduct } from './lock-admin-product.ts'
import { setPublishing } from './plan-publishing.ts'
import { putOnSale } from './restore-product.ts'

const batchSize = 200

/** Puts the products on sale whose time has come, each in a transaction of its own. */
export async function publishDueProducts(marketplace: Marketplace): Promise<void> {
  requireAllowed(isSystem(marketplace.actor))
  while ((await publishBatch(marketplace)) === batchSize);
}

/** Returns how many products were due. */
async function publishBatch(marketplace: Marketplace): Promise<number> {
  const due = await marketplace.db
    .selectFrom('products')
    .select('id')
    .where('publish_at', '<=', marketplace.clock.now())
    .orderBy('publish_at')
    .orderBy('id')
    .limit(batchSize)
    .execute()
  for (const { id } of due) await publishIfDue(marketplace, id)
  return due.length
}

/**
 * The plan may have been changed, or the product restored, since it was found. What is not approved stays out, and its
 * plan ends.
 */
async function publishIfDue(marketplace: Marketplace, id: number): Promise<void> {
  await inTransaction(marketplace, async (marketplace) => {
    const { publishAt, submission } = await lockAdminProduct(marketplace, everyStore, id)
    if (!publishAt || publishAt > marketplace.clock.now()) return
    if (unapprovedState(submission)) await setPublishing(marketplace, id, { before: publishAt })
    else await putOnSale(marketplace, id)
  })
}
