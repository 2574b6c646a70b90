import { productFromRow, selectProducts, weeklyPriceAt } from '#domain/catalog/product-rows.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { millimes } from '#domain/money.ts'
import type { AdminProduct } from './admin-product.ts'

/** Selects products, retired ones included, with the columns that only the back office needs. */
export function selectAdminProducts(marketplace: Marketplace) {
  return selectProducts(marketplace)
    .select(['products.retired_at', 'stores.retired_at as store_retired_at'])
    .select('products.promotional_price_millimes as own_promotional_price_millimes')
    .select(weeklyPriceAt(marketplace.clock.now()).as('weekly_price_millimes'))
}

type AdminProductRow = Awaited<ReturnType<ReturnType<typeof selectAdminProducts>['executeTakeFirstOrThrow']>>

export function adminProductFromRow(row: AdminProductRow): AdminProduct {
  const { own_promotional_price_millimes: own, weekly_price_millimes: weekly } = row
  return {
    product: productFromRow(row),
    ...(own !== null && { ownPromotionalPrice: millimes(own) }),
    ...(weekly !== null && { weeklyPrice: millimes(weekly) }),
    ...(row.retired_at && { retiredAt: row.retired_at }),
    isStoreRetired: row.store_retired_at !== null,
  }
}
