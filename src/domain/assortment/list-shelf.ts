import { sql } from 'kysely'
import { hasAtMost } from '../catalog/has-at-most.ts'
import { onSale } from '../catalog/on-sale.ts'
import type { Marketplace } from '../marketplace.ts'
import { requireOperator } from '../operators/require-operator.ts'
import { getShopWindow } from '../shop-window/shop-window-setting.ts'
import { type ShelfFilter, shelfPageSize } from './shelf-filter.ts'
import type { ShelfItem } from './shelf-item.ts'
import { selectShelf, shelfItemFromRow } from './shelf-rows.ts'

/** One page of the products that match, the newest first, and how many there are on all pages together. */
export async function listShelf(
  marketplace: Marketplace,
  filter: ShelfFilter,
): Promise<{ readonly items: readonly ShelfItem[]; readonly total: number }> {
  requireOperator(marketplace, 'staff')
  const ids = await matchingIds(marketplace, filter)
  const shown = ids.slice((filter.page - 1) * shelfPageSize, filter.page * shelfPageSize)
  if (shown.length === 0) return { items: [], total: ids.length }
  const rows = await selectShelf(marketplace).where('products.id', 'in', shown).orderBy('products.id', 'desc').execute()
  return { items: rows.map(shelfItemFromRow), total: ids.length }
}

async function matchingIds(marketplace: Marketplace, filter: ShelfFilter): Promise<number[]> {
  const { db } = marketplace
  const { state, storeId, category } = filter
  const { lowStock } = await getShopWindow(marketplace)
  const words = (filter.words ?? '').toWellFormed().replaceAll('\0', '').split(/\s+/).filter(Boolean).slice(0, 8)
  const isLow = sql<boolean>`exists (select from product_sizes size where size.product_id = products.id
    and size.retired_at is null and ${hasAtMost(lowStock)})`
  const soldOut = sql<boolean>`not exists (select from product_sizes size where size.product_id = products.id
    and size.retired_at is null and size.stock > 0)`
  const rows = await db
    .selectFrom('products')
    .select('products.id')
    .$if(state === 'retired', (query) => query.where(sql<boolean>`not ${onSale}`))
    .$if(state !== 'retired' && state !== 'all', (query) => query.where(onSale))
    .$if(state === 'low', (query) => query.where(isLow))
    .$if(state === 'sold-out', (query) => query.where(soldOut))
    .$if(state === 'promoted', (query) => query.where('products.promotional_price_millimes', 'is not', null))
    .$if(storeId !== undefined, (query) => query.where('products.store_id', '=', storeId ?? 0))
    .$if(category !== undefined, (query) => query.where('products.category', '=', category ?? ''))
    .where((where) =>
      where.and(words.map((word) => sql<boolean>`position(fold_text(${word}) in products.search_text) > 0`)),
    )
    .orderBy('products.id', 'desc')
    .execute()
  return rows.map(({ id }) => id)
}
