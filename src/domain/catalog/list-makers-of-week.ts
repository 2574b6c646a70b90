import { type SqlBool, sql } from 'kysely'
import type { Marketplace } from '../marketplace.ts'
import { sundayMidnight } from '../promotions/weekly-promotion.ts'
import { noteHoldsUntil, noteShown } from '../shown.ts'
import type { Store } from './store.ts'
import { selectAllStores, storeFromRow } from './store-rows.ts'

/** So many stores that sell something, others each week until Sunday midnight in Tunis, so that every maker has a turn. */
export async function listMakersOfWeek(marketplace: Marketplace, most: number): Promise<Store[]> {
  const weekEnds = sundayMidnight(marketplace.clock.now())
  // A store that is new or back sells nothing before the catalogue has changed.
  noteShown(marketplace, 'catalogue')
  noteHoldsUntil(marketplace, weekEnds)
  const sellsSomething = sql<SqlBool>`exists (select from shelf_counts where store_id = stores.id and products > 0)`
  const rows = await selectAllStores(marketplace.db)
    .where('retired_at', 'is', null)
    .where(sellsSomething)
    .orderBy(sql`md5(id || ${weekEnds.toISOString()})`)
    .limit(most)
    .execute()
  for (const { id } of rows) noteShown(marketplace, `store:${id}`)
  return rows.map(storeFromRow)
}
