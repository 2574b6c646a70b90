import { mayPinProducts } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { everyStore } from '#domain/access/store-scope.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import { lockList } from '#domain/lock-list.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { listPinnedProducts } from './list-pinned-products.ts'
import { lockAdminProduct } from './lock-admin-product.ts'
import { maxPinnedProducts } from './pinned-product.ts'

export interface PinOutcome {
  readonly outcome: 'pinned' | 'unpinned' | 'as-before' | 'too-many'
}

/** Pins a product, so that it comes first on the shop's page. At most `maxPinnedProducts` are. Requires an owner. */
export async function pinProduct(marketplace: Marketplace, id: number): Promise<PinOutcome> {
  requireAllowed(mayPinProducts(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const refusal = await lockList(marketplace, 'pinned_products', { max: maxPinnedProducts })
    await lockAdminProduct(marketplace, everyStore, id)
    const pinned = await listPinnedProducts(marketplace)
    if (pinned.some((product) => product.id === id)) return { outcome: 'as-before' }
    if (refusal) return { outcome: 'too-many' }
    const pinnedAt = marketplace.clock.now()
    await marketplace.db.insertInto('pinned_products').values({ product_id: id, pinned_at: pinnedAt }).execute()
    await recordPin(marketplace, id, true)
    return { outcome: 'pinned' }
  })
}

/** Unpins a product, which then has its place in the common order again. */
export async function unpinProduct(marketplace: Marketplace, id: number): Promise<PinOutcome> {
  requireAllowed(mayPinProducts(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    await lockAdminProduct(marketplace, everyStore, id)
    const gone = await marketplace.db
      .deleteFrom('pinned_products')
      .where('product_id', '=', id)
      .returning('product_id')
      .executeTakeFirst()
    if (!gone) return { outcome: 'as-before' }
    await recordPin(marketplace, id, false)
    return { outcome: 'unpinned' }
  })
}

async function recordPin(marketplace: Marketplace, id: number, isPinned: boolean): Promise<void> {
  const action = isPinned ? 'pinned' : 'unpinned'
  const [before, after] = [{ isPinned: !isPinned }, { isPinned }]
  await recordAudit(marketplace, { entity: 'product', id, action, before, after })
}
