import { addCacheTags } from '#domain/cache-tags.ts'
import { readPricePhrase } from '#domain/catalog/search/interpret-search.ts'
import { isOpenStore } from '#domain/catalog/stores/is-open-store.ts'
import { listCategories } from '#domain/categories/list-categories.ts'
import { type Category, categoriesOf } from '#domain/category.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { PriceRange } from '#domain/search/price-phrase.ts'
import { readOwnSearches } from './read-own-searches.ts'

export type SearchRedirect =
  | { readonly to: 'category'; readonly category: Category; readonly price: PriceRange }
  | { readonly to: 'store'; readonly storeId: number }

/**
 * Returns where the owner has decided that a search leads, without a price in it, which limits the category. A store
 * or category that has been retired since is ignored.
 */
export async function findSearchRedirect(
  marketplace: Marketplace,
  searchText: string,
): Promise<SearchRedirect | undefined> {
  addCacheTags(marketplace, 'search', 'stores')
  const { pricePhrase, ...asked } = readPricePhrase({ searchText })
  const [own, categories] = await Promise.all([readOwnSearches(marketplace), listCategories(marketplace)])
  const { category, storeId } = own.findAnswer(asked.searchText) ?? {}
  if (category !== undefined && categoriesOf(categories, category))
    return { to: 'category', category, price: pricePhrase?.range ?? {} }
  return storeId !== undefined && (await isOpenStore(marketplace, storeId)) ? { to: 'store', storeId } : undefined
}
