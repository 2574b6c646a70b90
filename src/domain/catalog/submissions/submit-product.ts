import { maySubmitProducts } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { lockAdminProduct } from '#domain/catalog/admin/lock-admin-product.ts'
import { isPlanFull } from '#domain/catalog/admin/place-for-piece.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { consumeSellerLimit } from '#domain/rate-limits/seller-limits.ts'

/**
 * Asks the office to look at an own piece that it has sent back or taken out. Does nothing for one that waits already,
 * that is in the shop, or that its maker can put back. `plan-full`: the plan of the store has no place for it.
 */
export async function submitProduct(
  marketplace: Marketplace,
  id: number,
): Promise<{ readonly outcome: 'submitted' | 'plan-full' }> {
  const scope = requireScope(maySubmitProducts(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const { product, retiredAt, isResting, publishAt, submission } = await lockAdminProduct(marketplace, scope, id)
    if (!retiredAt || isResting || publishAt || submission?.state === 'waiting') return { outcome: 'submitted' }
    if (await isPlanFull(marketplace, product.store.id)) return { outcome: 'plan-full' }
    await consumeSellerLimit(marketplace, 'change')
    const waiting = { submission: 'waiting', submission_reason: null, submitted_at: marketplace.clock.now() } as const
    await marketplace.db.updateTable('products').set(waiting).where('id', '=', id).execute()
    const before = { reason: submission?.state === 'sent-back' ? submission.reason : null }
    await recordAudit(marketplace, { entity: 'product', id, action: 'submitted', before, after: { reason: null } })
    return { outcome: 'submitted' }
  })
}
