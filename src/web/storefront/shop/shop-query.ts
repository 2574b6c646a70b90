import { categoriesOf } from '#domain/catalog/category.ts'
import { type ProductFilter, type ShopSort, shopSorts } from '#domain/catalog/product-filter.ts'

/** What the address of the shop asks for. Values that mean nothing are dropped: an old link still shows a shop. */
export interface ShopQuery {
  /** A category or the slug of a collection, as in the address. */
  readonly category?: string
  readonly storeId?: number
  readonly words?: string
  readonly sort: ShopSort
  /** From 1. */
  readonly page: number
}

export function readShopQuery(parameters: URLSearchParams): ShopQuery {
  const category = parameters.get('category') ?? ''
  const storeId = wholeNumber(parameters.get('brand'))
  const words = (parameters.get('q') ?? '').trim().slice(0, 200)
  const sort = parameters.get('sort')
  return {
    ...(categoriesOf(category) && { category }),
    ...(storeId !== undefined && { storeId }),
    ...(/[\p{L}\p{N}]/u.test(words) && { words }),
    sort: shopSorts.find((known) => known === sort) ?? 'ours',
    page: wholeNumber(parameters.get('page')) ?? 1,
  }
}

export function filterOf({ category, storeId, words, sort }: ShopQuery): ProductFilter {
  const categories = category === undefined ? undefined : categoriesOf(category)
  return {
    ...(categories && { categories }),
    ...(storeId !== undefined && { storeId }),
    ...(words !== undefined && { words }),
    sort,
  }
}

/** The address of the shop with some of the query changed. Any change but that of the page starts again at page 1. */
export function shopPath(
  query: ShopQuery,
  change: { [Key in keyof ShopQuery]?: ShopQuery[Key] | undefined } = {},
): string {
  const { category, storeId, words, sort, page } = { ...query, page: 1, ...change }
  const parameters = new URLSearchParams()
  if (category) parameters.set('category', category)
  if (storeId) parameters.set('brand', String(storeId))
  if (words) parameters.set('q', words)
  if (sort && sort !== 'ours') parameters.set('sort', sort)
  if (page && page > 1) parameters.set('page', String(page))
  const text = parameters.toString()
  return text ? `/shop?${text}` : '/shop'
}

function wholeNumber(text: string | null): number | undefined {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}
