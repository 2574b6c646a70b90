import { type ShelfFilter, shelfStates } from '#domain/assortment/shelf-filter.ts'
import { categories } from '#domain/catalog/category.ts'
import { cleanLine } from '#domain/text.ts'

/** The filter an address of the list asks for; what it does not know it leaves out. */
export function readShelfQuery(query: URLSearchParams): ShelfFilter {
  const words = cleanLine(query.get('q') ?? '').slice(0, 200)
  const storeId = Number(query.get('store'))
  return {
    state: shelfStates.find((state) => state === query.get('state')) ?? 'on-sale',
    ...(words && { words }),
    ...(Number.isSafeInteger(storeId) && storeId > 0 && storeId < 2 ** 31 && { storeId }),
    category: categories.find((category) => category === query.get('category')),
    page: Math.min(100_000, Math.max(1, Math.floor(Number(query.get('page'))) || 1)),
  }
}

/** The address of another page of the same list. */
export function pagePath(query: URLSearchParams, page: number): string {
  const next = new URLSearchParams(query)
  next.set('page', String(page))
  return `?${next}`
}
