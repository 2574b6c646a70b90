import {
  type AdminProductFilter,
  adminProductSorts,
  adminProductStates,
} from '#domain/catalog/admin/admin-product-filter.ts'
import { parseCategory } from '#domain/category.ts'
import { cutText } from '#domain/cut-text.ts'
import { cleanPlainLine } from '#domain/text.ts'
import { maxSearchLength } from '#domain/text-lengths.ts'

/** Reads the filter from the query of the URL. Ignores invalid values. */
export function readProductQuery(query: URLSearchParams): AdminProductFilter {
  const searchText = cutText(cleanPlainLine(query.get('q') ?? ''), maxSearchLength)
  const storeId = Number(query.get('store'))
  return {
    state: adminProductStates.find((state) => state === query.get('state')) ?? 'on-sale',
    ...(searchText && { searchText }),
    ...(Number.isSafeInteger(storeId) && storeId > 0 && storeId < 2 ** 31 && { storeId }),
    category: parseCategory(query.get('category') ?? ''),
    sort: adminProductSorts.find((sort) => sort === query.get('sort')),
    page: Math.min(100_000, Math.max(1, Math.floor(Number(query.get('page'))) || 1)),
  }
}
