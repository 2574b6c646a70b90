import { interpretSearch, readPricePhrase } from '#domain/catalog/search/interpret-search.ts'
import type { ProductFilter } from '#domain/catalog/search/product-filter.ts'
import { tagList } from '#domain/catalog/search/tag-list.ts'
import { offeredCategories, type ShopCategory } from '#domain/category.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { searchWords } from '#domain/search/search-words.ts'
import { categoriesNamedAs, readCategoriesOnSale } from './suggested-categories.ts'
import { readSuggestedProducts } from './suggested-products.ts'
import { readSuggestedStores } from './suggested-stores.ts'
import { suggestionText } from './suggestion-text.ts'
import { maxSuggestions, type Suggestions } from './suggestions.ts'

/**
 * Returns what is offered while a text is typed: the first products that a search for it finds, categories that are
 * named so or have these products, and stores. Owners' redirects of words concern the shop page alone.
 */
export async function suggestWhileTyping(
  marketplace: Marketplace,
  typed: string,
  known: readonly ShopCategory[],
): Promise<Suggestions> {
  const text = suggestionText(typed)
  if (text === undefined) return { products: [], categories: [], stores: [] }
  tagList(marketplace, { searchText: text })
  const { pricePhrase: _, ...filter } = readPricePhrase({ searchText: text, sort: 'shop-order' as const })
  const words = searchWords(filter.searchText)
  const [found, stores, named] = await Promise.all([
    readFirstMatches(marketplace, filter),
    readSuggestedStores(marketplace, words),
    readCategoriesOnSale(marketplace, categoriesNamedAs(words, known)),
  ])
  const offered = new Set(offeredCategories(known).map(({ slug }) => slug))
  const categories = [...new Set([...named, ...found.categories])].filter((slug) => offered.has(slug))
  return { products: found.products, categories: categories.slice(0, maxSuggestions.categories), stores }
}

/** As `listProducts` understands searches: the next interpretation is tried only if those before it match nothing. */
async function readFirstMatches(marketplace: Marketplace, filter: ProductFilter) {
  const ofPrice = filter.price && ({ concepts: [], which: 'all' } as const)
  for await (const { terms = ofPrice, isNotSold } of interpretSearch(marketplace, filter)) {
    if (!terms || isNotSold) break
    const found = await readSuggestedProducts(marketplace, filter, { ...terms, maxMatches: maxRanked })
    if (found.products.length > 0) return found
  }
  return { products: [], categories: [] }
}

/** Matches that are ranked for six products: the best of a common word need not be the best of all. */
const maxRanked = 40
