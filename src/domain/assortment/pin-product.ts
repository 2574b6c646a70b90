import { sql } from 'kysely'
import { recordChange } from '../history/record-change.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import { requireOperator } from '../operators/require-operator.ts'
import { recordEvent } from '../record-event.ts'
import { listPinnedProducts } from './list-pinned-products.ts'
import { lockShelfItem } from './lock-shelf-item.ts'
import { mostPinned } from './pinned-product.ts'

export interface PinOutcome {
  readonly outcome: 'pinned' | 'unpinned' | 'as-before' | 'too-many'
}

/** Puts a product before all others on the shop's page, at most `mostPinned` of them. Owners decide that. */
export async function pinProduct(marketplace: Marketplace, id: number): Promise<PinOutcome> {
  requireOperator(marketplace, 'owner')
  return inTransaction(marketplace, async (marketplace) => {
    await lockShelfItem(marketplace, id)
    // So that two who pin at once do not pin more than there may be.
    await sql`lock table pinned_products in share row exclusive mode`.execute(marketplace.db)
    const pinned = await listPinnedProducts(marketplace)
    if (pinned.some((product) => product.id === id)) return { outcome: 'as-before' }
    if (pinned.length >= mostPinned) return { outcome: 'too-many' }
    const pinnedAt = marketplace.clock.now()
    await marketplace.db.insertInto('pinned_products').values({ product_id: id, pinned_at: pinnedAt }).execute()
    await recordPin(marketplace, id, true)
    return { outcome: 'pinned' }
  })
}

/** Lets a product take its turn again like all others. */
export async function unpinProduct(marketplace: Marketplace, id: number): Promise<PinOutcome> {
  requireOperator(marketplace, 'owner')
  return inTransaction(marketplace, async (marketplace) => {
    await lockShelfItem(marketplace, id)
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
  await recordChange(marketplace, { what: 'product', id, action, before, after })
  await recordEvent(marketplace, { type: `product.${action}`, productId: id })
}
