import { mayEditStores } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { recordPrices } from '#domain/catalog/price-history.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { lockStore } from './lock-store.ts'

/**
 * Retires a store: visitors see neither it nor its products. The products themselves do not change, and open orders for
 * them continue.
 */
export async function retireStore(marketplace: Marketplace, id: number): Promise<void> {
  await setRetired(marketplace, id, { isRetired: true })
}

/** Restores a retired store. Its products that were not retired themselves are on sale again. */
export async function restoreStore(marketplace: Marketplace, id: number): Promise<void> {
  await setRetired(marketplace, id, { isRetired: false })
}

async function setRetired(
  marketplace: Marketplace,
  id: number,
  { isRetired }: { readonly isRetired: boolean },
): Promise<void> {
  const scope = requireScope(mayEditStores(marketplace.actor))
  await inTransaction(marketplace, async (marketplace) => {
    const { db, clock } = marketplace
    const { retiredAt } = await lockStore(marketplace, scope, id)
    if ((retiredAt !== undefined) === isRetired) return
    const retired_at = isRetired ? clock.now() : null
    await db.updateTable('stores').set({ retired_at }).where('id', '=', id).execute()
    await recordPrices(marketplace, await idsOfProducts(marketplace, id))
    const action = isRetired ? 'retired' : 'restored'
    const [before, after] = [{ isRetired: !isRetired }, { isRetired }]
    await recordAudit(marketplace, { entity: 'store', id, action, before, after })
  })
}

async function idsOfProducts({ db }: Marketplace, storeId: number): Promise<number[]> {
  const products = await db.selectFrom('products').select('id').where('store_id', '=', storeId).execute()
  return products.map(({ id }) => id)
}
