import { mayEditProducts } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { markProductRetired } from '#domain/catalog/mark-product-retired.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { lockAdminProduct } from './lock-admin-product.ts'

/** Takes a product off sale until it is restored, and records it in the audit log. */
export async function retireProduct(marketplace: Marketplace, id: number): Promise<void> {
  requireAllowed(mayEditProducts(marketplace.actor))
  await inTransaction(marketplace, async (marketplace) => {
    const { retiredAt } = await lockAdminProduct(marketplace, id)
    if (retiredAt) return
    await markProductRetired(marketplace, id)
    const [before, after] = [{ isRetired: false }, { isRetired: true }]
    await recordAudit(marketplace, { entity: 'product', id, action: 'retired', before, after })
  })
}
