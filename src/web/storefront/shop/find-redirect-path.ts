import { findSearchRedirect } from '#domain/catalog/search-entries/find-search-redirect.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { storePath } from '#web/paths/storefront-paths.ts'
import { changedShopPath, countChosen, type ShopQuery } from './shop-query.ts'

/**
 * Returns where the owner has decided that a search leads; undefined when it has results of its own. The target has no
 * search, so it redirects no further; a price in the text becomes its price range. A search under filters stays there,
 * and one for the text as typed is never redirected.
 */
export async function findRedirectPath(marketplace: Marketplace, query: ShopQuery): Promise<string | undefined> {
  const { searchText, isVerbatim } = query
  if (searchText === undefined || isVerbatim || countChosen(query) > 0) return undefined
  const target = await findSearchRedirect(marketplace, searchText)
  if (target?.to === 'store') return storePath(target.storeId)
  if (!target) return undefined
  const { category, price } = target
  return changedShopPath(query, {
    ...{ categories: [category], minPrice: price.min, maxPrice: price.max },
    searchText: undefined,
  })
}
