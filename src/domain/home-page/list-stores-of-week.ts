import { type SqlBool, sql } from 'kysely'
import { addCacheTags, limitCacheExpiry } from '#domain/cache-tags.ts'
import type { Store } from '#domain/catalog/stores/store.ts'
import { selectAllStores, singleStore } from '#domain/catalog/stores/store-rows.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { sundayMidnight } from '#domain/promotions/weekly-promotion.ts'

/**
 * Returns some stores that have products on sale, others each week (to Sunday midnight in Tunis), so that each has a
 * turn.
 */
export async function listStoresOfWeek(marketplace: Marketplace, limit: number): Promise<Store[]> {
  const weekEnds = sundayMidnight(marketplace.clock.now())
  // Also tagged with the catalog: a new or restored store appears here once it has products.
  addCacheTags(marketplace, 'catalog')
  limitCacheExpiry(marketplace, weekEnds)
  const sellsSomething = sql<SqlBool>`exists (select from product_counts where store_id = stores.id and products > 0)`
  const rows = await selectAllStores(marketplace)
    .where('retired_at', 'is', null)
    .where('is_on_home', '=', true)
    .where(sellsSomething)
    .orderBy(sql`md5(id || ${weekEnds.toISOString()})`)
    .limit(limit)
    .execute()
  return rows.map((row) => singleStore(marketplace, row))
}
