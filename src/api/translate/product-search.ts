import type { z } from 'zod'
import type { ProductFilter } from '#domain/catalog/search/product-filter.ts'
import { type Category, categoriesOf } from '#domain/category.ts'
import type { Locale } from '#domain/locale.ts'
import { productQuery } from '../contract/parameters.ts'
import { refuse } from './fields.ts'
import { idFromText } from './id.ts'

export interface ProductSearch {
  readonly lang: Locale | undefined
  readonly filter: ProductFilter
  readonly page: number
  /** Undefined: all products on one page. */
  readonly pageSize: number | undefined
}

export const productSearchFromWire = productQuery
  .extend({ category: productQuery.shape.category.transform(readCategories) })
  .transform(({ lang, category, brand, q, sort, page = 1, limit }, context): ProductSearch => {
    if (page > 1 && limit === undefined) refuse(context, 'needs `limit`: without it everything is on page 1', ['page'])
    const filter = {
      ...(category && { categories: category }),
      ...(brand !== undefined && { storeIds: [idFromText(brand)] }),
      ...(q !== undefined && { searchText: q }),
      ...(sort && { sort }),
    }
    return { lang, filter, page, pageSize: limit }
  })

function readCategories(value: string | undefined, context: z.RefinementCtx): readonly Category[] | undefined {
  if (value === undefined) return undefined
  return categoriesOf(value) ?? refuse(context, 'must be a category or a collection')
}
