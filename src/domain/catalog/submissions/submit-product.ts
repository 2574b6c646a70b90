import { maySubmitProducts } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import { lockAdminProduct } from '#domain/catalog/admin/lock-admin-product.ts'
import { isPlanFull } from '#domain/catalog/admin/place-for-piece.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { consumeSellerLimit } from '#domain/rate-limits/seller-limits.ts'
import { submitPiece } from './submit-piece.ts'

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
    await submitPiece(marketplace, id, submission)
    return { outcome: 'submitted' }
  })
}
