import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { withCustomPlan } from '#database/statement-names.ts'
import type { Tables } from '#database/tables.ts'
import type { Category } from '#domain/catalog/category.ts'
import { onSale } from '#domain/catalog/on-sale.ts'
import { ownPrice, priceAt, weeklyPromotionAt } from '#domain/catalog/product-rows.ts'
import { sortNameIn } from '#domain/localized-text.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { ProductFilter } from './product-filter.ts'
import { matchingQuery, missingScore, rankedQueries, type SearchConcept } from './search-terms.ts'

/** Nobody reads further, and a common word may match tens of thousands of products. */
export const maxSearchResults = 1000

/** The concepts of a search, all or any of which a product must have; none if it is for a price alone; undefined without a search. */
export type SearchTerms = { readonly concepts: readonly SearchConcept[]; readonly which: 'all' | 'any' } | undefined

/** A slice of a list, in rows. */
export interface PageSlice {
  readonly limit: number
  readonly offset: number
}

/** Selects the ids of the matching products that are on sale, sorted; for a search also the total. */
export function matchingIds(marketplace: Marketplace, filter: ProductFilter, terms: SearchTerms, slice?: PageSlice) {
  const ids = terms
    ? sortedMatches(marketplace, filter, terms).select(sql<number | null>`count(*) over ()`.as('total'))
    : sortedProducts(marketplace, filter, slice).select(sql<number | null>`null::bigint`.as('total'))
  return ids.$if(slice !== undefined, (query) => query.limit(slice?.limit ?? 0).offset(slice?.offset ?? 0))
}

/** Selects the total of all pages. Without a search it is read from counters. */
export function countProducts(marketplace: Marketplace, filter: ProductFilter, terms: SearchTerms) {
  const { db } = marketplace
  if (terms)
    return db
      .selectFrom(searchMatches(marketplace, filter, terms).as('found'))
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .modifyFront(withCustomPlan)
  return db
    .selectFrom('product_counts')
    .innerJoin('stores', 'stores.id', 'store_id')
    .where('stores.retired_at', 'is', null)
    .$if(filter.categories !== undefined, (query) => query.where(isOneOf('product_counts.category', filter.categories)))
    .$if(filter.storeId !== undefined, (query) => query.where('store_id', '=', filter.storeId ?? 0))
    .select(({ fn }) => fn.coalesce(fn.sum<number>('products'), sql<number>`0`).as('count'))
}

function selectOnSale({ db, clock }: Marketplace, { categories, storeId, price }: ProductFilter): ProductQuery {
  const { min, max } = price ?? {}
  return db
    .selectFrom('products')
    .select('products.id')
    .where(onSale)
    .$if(categories !== undefined, (query) => query.where(isOneOf('products.category', categories)))
    .$if(storeId !== undefined, (query) => query.where('products.store_id', '=', storeId ?? 0))
    .$if(min !== undefined, (query) => query.where(priceAt(clock.now()), '>=', min ?? 0))
    .$if(max !== undefined, (query) => query.where(priceAt(clock.now()), '<=', max ?? 0))
}

type ProductQuery = SelectQueryBuilder<Tables, 'products', { id: number }>
type RankedProducts = SelectQueryBuilder<Tables, 'products', { id: number; rank: number }>

/** Each sort order has an index, so that a page is read without reading the rows before it. */
function sortedProducts(marketplace: Marketplace, filter: ProductFilter, slice?: PageSlice) {
  const products = selectOnSale(marketplace, filter)
  switch (filter.sort ?? 'catalog') {
    case 'newest':
      return products.orderBy('products.created_at', 'desc').orderBy('products.id', 'desc')
    case 'price':
      return sortByPrice(marketplace, products, 'asc', slice)
    case '-price':
      return sortByPrice(marketplace, products, 'desc', slice)
    case 'name':
      return products.orderBy(sortNameIn('products', marketplace.locale)).orderBy('products.id')
    case 'catalog':
      return products.orderBy('products.id')
    case 'shop-order':
      return sortInShopOrder(marketplace, filter, products, slice)
  }
}

