import { sql } from 'kysely'
import { pipeline } from '#database/pipeline.ts'
import { mayActInPublic } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { onSale } from '#domain/catalog/on-sale.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { consumeNetworkQuota } from '#domain/rate-limits/consume-network-quota.ts'
import { quotaKey, tryQuota } from '#domain/rate-limits/quota-queries.ts'
import { limitedNetwork } from '#domain/request-network.ts'
import { isStudioOpen } from '#domain/sellers/studio-setting.ts'
import { tunisDayOf } from '#domain/tunis-day.ts'
import { type Interest, type InterestKind, reportQuota, storeQuota } from './interest.ts'

interface StoreCount {
  readonly storeId: number
  readonly count: number
}

/**
 * Counts for their stores, by day, what a visitor saw, found or kept. Nothing of the visitor is stored. What the shop
 * does not show is not counted, and nothing is in a shop without makers. Throws RateLimited.
 */
export async function countInterest(marketplace: Marketplace, interest: Interest): Promise<void> {
  requireAllowed(mayActInPublic(marketplace.actor))
  if (!(await isStudioOpen(marketplace))) return
  await inTransaction(marketplace, async (marketplace) => {
    const counts = await withRoom(marketplace, interest.kind, await readCounts(marketplace, interest))
    await addCounts(marketplace, interest.kind, counts)
    await consumeNetworkQuota(marketplace, 'store-interest', { name: 'store interest report', quota: reportQuota })
  })
}

/**
 * How much a report adds to each store, in the order of their ids: reports at the same time lock counts in one order.
 * Reads without a lock, so that nobody who edits a product or a store waits.
 */
async function readCounts({ db }: Marketplace, { productIds, storeIds }: Interest): Promise<StoreCount[]> {
  const { rows } = await sql<StoreCount>`
    select store_id as "storeId", count(*)::integer as count from (
      select store_id from products where id = any(${[...productIds]}::integer[]) and ${onSale}
      union all
      select id from stores where id = any(${[...storeIds]}::integer[]) and retired_at is null
    ) as shown (store_id)
    group by 1 order by 1`.execute(db)
  return rows
}

/** Leaves out stores for which the network has used up its quota: one stranger must not make a store look sought. */
async function withRoom(
  marketplace: Marketplace,
  kind: InterestKind,
  counts: readonly StoreCount[],
): Promise<readonly StoreCount[]> {
  const network = limitedNetwork(marketplace)
  if (!network || counts.length === 0) return counts
  const keyOf = ({ storeId }: StoreCount) => quotaKey('store interest', kind, String(storeId), network.address)
  const keys = counts.flatMap((counted) => Array<Buffer>(counted.count).fill(keyOf(counted)))
  const { exceeded } = await pipeline(marketplace.db, { exceeded: tryQuota(marketplace, storeQuota, keys) })
  const full = exceeded as readonly { readonly key: Buffer }[]
  return counts.filter((counted) => !full.some(({ key }) => key.equals(keyOf(counted))))
}

async function addCounts({ db, clock }: Marketplace, kind: InterestKind, counts: readonly StoreCount[]): Promise<void> {
  if (counts.length === 0) return
  const day = tunisDayOf(clock.now())
  await db
    .insertInto('store_interest')
    .values(counts.map(({ storeId, count }) => ({ store_id: storeId, day, kind, count })))
    .onConflict((conflict) =>
      conflict
        .columns(['store_id', 'day', 'kind'])
        .doUpdateSet({ count: sql<number>`store_interest.count + excluded.count` }),
    )
    .execute()
}
