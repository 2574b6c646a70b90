import type { ColorKey, MaterialKey } from '#domain/catalog/filters/filter-key.ts'
import type { ShopSort } from '#domain/catalog/search/product-filter.ts'
import type { Governorate } from '#domain/geography/governorate.ts'
import { type Millimes, toDinars } from '#domain/money.ts'
import { shopPath } from '#web/paths/storefront-paths.ts'

/**
 * The query of the shop page. Invalid values are dropped, so that old links still work. Lists have an order and no
 * value twice.
 */
export interface ShopQuery {
  /** Categories and slugs of collections, as in the URL. */
  readonly categories: readonly string[]
  readonly storeIds: readonly number[]
  readonly colors: readonly ColorKey[]
  readonly materials: readonly MaterialKey[]
  readonly governorates: readonly Governorate[]
  readonly minPrice?: Millimes
  readonly maxPrice?: Millimes
  readonly isInStock?: true
  readonly isOneOfAKind?: true
  readonly isPromoted?: true
  readonly searchText?: string
  /** Whether the text is searched for as typed, without correcting its typing errors. */
  readonly isVerbatim?: true
  readonly sort: ShopSort
  /** From 1. */
  readonly page: number
  /** The ids of the pages before, of a link to the next page; at most `maxSeenIds`. */
  readonly seenIds?: readonly number[]
}

/** Nobody turns more pages. */
export const maxSeenIds = 120

type ShopQueryChange = { [Key in keyof ShopQuery]?: ShopQuery[Key] | undefined }

/** Returns the path of the shop page with some of the query changed. Goes to page 1 unless the page itself is given. */
export function changedShopPath(query: ShopQuery, change: ShopQueryChange): string {
  const { searchText, sort, page, seenIds, ...rest } = { ...query, page: 1, seenIds: undefined, ...change }
  return shopPath({
    category: rest.categories,
    brand: rest.storeIds,
    color: rest.colors,
    material: rest.materials,
    region: rest.governorates,
    min: rest.minPrice && toDinars(rest.minPrice),
    max: rest.maxPrice && toDinars(rest.maxPrice),
    stock: rest.isInStock && 1,
    unique: rest.isOneOfAKind && 1,
    promotion: rest.isPromoted && 1,
    q: searchText,
    verbatim: rest.isVerbatim && searchText !== undefined ? 1 : undefined,
    sort: sort === 'shop-order' ? undefined : sort,
    page: page === 1 ? undefined : page,
    seen: seenIds?.slice(-maxSeenIds).join('.'),
  })
}

/** How many values of filters are chosen; a price range is one. */
export function countChosen(query: ShopQuery): number {
  const { categories, storeIds, colors, materials, governorates, minPrice, maxPrice } = query
  const lists = [categories, storeIds, colors, materials, governorates]
  const single = [minPrice ?? maxPrice, query.isInStock, query.isOneOfAKind, query.isPromoted]
  return lists.flat().length + single.filter((value) => value !== undefined).length
}

/**
 * Whether search engines may list the page: all products, those of one category or of one store, in the shop's order.
 * There are endless other combinations with the same products.
 */
export function isIndexed(query: ShopQuery): boolean {
  const { categories, storeIds, searchText, sort } = query
  const isPlain = searchText === undefined && sort === 'shop-order'
  const chosen = countChosen(query)
  return isPlain && (chosen === 0 || (chosen === 1 && categories.length + storeIds.length === 1))
}
