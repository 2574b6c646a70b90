import { sql } from 'kysely'
import { isSeller, mayRunStores } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { recordPrices } from '#domain/catalog/price-history.ts'
import { requiresApproval } from '#domain/catalog/submissions/requires-approval.ts'
import { submitPiece } from '#domain/catalog/submissions/submit-piece.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { consumeSellerLimit } from '#domain/rate-limits/seller-limits.ts'
import { lockAdminProduct } from './lock-admin-product.ts'
import { isPlanFull } from './place-for-piece.ts'

/**
 * `held`: the office has taken it out of the shop, or not put it there yet, and only the office does: what waits until
 * it is looked at, where it approves pieces. `plan-full`: the plan of the store has no place for it. `waiting`: the
 * office is asked to look at it.
 */
export type RestoreOutcome = { readonly outcome: 'on-sale' | 'held' | 'plan-full' | 'waiting' }

/**
 * Puts a retired product back on sale with its remaining stock. A planned publishing is done with that. A maker does so
 * with what rests; a draft that the office has to approve is submitted by that.
 */
export async function restoreProduct(marketplace: Marketplace, id: number): Promise<RestoreOutcome> {
  const scope = requireScope(mayRunStores(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const { product, retiredAt, isResting, isDraft, submission } = await lockAdminProduct(marketplace, scope, id)
    if (!retiredAt) return { outcome: 'on-sale' }
    if (isSeller(marketplace.actor)) {
      if (!isResting) return { outcome: 'held' }
      if (await isPlanFull(marketplace, product.store.id)) return { outcome: 'plan-full' }
      if (isDraft && (await requiresApproval(marketplace, product.store.id))) {
        await consumeSellerLimit(marketplace, 'change')
        await submitPiece(marketplace, id)
        return { outcome: 'waiting' }
      }
    } else if (submission?.state === 'waiting') return { outcome: 'held' }
    await consumeSellerLimit(marketplace, 'change')
    await putOnSale(marketplace, id)
    return { outcome: 'on-sale' }
  })
}

/**
 * Puts a locked product that is retired on sale; one that was submitted is approved by that. Runs in the transaction of
 * the caller.
 */
export async function putOnSale(marketplace: Marketplace, id: number): Promise<void> {
  const submission = sql<'approved' | null>`case when submission is not null then 'approved' end`
  const onSale = { retired_at: null, publish_at: null, submission }
  await marketplace.db.updateTable('products').set(onSale).where('id', '=', id).execute()
  await recordPrices(marketplace, [id])
  const [before, after] = [{ isRetired: true }, { isRetired: false }]
  await recordAudit(marketplace, { entity: 'product', id, action: 'restored', before, after })
  await recordEvent(marketplace, { type: 'product.restored', productId: id })
}
