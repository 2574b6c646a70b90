import { mayEditProducts } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { lockAdminProduct } from '#domain/catalog/admin/lock-admin-product.ts'
import { putOnSale } from '#domain/catalog/admin/restore-product.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { lastChangeId } from './last-change.ts'
import type { SubmissionReason } from './submission.ts'

/** `changed-meanwhile`: the piece does not wait any more, or is not what was looked at. */
export type DecideOutcome = { readonly outcome: 'approved' | 'sent-back' | 'changed-meanwhile' }

/**
 * Puts a piece that waits into the shop, as it was looked at: `seenChangeId` is its last change then, and its maker may
 * have made another one since.
 */
export async function approveSubmission(
  marketplace: Marketplace,
  id: number,
  seenChangeId: number,
): Promise<DecideOutcome> {
  return decide(marketplace, id, async (marketplace) => {
    const product = marketplace.db.selectFrom('products').select(lastChangeId.as('lastChangeId')).where('id', '=', id)
    if ((await product.executeTakeFirstOrThrow()).lastChangeId !== seenChangeId) return { outcome: 'changed-meanwhile' }
    await putOnSale(marketplace, id)
    return { outcome: 'approved' }
  })
}

/** Sends a piece that waits back to its maker, with a reason. */
export async function sendBackSubmission(
  marketplace: Marketplace,
  id: number,
  reason: SubmissionReason,
): Promise<DecideOutcome> {
  return decide(marketplace, id, async (marketplace) => {
    const sentBack = { submission: 'sent-back', submission_reason: reason } as const
    await marketplace.db.updateTable('products').set(sentBack).where('id', '=', id).execute()
    const [before, after] = [{ reason: null }, { reason }]
    await recordAudit(marketplace, { entity: 'product', id, action: 'sent back', before, after })
    return { outcome: 'sent-back' }
  })
}

/** Locks the piece, so that of two people who decide at once one does. */
async function decide(
  marketplace: Marketplace,
  id: number,
  act: (marketplace: Marketplace) => Promise<DecideOutcome>,
): Promise<DecideOutcome> {
  const scope = requireScope(mayEditProducts(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const { submission } = await lockAdminProduct(marketplace, scope, id)
    return submission?.state === 'waiting' ? act(marketplace) : { outcome: 'changed-meanwhile' }
  })
}
