import { sql } from 'kysely'
import type { Marketplace } from '../marketplace.ts'
import { noteShown } from '../shown.ts'
import { onSale } from './on-sale.ts'

export interface PageIds {
  readonly productIds: readonly number[]
  readonly storeIds: readonly number[]
}

/** Which products and stores have a page to visit: everything not retired, ids only, so that it stays light at any size. */
export async function listPageIds(marketplace: Marketplace): Promise<PageIds> {
  noteShown(marketplace, 'catalogue', 'stores')
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
