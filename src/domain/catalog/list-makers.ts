import { sql } from 'kysely'
import type { Marketplace } from '../marketplace.ts'
import { noteShown } from '../shown.ts'
import type { Store } from './store.ts'
import { selectAllStores, storeFromRow } from './store-rows.ts'

export interface MakerPage {
  readonly makers: readonly Store[]
  /** How many there are on all pages together. */
  readonly total: number
}

/** One page (from 1) of the stores that are open, in the order of their names. */
export async function listMakers(
  marketplace: Marketplace,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<MakerPage> {
  noteShown(marketplace, 'stores')
  const { db } = marketplace
  const [rows, { count }] = await Promise.all([
    selectAllStores(db)
      .where('retired_at', 'is', null)
      .orderBy(sql`lower(name)`)
      .orderBy('id')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    db
      .selectFrom('stores')
      .where('retired_at', 'is', null)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ])
  return { makers: rows.map(storeFromRow), total: count }
}
