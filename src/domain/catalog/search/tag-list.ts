import { addCacheTags, limitCacheExpiry } from '#domain/cache-tags.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { isByBestMatch, type ProductFilter } from './product-filter.ts'

/**
 * How long a cached page may show the order of an earlier moment: no change of the catalog tells that others sold more.
 */
const rankMilliseconds = 3_600_000

/** Adds the cache tags of a list of products. */
export function tagList(marketplace: Marketplace, { storeIds, searchText, sort }: ProductFilter): void {
  addCacheTags(marketplace, ...(storeIds?.map((id) => `catalog-of-store:${id}` as const) ?? ['catalog' as const]))
  // What a search finds depends on the words, and on the colors and materials of products.
  if (searchText) addCacheTags(marketplace, 'search', 'filters', 'promotion')
  if (searchText && isByBestMatch(sort))
    limitCacheExpiry(marketplace, new Date(marketplace.clock.now().getTime() + rankMilliseconds))
  if (sort === 'name') addCacheTags(marketplace, `catalog:${marketplace.locale}`)
  if (sort?.endsWith('price')) addCacheTags(marketplace, 'promotion')
}
