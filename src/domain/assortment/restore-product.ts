import { recordChange } from '../history/record-change.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import { requireOperator } from '../operators/require-operator.ts'
import { recordEvent } from '../record-event.ts'
import { lockShelfItem } from './lock-shelf-item.ts'

/** Puts a product back on sale as it was, with the pieces it still has. */
export async function restoreProduct(marketplace: Marketplace, id: number): Promise<void> {
  requireOperator(marketplace, 'staff')
  await inTransaction(marketplace, async (marketplace) => {
    const { retiredAt } = await lockShelfItem(marketplace, id)
    if (!retiredAt) return
    await marketplace.db.updateTable('products').set({ retired_at: null }).where('id', '=', id).execute()
    const [before, after] = [{ isRetired: true }, { isRetired: false }]
    await recordChange(marketplace, { what: 'product', id, action: 'restored', before, after })
    await recordEvent(marketplace, { type: 'product.restored', productId: id })
  })
}
