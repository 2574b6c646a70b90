import { categoriesOf } from '#domain/catalog/category.ts'
import { type ProductFilter, type ShopSort, shopSorts } from '#domain/catalog/search/product-filter.ts'
import { cutText } from '#domain/cut-text.ts'
import { maxSearchLength } from '#domain/text-lengths.ts'
import { readId } from '#web/http/parse-id.ts'
import { readPageNumber } from '#web/http/read-page-number.ts'
import { shopPath } from '#web/paths/storefront-paths.ts'

/** The query of the shop page. Invalid values are dropped, so that old links still work. */
export interface ShopQuery {
  /** A category or the slug of a collection, as in the URL. */
  readonly category?: string
  readonly storeId?: number
  readonly searchText?: string
  /** Whether the text is searched for as typed, without correcting its typing errors. */
  readonly isVerbatim?: true
  readonly sort: ShopSort
  /** From 1. */
  readonly page: number
}

export function readShopQuery(parameters: URLSearchParams): ShopQuery {
  const category = parameters.get('category') ?? ''
  const storeId = readId(parameters.get('brand'))
  const searchText = cutText((parameters.get('q') ?? '').trim(), maxSearchLength)
  const sort = parameters.get('sort')
  return {
    ...(categoriesOf(category) && { category }),
    ...(storeId !== undefined && { storeId }),
    ...(/[\p{L}\p{N}]/u.test(searchText) && { searchText }),
    ...(parameters.get('verbatim') === '1' && { isVerbatim: true }),
    sort: shopSorts.find((known) => known === sort) ?? 'shop-order',
    page: readPageNumber(parameters),
  }
}

export function filterOf({ category, storeId, searchText, isVerbatim, sort }: ShopQuery): ProductFilter {
  const categories = category === undefined ? undefined : categoriesOf(category)
  return {
    ...(categories && { categories }),
    ...(storeId !== undefined && { storeId }),
    ...(searchText !== undefined && { searchText }),
    ...(isVerbatim && { isVerbatim }),
    sort,
  }
}

/** Returns the path of the shop page with some of the query changed. Goes to page 1 unless the page itself is given. */
export function changedShopPath(
  query: ShopQuery,
  change: { [Key in keyof ShopQuery]?: ShopQuery[Key] | undefined },
): string {
  const { category, storeId, searchText, isVerbatim, sort, page } = { ...query, page: 1, ...change }
  return shopPath({
    ...{ category, brand: storeId, q: searchText },
    verbatim: isVerbatim && searchText !== undefined ? 1 : undefined,
    sort: sort === 'shop-order' ? undefined : sort,
    page: page === 1 ? undefined : page,
  })
}
