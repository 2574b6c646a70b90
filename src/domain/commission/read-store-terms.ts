import { sql } from 'kysely'
import type { Marketplace } from '#domain/marketplace.ts'
import type { StoreTerms } from './commission-terms.ts'

/** Returns what is agreed with stores, by their ids; nothing for those with which nothing is. */
export async function readStoreTerms(
  { db }: Marketplace,
  storeIds: readonly number[],
): Promise<ReadonlyMap<number, StoreTerms & { readonly version: number }>> {
  const rows = await db
    .selectFrom('store_terms')
    .select(['store_id', 'plan', 'commission_basis_points', 'version'])
    .where(sql<boolean>`store_id = any(${storeIds})`)
    .execute()
  return new Map(
    rows.map(({ store_id, plan, commission_basis_points: commission, version }) => [
      store_id,
      { ...(plan !== null && { plan }), ...(commission !== null && { commission }), version },
    ]),
  )
}
