import { mayEditStores } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { setRetired } from '#domain/audit/set-retired.ts'
import { recordPrices } from '#domain/catalog/price-history.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { lockStore } from './lock-store.ts'

/**
 * Retires a store: visitors see neither it nor its products. The products themselves do not change, and open orders for
 * them continue. One that is out of the shop because its plan is over stays out also when a plan runs again.
 */
export async function retireStore(marketplace: Marketplace, id: number): Promise<void> {
  await retire(marketplace, id, true)
}

/**
 * Restores a retired store. Its products that were not retired themselves are on sale again. Does nothing while its
 * plan is over: then it returns with a plan.
 */
export async function restoreStore(marketplace: Marketplace, id: number): Promise<void> {
  await retire(marketplace, id, false)
}

async function retire(marketplace: Marketplace, id: number, isRetired: boolean): Promise<void> {
  const scope = requireScope(mayEditStores(marketplace.actor))
  await inTransaction(marketplace, async (marketplace) => {
    const { retiredAt, isPlanOver } = await lockStore(marketplace, scope, id)
    if (isPlanOver) return isRetired ? keepOut(marketplace, id) : undefined
    const wasRetired = retiredAt !== undefined
    const isChanged = await setRetired(marketplace, { entity: 'store', id, wasRetired, isRetired })
    if (isChanged) await recordPrices(marketplace, await idsOfProducts(marketplace, id))
  })
}

/** The office keeps out what was out of the shop already. */
async function keepOut(marketplace: Marketplace, id: number): Promise<void> {
  await marketplace.db.updateTable('stores').set({ is_plan_over: false }).where('id', '=', id).execute()
  const isRetired = { isRetired: true }
  await recordAudit(marketplace, { entity: 'store', id, action: 'retired', before: isRetired, after: isRetired })
}

export async function idsOfProducts({ db }: Marketplace, storeId: number): Promise<number[]> {
  const products = await db.selectFrom('products').select('id').where('store_id', '=', storeId).execute()
  return products.map(({ id }) => id)
}
