import { isSeller, mayRunStores } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { recordPrices } from '#domain/catalog/price-history.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { consumeSellerLimit } from '#domain/rate-limits/seller-limits.ts'
import { lockAdminProduct } from './lock-admin-product.ts'

/**
 * Takes a product off sale until it is restored, and records it in the audit log. The row stays, because orders refer
 * to it. One that its maker takes out rests: the maker may put it back, unless the office takes it out as well. Does
 * nothing when it is so already.
 */
export async function retireProduct(marketplace: Marketplace, id: number): Promise<void> {
  const scope = requireScope(mayRunStores(marketplace.actor))
  const isByMaker = isSeller(marketplace.actor)
  await inTransaction(marketplace, async (marketplace) => {
    const { retiredAt, isResting } = await lockAdminProduct(marketplace, scope, id)
    if (retiredAt && (isByMaker || !isResting)) return
    await consumeSellerLimit(marketplace, 'change')
    await marketplace.db
      .updateTable('products')
      .set({ retired_at: retiredAt ?? marketplace.clock.now(), is_resting: isByMaker })
      .where('id', '=', id)
      .execute()
    if (!retiredAt) await recordPrices(marketplace, [id])
    const [before, after] = [{ isRetired: retiredAt !== undefined }, { isRetired: true }]
    await recordAudit(marketplace, { entity: 'product', id, action: 'retired', before, after })
  })
}
