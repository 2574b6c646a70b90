import { sql } from 'kysely'
import type { Marketplace } from '#domain/marketplace.ts'
import type { CurrentTerms } from './commission-terms.ts'
import { isRunning } from './plan-of-store.ts'
import { readPlansOfStores } from './read-plans-of-stores.ts'

/** Returns what is agreed with each of the stores now, by their ids. */
export async function readStoreTerms(
  marketplace: Marketplace,
  storeIds: readonly number[],
): Promise<ReadonlyMap<number, CurrentTerms>> {
  const now = marketplace.clock.now()
  const plans = await readPlansOfStores(marketplace, storeIds)
  const rows = await marketplace.db
    .selectFrom('store_terms')
    .select(['store_id', 'commission_basis_points', 'version'])
    .where(sql<boolean>`store_id = any(${[...storeIds]})`)
    .execute()
  const own = new Map(rows.map((row) => [row.store_id, row]))
  return new Map(
    storeIds.map((id) => {
      const plan = plans.get(id)
      const row = own.get(id)
      return [
        id,
        {
          plan: plan && isRunning(plan, now) ? plan.plan : undefined,
          commission: row?.commission_basis_points ?? undefined,
          version: row?.version ?? 0,
        },
      ]
    }),
  )
}

/** The same of one store. */
export async function readTermsOfStore(marketplace: Marketplace, storeId: number): Promise<CurrentTerms> {
  return (await readStoreTerms(marketplace, [storeId])).get(storeId) as CurrentTerms
}
