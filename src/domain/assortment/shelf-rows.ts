import { productFromRow, selectProducts } from '../catalog/product-rows.ts'
import type { Marketplace } from '../marketplace.ts'
import { millimes } from '../money.ts'
import type { ShelfItem } from './shelf-item.ts'

/** Products on sale and off it. */
export function selectShelf(marketplace: Marketplace) {
  return selectProducts(marketplace).select([
    'products.retired_at',
    'stores.retired_at as store_retired_at',
    'products.promotional_price_millimes as own_promotional_price_millimes',
  ])
}

type ShelfRow = Awaited<ReturnType<ReturnType<typeof selectShelf>['executeTakeFirstOrThrow']>>

export function shelfItemFromRow(row: ShelfRow): ShelfItem {
  const own = row.own_promotional_price_millimes
  return {
    product: productFromRow(row),
    ...(own !== null && { ownPromotionalPrice: millimes(own) }),
    ...(row.retired_at && { retiredAt: row.retired_at }),
    isStoreRetired: row.store_retired_at !== null,
  }
}
