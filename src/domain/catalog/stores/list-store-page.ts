import { addCacheTags } from '#domain/cache-tags.ts'
import { sortNameIn } from '#domain/localized-text.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Store } from './store.ts'
import { selectAllStores, storesOfList } from './store-rows.ts'

export interface StorePage {
  readonly stores: readonly Store[]
  /** On all pages together. */
  readonly total: number
}

/** Returns a page (from 1) of the stores that are not retired, by name. */
export async function listStorePage(
  marketplace: Marketplace,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<StorePage> {
  addCacheTags(marketplace, 'stores')
  const { db } = marketplace
  const [rows, { count }] = await Promise.all([
    selectAllStores(marketplace)
      .where('retired_at', 'is', null)
      .orderBy(sortNameIn('stores', marketplace.locale))
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
  return { stores: storesOfList(marketplace, rows), total: count }
}
