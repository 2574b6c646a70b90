import { productQuery } from '#api/contract/parameters.ts'
import type { ProductFilter } from '#domain/catalog/search/product-filter.ts'
import type { Locale } from '#domain/locale.ts'
import { refuse } from './fields.ts'
import { idFromText } from './id.ts'

export interface ProductSearch {
  readonly lang: Locale | undefined
  /** A category or a collection, or neither: the shop says which there are. */
  readonly category: string | undefined
  readonly filter: ProductFilter
  readonly page: number
  /** Undefined: all products on one page. */
  readonly pageSize: number | undefined
}

export const productSearchFromWire = productQuery.transform(
  ({ lang, category, brand, q, sort, page = 1, limit }, context): ProductSearch => {
    if (page > 1 && limit === undefined) refuse(context, 'needs `limit`: without it everything is on page 1', ['page'])
    const filter = {
      ...(brand !== undefined && { storeIds: [idFromText(brand)] }),
      ...(q !== undefined && { searchText: q }),
      ...(sort && { sort }),
    }
    return { lang, category, filter, page, pageSize: limit }
  },
)