function sortedMatches(marketplace: Marketplace, filter: ProductFilter, terms: NonNullable<SearchTerms>) {
  const { db, clock } = marketplace
  const found = db
    .selectFrom(searchMatches(marketplace, filter, terms).as('found'))
    .innerJoin('products', 'products.id', 'found.id')
    .select('products.id')
    .modifyFront(withCustomPlan)
  const price = priceAt(clock.now())
  switch (filter.sort ?? 'catalog') {
    case 'newest':
      return found.orderBy('products.created_at', 'desc').orderBy('products.id', 'desc')
    case 'price':
      return found.orderBy(price).orderBy('products.id')
    case '-price':
      return found.orderBy(price, 'desc').orderBy('products.id', 'desc')
    case 'name':
      return found.orderBy(sortNameIn('products', marketplace.locale)).orderBy('products.id')
    case 'catalog':
      return found.orderBy('found.rank').orderBy('products.id')
    case 'shop-order':
      return found
        .innerJoin('shop_order', 'shop_order.product_id', 'products.id')
        .orderBy('found.rank')
        .orderBy('shop_order.turn')
        .orderBy('shop_order.lot')
        .orderBy('products.id')
  }
}

/** Selects at most `maxSearchResults` matches with their rank (`rankedQueries`); those in the name are among them. */
function searchMatches(marketplace: Marketplace, filter: ProductFilter, { concepts, which }: NonNullable<SearchTerms>) {
  const products = selectOnSale(marketplace, filter)
  if (concepts.length === 0)
    return marketplace.db
      .selectFrom(products.limit(sql.lit(maxSearchResults)).as('priced'))
      .select(['id', sql<number>`0`.as('rank')])
  const query = sql`${matchingQuery(concepts, which)}::tsquery`
  const ranked = products.select(rankOf(concepts).as('rank'))
  const either =
    concepts.length > 1 ? anyMatchesFirst(marketplace, ranked, query) : nameMatchesFirst(marketplace, ranked, query)
  return marketplace.db
    .selectFrom(either.as('either'))
    .select(['either.id', 'either.rank'])
    .orderBy('rank')
    .limit(sql.lit(maxSearchResults))
}

/** A product is compared with the queries of a concept in the order of their scores, until one matches. */
function rankOf(concepts: readonly SearchConcept[]) {
  const queries = rankedQueries(concepts)
  const best = concepts.map((_, index) => {
    const cases = queries
      .filter(({ concept }) => concept === index)
      .map(({ query, score }) => sql`when products.search_words @@ ${query}::tsquery then ${sql.lit(score)}`)
    return sql`case ${sql.join(cases, sql` `)} else ${sql.lit(missingScore)} end`
  })
  return sql<number>`(${sql.join(best, sql` + `)})`
}

/** One word may be in very many names: the other texts are searched only when there are fewer than the maximum. */
function nameMatchesFirst({ db }: Marketplace, products: RankedProducts, terms: RawBuilder<unknown>) {
  const isNamed = has(terms, 'name_words')
  return db
    .with('named', () => products.where(isNamed).limit(sql.lit(maxSearchResults)))
    .with('others', () =>
      products
        .where(has(terms, 'search_words'))
        .where(({ not }) => not(isNamed))
        .where(sql<SqlBool>`(select count(*) from named) < ${sql.lit(maxSearchResults)}`)
        .limit(sql.lit(maxSearchResults)),
    )
    .selectFrom('named')
    .select(['id', 'rank'])
    .unionAll((from) => from.selectFrom('others').select(['id', 'rank']))
}

/** Few texts contain several words together, so all texts are searched first. */
function anyMatchesFirst({ db }: Marketplace, products: RankedProducts, terms: RawBuilder<unknown>) {
  const isNamed = has(terms, 'name_words')
  return db
    .with('anywhere', () => products.where(has(terms, 'search_words')).limit(sql.lit(maxSearchResults)))
    .with('named', () =>
      products
        .where(isNamed)
        .where(sql<SqlBool>`(select count(*) from anywhere) = ${sql.lit(maxSearchResults)}`)
        .limit(sql.lit(maxSearchResults)),
    )
    .selectFrom('anywhere')
    .select(['id', 'rank'])
    .union((from) => from.selectFrom('named').select(['id', 'rank']))
}

/**
 * The index contains the prices without the weekly promotion. So the product of the weekly promotion is left out of the
 * index scan and merged by its current price.
 */
