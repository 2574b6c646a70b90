import { sql } from 'kysely'
import type { Marketplace } from '#domain/marketplace.ts'
import { planOfStore, type StorePlan } from './plan-of-store.ts'

/** Returns the plans of stores by their ids, those that are over too; nothing for stores that never had one. */
export async function readPlansOfStores(
  { db, clock }: Marketplace,
  storeIds: readonly number[],
): Promise<ReadonlyMap<number, StorePlan>> {
  const rows = await db
    .selectFrom('plan_requests')
    .select(['store_id', 'plan', 'expires_at'])
    .where(sql<boolean>`store_id = any(${[...storeIds]})`)
    .where('status', 'in', ['approved', 'expired'])
    .execute()
  const plans = Map.groupBy(
    rows.flatMap(({ store_id: storeId, plan, expires_at: endsAt }) =>
      storeId === null || !endsAt ? [] : [{ storeId, plan, endsAt }],
    ),
    ({ storeId }) => storeId,
  )
  const now = clock.now()
  return new Map(
    [...plans].flatMap(([storeId, all]) => {
      const found = planOfStore(all, now)
      return found ? [[storeId, { plan: found.plan, endsAt: found.endsAt }]] : []
    }),
  )
}
