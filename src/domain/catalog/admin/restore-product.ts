import { mayEditProducts } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { recordPrices } from '#domain/catalog/price-history.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { lockAdminProduct } from './lock-admin-product.ts'

/** Puts a retired product back on sale with its remaining stock. A planned publishing is done with that. */
export async function restoreProduct(marketplace: Marketplace, id: number): Promise<void> {
  const scope = requireScope(mayEditProducts(marketplace.actor))
  await inTransaction(marketplace, async (marketplace) => {
    const { retiredAt } = await lockAdminProduct(marketplace, scope, id)
    if (retiredAt) await putOnSale(marketplace, id)
  })
}

/** Puts a locked product that is retired on sale. Runs in the transaction of the caller. */
export async function putOnSale(marketplace: Marketplace, id: number): Promise<void> {
  const onSale = { retired_at: null, publish_at: null }
  await marketplace.db.updateTable('products').set(onSale).where('id', '=', id).execute()
  await recordPrices(marketplace, [id])
  const [before, after] = [{ isRetired: true }, { isRetired: false }]
  await recordAudit(marketplace, { entity: 'product', id, action: 'restored', before, after })
  await recordEvent(marketplace, { type: 'product.restored', productId: id })
}
