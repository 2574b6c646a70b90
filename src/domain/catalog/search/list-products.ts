import { type SqlBool, sql } from 'kysely'
import { countCatalog, countFiltersOfSearch, type FilterTotals } from '#domain/catalog/filters/count-filters.ts'
import { hasFacts } from '#domain/catalog/filters/product-filter-conditions.ts'
import type { Product } from '#domain/catalog/product.ts'
import { productsForVisitors, selectProducts } from '#domain/catalog/product-rows.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { findFirstMatches } from './find-first-matches.ts'
import { readPricePhrase } from './interpret-search.ts'
import type { ProductFilter } from './product-filter.ts'
import { countProducts, matchingIds, maxSearchResults, type SearchTerms } from './product-search.ts'
import { type SearchResult, searchResultOf } from './search-result.ts'
import { tagList } from './tag-list.ts'

export interface ProductPage {
  readonly products: readonly Product[]
  /** On all pages together; at most `maxSearchResults` for a search by best match. */
  readonly total: number
  /** If `seenIds` are given: whether others are left. */
  readonly hasNext?: boolean
  /** Of a search. */
  readonly search?: SearchResult
  /** If `countsFilters`: what each value of a filter would show. */
  readonly filters?: FilterTotals
}

export type ListedProducts = ProductFilter & {
  /** From 1. */
  readonly page?: number
  readonly pageSize: number
  /**
   * The ids of the pages before, at least of the last ones. This page shows the first products that are not among them,
   * so that it skips none when some were retired in the meantime or the order changed.
   */
  readonly seenIds?: readonly number[]
  readonly countsFilters?: boolean
}

/**
 * Returns a page of the products that match. Colors and materials in a search limit the products, as long as that finds
 * any. A search that matches nothing is repeated with its typing errors corrected (unless it `isVerbatim`), then for
 * products that have only some of its words.
 */
export async function listProducts(marketplace: Marketplace, filter: ListedProducts): Promise<ProductPage> {
  return (await findProducts(marketplace, filter)).page
}

/** As `listProducts`, with the terms of the interpretation that was chosen. */
export async function findProducts(
  marketplace: Marketplace,
  filter: ListedProducts,
): Promise<{ readonly page: ProductPage; readonly terms: SearchTerms }> {
  tagList(marketplace, filter)
  const { pricePhrase, ...read } = readPricePhrase(filter)
  const { found, interpretation } = await findFirstMatches(marketplace, read, (terms) =>
    readList(marketplace, read, terms),
  )
  const page = found ?? { products: [], total: 0 }
  const search = searchResultOf(page.products, interpretation, pricePhrase)
  return { page: { ...page, ...(search && { search }) }, terms: interpretation.terms }
}

/** Returns a page and the counts of the filters. */
async function readList(marketplace: Marketplace, filter: ListedProducts, terms: SearchTerms) {
  const isFiltered = hasFacts(filter)
  const isCounted = isFiltered || (filter.countsFilters === true && !terms)
  const counting = isCounted ? countCatalog(marketplace, filter) : undefined
  const catalog = isFiltered ? await counting : undefined
  const [{ products, hasNext, ...page }, ofSearch, counted] = await Promise.all([
    readPage(marketplace, filter, terms, { ids: catalog?.ids, isCounted }),
    filter.countsFilters && terms ? countFiltersOfSearch(marketplace, filter, terms) : undefined,
    counting,
  ])
  const total = page.total ?? counted?.total ?? 0
  const ofCatalog = filter.countsFilters && !terms && counted && { counts: counted.counts, areAtLeast: false }
  const filters: FilterTotals | undefined = ofSearch ?? (ofCatalog || undefined)
  return { products, total, ...(hasNext !== undefined && { hasNext }), ...(filters && { filters }) }
}

/**
 * `ids` are the products of the whole catalog that match the filters, if they are few. `isCounted`: the products are
 * also counted in memory, so only a search has to be counted by the database.
 */
async function readPage(
  marketplace: Marketplace,
  filter: ListedProducts,
  terms: SearchTerms,
  { ids: idsOfFilters, isCounted }: { readonly ids: readonly number[] | undefined; readonly isCounted: boolean },
) {
  const { page = 1, pageSize, seenIds = [] } = filter
  const isAfterOthers = seenIds.length > 0
  const asked = withIds(terms, idsOfFilters)
  const slice = {
    limit: pageSize + (isAfterOthers ? seenIds.length + 1 : 0),
    offset: Math.max(0, (page - 1) * pageSize - seenIds.length),
  }
  const ids = matchingIds(marketplace, filter, asked, slice)
  const placed = marketplace.db
    .selectFrom(ids.as('found'))
    .selectAll()
    .$if(isAfterOthers, (query) => query.where(sql<SqlBool>`id <> all(${[...seenIds]}::int[])`))
    .select(sql<number>`row_number() over ()`.as('place'))
    .limit(pageSize + (isAfterOthers ? 1 : 0))
  // Without a search the catalog has the total; with one the rows of the first page have it.
  const isTotalKnown = terms ? page === 1 : isCounted
  const [rows, counted] = await Promise.all([
    selectProducts(marketplace)
      .innerJoin(placed.as('placed'), 'placed.id', 'products.id')
      .select('placed.total')
      .orderBy('placed.place')
      .execute(),
    isTotalKnown ? undefined : countProducts(marketplace, filter, asked).executeTakeFirstOrThrow(),
  ])
  const total = counted?.count ?? (terms ? (rows[0]?.total ?? 0) : undefined)
  return {
    products: productsForVisitors(marketplace, rows.slice(0, pageSize)),
    total,
    ...(isAfterOthers && { hasNext: rows.length > pageSize }),
  }
}

/** Few products are sorted; more are read in the order of the list, or found by the words of a search. */
function withIds(terms: SearchTerms, ids: readonly number[] | undefined): SearchTerms {
  if (ids === undefined || (!terms && ids.length > maxSearchResults)) return terms
  return { concepts: [], which: 'all', ...terms, ids }
}