function sortByPrice({ db, clock }: Marketplace, found: ProductQuery, direction: 'asc' | 'desc', slice?: PageSlice) {
  const now = clock.now()
  const weekly = sql<number>`(select product_id from ${weeklyPromotionAt(now)})`
  return db
    .with('others', () =>
      found
        .where('products.id', 'is distinct from', weekly)
        .select(ownPrice.as('price'))
        .orderBy(ownPrice, direction)
        .orderBy('products.id', direction)
        .$if(slice !== undefined, (query) => query.limit(endOf(slice))),
    )
    .with('of_the_week', () => found.where('products.id', '=', weekly).select(priceAt(now).as('price')))
    .selectFrom((from) =>
      from
        .selectFrom('others')
        .select(['id', 'price'])
        .unionAll(from.selectFrom('of_the_week').select(['id', 'price']))
        .as('products'),
    )
    .select('products.id')
    .orderBy('products.price', direction)
    .orderBy('products.id', direction)
}

/** Pinned products, the latest first, then the others in the order of `shop_order`. */
function sortInShopOrder({ db }: Marketplace, filter: ProductFilter, found: ProductQuery, slice?: PageSlice) {
  const others = (filter.categories?.length ?? 0) > 1 ? interleaveCategories(filter, slice) : inShopOrder(filter, slice)
  return db
    .with('pinned', () =>
      found
        .innerJoin('pinned_products', 'pinned_products.product_id', 'products.id')
        .select(sql<number>`-extract(epoch from pinned_at)`.as('front')),
    )
    .selectFrom((from) =>
      from
        .selectFrom('pinned')
        .select(['id', 'front', sql<number>`0`.as('turn'), sql<number>`0`.as('place')])
        .unionAll(from.selectFrom(others.as('others')).select(['id', sql<number>`0`.as('front'), 'turn', 'place']))
        .as('products'),
    )
    .select('products.id')
    .orderBy('products.front')
    .orderBy('products.turn')
    .orderBy('products.place')
    .orderBy('products.id')
}

interface ShopOrderEntry {
  readonly id: number
  readonly turn: number
  readonly place: number
}

function inShopOrder({ categories: [category] = [], ...filter }: ProductFilter, slice?: PageSlice) {
  const isOfCategory = category === undefined ? sql`true` : sql`shop_order.category = ${category}`
  return sql<ShopOrderEntry>`(
    select product_id as id, turn, lot as place from shop_order where ${isOfCategory} and ${isNotPinned(filter)}
    order by turn, lot, product_id ${limitTo(slice)})`
}

/** Takes products of the categories in turn, so that the first page of a collection shows all of its categories. */
function interleaveCategories({ categories = [], ...filter }: ProductFilter, slice?: PageSlice) {
  return sql<ShopOrderEntry>`(
    select piece.id, piece.turn, shelf.place from unnest(${[...categories]}::text[]) with ordinality as shelf (category, place)
      cross join lateral (
        select product_id as id, row_number() over (order by turn, lot, product_id) as turn from shop_order
        where shop_order.category = shelf.category and ${isNotPinned(filter)}
        order by shop_order.turn, lot, product_id ${limitTo(slice)}) as piece)`
}

/** SQL condition on `shop_order`: not pinned, and its store is not retired. */
function isNotPinned({ storeId }: ProductFilter) {
  const isOfStore = storeId === undefined ? sql`true` : sql`shop_order.store_id = ${storeId}`
  return sql`${isOfStore}
    and exists (select from stores where stores.id = shop_order.store_id and stores.retired_at is null)
    and product_id not in (select product_id from pinned_products)`
}

function limitTo(slice: PageSlice | undefined) {
  return slice === undefined ? sql`` : sql`limit ${endOf(slice)}`
}

/** Returns how many rows must be read for a slice. */
function endOf(slice: PageSlice | undefined): number {
  return slice === undefined ? 0 : slice.offset + slice.limit
}

function isOneOf(column: `${'products' | 'product_counts'}.category`, categories: readonly Category[] = []) {
  return sql<SqlBool>`${sql.ref(column)} = any(${[...categories]})`
}

function has(terms: RawBuilder<unknown>, column: 'search_words' | 'name_words') {
  return sql<SqlBool>`${sql.ref(`products.${column}`)} @@ ${terms}`
}
