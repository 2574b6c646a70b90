import { sql } from 'kysely'
import type { Marketplace } from '../marketplace.ts'
import { noteShown } from '../shown.ts'
import type { Product } from './product.ts'
import type { ProductFilter } from './product-filter.ts'
import { productsShown, selectProducts } from './product-rows.ts'
import { countProducts, matchingIds } from './product-search.ts'
import { type SoughtWords, wordsAsMeant, wordsAsTyped } from './search-words.ts'

export interface ProductPage {
  readonly products: readonly Product[]
  /** How many there are on all pages together; a search finds no more than `mostFound`. */
  readonly total: number
}

/** One page (from 1) of the products that match. A search that finds nothing is repeated with room for a typing error. */
export async function listProducts(
  marketplace: Marketplace,
  filter: ProductFilter & { readonly page?: number; readonly pageSize: number },
): Promise<ProductPage> {
  noteListed(marketplace, filter)
  const typed = wordsAsTyped(filter.words)
  const found = await readPage(marketplace, filter, typed)
  if (found.total > 0 || !typed) return found
  return readPage(marketplace, filter, await wordsAsMeant(marketplace, filter.words))
}

async function readPage(
  marketplace: Marketplace,
  filter: Parameters<typeof listProducts>[1],
  words: SoughtWords,
): Promise<ProductPage> {
  const { page = 1, pageSize } = filter
  const part = { limit: pageSize, offset: (page - 1) * pageSize }
  const ids = matchingIds(marketplace, filter, words, part)
  const placed = marketplace.db
    .selectFrom(ids.as('found'))
    .selectAll()
    .select(sql<number>`row_number() over ()`.as('place'))
  const [rows, counted] = await Promise.all([
    selectProducts(marketplace)
      .innerJoin(placed.as('placed'), 'placed.id', 'products.id')
      .select('placed.total')
      .orderBy('placed.place')
      .execute(),
    // A search that shows anything also says how much it has found.
    words && page === 1 ? undefined : countProducts(marketplace, filter, words).executeTakeFirstOrThrow(),
  ])
  return { products: productsShown(marketplace, rows), total: counted?.count ?? rows[0]?.total ?? 0 }
}

/** All products that match, a batch at a time, so that a large catalogue neither fills the memory nor holds up others. */
export async function* streamProducts(marketplace: Marketplace, filter: ProductFilter, batchSize = 200) {
  noteListed(marketplace, filter)
  const ids = (await allIds(marketplace, filter)).map(({ id }) => id)
  for (let start = 0; start < ids.length; start += batchSize) {
    yield await loadProducts(marketplace, ids.slice(start, start + batchSize))
  }
}

async function allIds(marketplace: Marketplace, filter: ProductFilter) {
  const typed = wordsAsTyped(filter.words)
  const found = await matchingIds(marketplace, filter, typed).execute()
  if (found.length > 0 || !typed) return found
  return matchingIds(marketplace, filter, await wordsAsMeant(marketplace, filter.words)).execute()
}

function noteListed(marketplace: Marketplace, { storeId, sort }: ProductFilter): void {
  noteShown(marketplace, storeId === undefined ? 'catalogue' : `shelf:${storeId}`)
  if (sort?.endsWith('price')) noteShown(marketplace, 'promotion')
}

async function loadProducts(marketplace: Marketplace, ids: readonly number[]): Promise<Product[]> {
  const rows = await selectProducts(marketplace)
    .where(sql<boolean>`products.id = any(${ids})`)
    .orderBy(sql`array_position(${ids}::int[], products.id)`)
    .execute()
  return productsShown(marketplace, rows)
}
