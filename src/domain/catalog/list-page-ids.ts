import { sql } from 'kysely'
import { addCacheTags } from '#domain/cache-tags.ts'
import type { Marketplace } from '../marketplace.ts'
import { onSale } from './on-sale.ts'

export interface PageIds {
  readonly productIds: readonly number[]
  readonly storeIds: readonly number[]
}

/** Returns the ids of all products and stores that have a public page. Ids only, to stay small in a large shop. */
export async function listPageIds(marketplace: Marketplace): Promise<PageIds> {
  addCacheTags(marketplace, 'catalog', 'stores')
  const rows = await marketplace.db
    .selectFrom('products')
    .where(onSale)
    .select([sql<'product' | 'store'>`'product'`.as('kind'), 'id'])
    .unionAll((from) =>
      from
        .selectFrom('stores')
        .where('retired_at', 'is', null)
        .select([sql<'product' | 'store'>`'store'`.as('kind'), 'id']),
    )
    .orderBy('id')
    .execute()
  const idsOf = (kind: 'product' | 'store') => rows.filter((row) => row.kind === kind).map((row) => row.id)
  return { productIds: idsOf('product'), storeIds: idsOf('store') }
}
