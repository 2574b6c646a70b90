import { mayEditProducts } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { unapprovedState } from '#domain/catalog/submissions/submission.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { lockAdminProduct } from './lock-admin-product.ts'
import { type PublishingProblem, publishingProblem } from './publishing.ts'

/** `waiting`, `sent-back`: the office has not approved what its maker has submitted. */
export type PlanOutcome =
  | { readonly outcome: 'planned' | 'on-sale' | 'waiting' | 'sent-back' }
  | { readonly outcome: 'invalid'; readonly problem: PublishingProblem }

/** Plans when a retired product goes on sale by itself, instead of what was planned before. */
export async function planPublishing(marketplace: Marketplace, id: number, publishAt: Date): Promise<PlanOutcome> {
  const scope = requireScope(mayEditProducts(marketplace.actor))
  const problem = publishingProblem(publishAt, marketplace.clock.now())
  if (problem) return { outcome: 'invalid', problem }
  return inTransaction(marketplace, async (marketplace) => {
    const product = await lockAdminProduct(marketplace, scope, id)
    if (!product.retiredAt) return { outcome: 'on-sale' }
    const unapproved = unapprovedState(product.submission)
    if (unapproved) return { outcome: unapproved }
    if (product.publishAt?.getTime() !== publishAt.getTime())
      await setPublishing(marketplace, id, { before: product.publishAt, after: publishAt })
    return { outcome: 'planned' }
  })
}

/** Cancels a planned publishing; the product stays retired. Does nothing without one. */
export async function cancelPublishing(marketplace: Marketplace, id: number): Promise<void> {
  const scope = requireScope(mayEditProducts(marketplace.actor))
  await inTransaction(marketplace, async (marketplace) => {
    const { publishAt } = await lockAdminProduct(marketplace, scope, id)
    if (publishAt) await setPublishing(marketplace, id, { before: publishAt })
  })
}

/**
 * Saves when a retired product is published, or that it is not. Runs in the transaction of the caller, who has locked
 * the product.
 */
export async function setPublishing(
  marketplace: Marketplace,
  id: number,
  { before, after }: { readonly before?: Date | undefined; readonly after?: Date },
): Promise<void> {
  const values = { publish_at: after ?? null }
  await marketplace.db.updateTable('products').set(values).where('id', '=', id).execute()
  await recordAudit(marketplace, {
    ...{ entity: 'product', id, action: after ? 'publishing planned' : 'publishing canceled' },
    ...{ before: { publishAt: before ?? null }, after: { publishAt: after ?? null } },
  })
}
