import { mayEditStores } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import { setRetired } from '#domain/audit/set-retired.ts'
import { recordPrices } from '#domain/catalog/price-history.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { lockStore } from './lock-store.ts'

/**
 * Retires a store: visitors see neither it nor its products. The products themselves do not change, and open orders for
 * them continue.
 */
export async function retireStore(marketplace: Marketplace, id: number): Promise<void> {
  await retire(marketplace, id, true)
}

/** Restores a retired store. Its products that were not retired themselves are on sale again. */
export async function restoreStore(marketplace: Marketplace, id: number): Promise<void> {
  await retire(marketplace, id, false)
}

async function retire(marketplace: Marketplace, id: number, isRetired: boolean): Promise<void> {
  const scope = requireScope(mayEditStores(marketplace.actor))
  await inTransaction(marketplace, async (marketplace) => {
    const { retiredAt } = await lockStore(marketplace, scope, id)
    const wasRetired = retiredAt !== undefined
    const isChanged = await setRetired(marketplace, { entity: 'store', id, wasRetired, isRetired })
    if (isChanged) await recordPrices(marketplace, await idsOfProducts(marketplace, id))
  })
}

async function idsOfProducts({ db }: Marketplace, storeId: number): Promise<number[]> {
  const products = await db.selectFrom('products').select('id').where('store_id', '=', storeId).execute()
  return products.map(({ id }) => id)
}
