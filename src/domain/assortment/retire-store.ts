import { recordChange } from '../history/record-change.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import { requireOperator } from '../operators/require-operator.ts'
import { recordEvent } from '../record-event.ts'
import { lockStore } from './lock-store.ts'

/**
 * Closes a store: visitors meet neither it nor its products. Nothing else changes: orders that mention its products go
 * their way, and what was on sale is so again once the store is back.
 */
export async function retireStore(marketplace: Marketplace, id: number): Promise<void> {
  await turnStore(marketplace, id, { isRetired: true })
}

/** Opens a store again, with the products that were on sale. */
export async function restoreStore(marketplace: Marketplace, id: number): Promise<void> {
  await turnStore(marketplace, id, { isRetired: false })
}

async function turnStore(
  marketplace: Marketplace,
  id: number,
  { isRetired }: { readonly isRetired: boolean },
): Promise<void> {
  requireOperator(marketplace, 'staff')
  await inTransaction(marketplace, async (marketplace) => {
    const { db, clock } = marketplace
    const { retiredAt } = await lockStore(marketplace, id)
    if ((retiredAt !== undefined) === isRetired) return
    const retired_at = isRetired ? clock.now() : null
    await db.updateTable('stores').set({ retired_at }).where('id', '=', id).execute()
    const action = isRetired ? 'retired' : 'restored'
    const [before, after] = [{ isRetired: !isRetired }, { isRetired }]
    await recordChange(marketplace, { what: 'store', id, action, before, after })
    await recordEvent(marketplace, { type: `store.${action}`, storeId: id })
  })
}
