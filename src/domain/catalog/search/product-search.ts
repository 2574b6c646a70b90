import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { withCustomPlan } from '#database/statement-names.ts'
import type { Tables } from '#database/tables.ts'
import type { FilterKey } from '#domain/catalog/filters/filter-key.ts'
import { hasFacts, hasFilterKey, matchesFacts } from '#domain/catalog/filters/product-filter-conditions.ts'
import { onSale } from '#domain/catalog/on-sale.ts'
import {
  fixedPrice,
  hasFixedPrice,
  hasScheduledPromotion,
  priceAt,
  weeklyPromotionAt,
} from '#domain/catalog/product-rows.ts'
import type { Category } from '#domain/category.ts'
import { sortNameIn } from '#domain/localized-text.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { isByBestMatch, type ProductFilter } from './product-filter.ts'
import { bestFirst, rankOf } from './rank-products.ts'
import { matchingQuery, type SearchConcept } from './search-terms.ts'

/** By best match: nobody reads further, and a common word may match tens of thousands of products. */
export const maxSearchResults = 600

/** What a search asks of a product; undefined without a search. */
export type SearchTerms =
  | {
      /** All or any of which a product must have. */
      readonly concepts: readonly SearchConcept[]
      readonly which: 'all' | 'any'
      /** Colors and materials in the text, all of which a product must have. */
      readonly keys?: readonly FilterKey[]
      /** Concepts that only decide the order, such as those of the keys. */
      readonly keyConcepts?: readonly SearchConcept[]
      /** The products that match the filters, if they are few. */
      readonly ids?: readonly number[]
      /** How many are ranked, those with the words in their names before others; absent: `maxSearchResults`. */
      readonly maxMatches?: number
    }
  | undefined

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

/**
 * Selects the total of all pages. Without a search and other filters than category and store it is read from counters.
 */
export function countProducts(marketplace: Marketplace, filter: ProductFilter, terms: SearchTerms) {
  const { db } = marketplace
  if (terms) {
    const matches = isByBestMatch(filter.sort)
      ? bestMatches(marketplace, filter, terms).clearSelect().select('id')
      : allMatches(marketplace, filter, terms)
    return db
      .selectFrom(matches.as('found'))
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .modifyFront(withCustomPlan)
  }
  return db
    .selectFrom('product_counts')
    .innerJoin('stores', 'stores.id', 'store_id')
    .where('stores.retired_at', 'is', null)
    .$if(filter.categories !== undefined, (query) => query.where(isOneOf('product_counts.category', filter.categories)))
    .$if(filter.storeIds !== undefined, (query) => query.where(isOfStore('product_counts', filter.storeIds)))
    .select(({ fn }) => fn.coalesce(fn.sum<number>('products'), sql<number>`0`).as('count'))
}

function selectOnSale(marketplace: Marketplace, filter: ProductFilter): ProductQuery {
  const { categories, storeIds } = filter
  return marketplace.db
    .selectFrom('products')
    .select('products.id')
    .where(onSale)
    .$if(categories !== undefined, (query) => query.where(isOneOf('products.category', categories)))
    .$if(storeIds !== undefined, (query) => query.where(isOfStore('products', storeIds)))
    .$if(hasFacts(filter), (query) => query.where(matchesFacts(filter, marketplace.clock.now())))
}

type ProductQuery = SelectQueryBuilder<Tables, 'products', { id: number }>

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
  const price = priceAt(marketplace.clock.now())
  const all = () => allMatches(marketplace, filter, terms).modifyFront(withCustomPlan)
  switch (filter.sort ?? 'catalog') {
    case 'newest':
      return all().orderBy('products.created_at', 'desc').orderBy('products.id', 'desc')
    case 'price':
      return all().orderBy(price).orderBy('products.id')
    case '-price':
      return all().orderBy(price, 'desc').orderBy('products.id', 'desc')
    case 'name':
      return all().orderBy(sortNameIn('products', marketplace.locale)).orderBy('products.id')
    case 'catalog':
      return rankedMatches(marketplace, filter, terms).orderBy('products.id')
    case 'shop-order':
      return rankedMatches(marketplace, filter, terms).orderBy(turnOfProduct).orderBy('products.id')
  }
}

function rankedMatches(marketplace: Marketplace, filter: ProductFilter, terms: NonNullable<SearchTerms>) {
  const found = marketplace.db
    .selectFrom(bestMatches(marketplace, filter, terms).as('found'))
    .innerJoin('products', 'products.id', 'found.id')
    .select('products.id')
    .modifyFront(withCustomPlan)
  return isRanked(terms) ? bestFirst(found, marketplace.clock.now()) : found
}

function isRanked({ concepts, keyConcepts = [] }: NonNullable<SearchTerms>): boolean {
  return concepts.length + keyConcepts.length > 0
}

/** A subquery, since the planner would join the whole order of the shop. */
const turnOfProduct = sql`(select (turn, lot) from shop_order where product_id = products.id)`

/** Selects the matches with their rank (`rankOf`), at most as many as are ranked; those in the name are among them. */
function bestMatches(marketplace: Marketplace, filter: ProductFilter, terms: NonNullable<SearchTerms>) {
  const { db } = marketplace
  const { concepts, which, keyConcepts = [], ids, maxMatches = maxSearchResults } = terms
  const max = sql.lit(maxMatches)
  const products = selectAsked(marketplace, filter, terms).select(rankOf([...concepts, ...keyConcepts]).as('rank'))
  if (concepts.length === 0)
    return db.selectFrom((ids ? products : products.limit(max)).as('either')).select(['id', 'rank'])
  const isNamed = has(concepts, which, 'name_words')
  const either = db
    .with('named', () => products.where(isNamed).limit(max))
    // The other texts are searched only when there are fewer names than the maximum, and only until it is reached.
    .with('others', () =>
      products
        .where(has(concepts, which, 'search_words'))
        .where(({ not }) => not(isNamed))
        .where(sql<SqlBool>`(select count(*) from named) < ${max}`)
        .limit(max),
    )
    .selectFrom('named')
    .select(['id', 'rank'])
    .unionAll((from) => from.selectFrom('others').select(['id', 'rank']))
  return db.selectFrom(either.as('either')).select(['id', 'rank']).limit(max)
}

/** Selects the ids of at most `max` matches, in no order. */
export function someMatchingIds(
  marketplace: Marketplace,
  filter: ProductFilter,
  terms: NonNullable<SearchTerms>,
  max = maxSearchResults,
) {
  return allMatches(marketplace, filter, terms).modifyFront(withCustomPlan).limit(sql.lit(max))
}

/** Whether the whole shop has a match. */
export async function hasMatches(marketplace: Marketplace, terms: NonNullable<SearchTerms>): Promise<boolean> {
  return (await someMatchingIds(marketplace, {}, terms, 1).execute()).length > 0
}

function allMatches(marketplace: Marketplace, filter: ProductFilter, terms: NonNullable<SearchTerms>): ProductQuery {
  const { concepts, which } = terms
  return selectAsked(marketplace, filter, terms).$if(concepts.length > 0, (query) =>
    query.where(has(concepts, which, 'search_words')),
  )
}

function selectAsked(marketplace: Marketplace, filter: ProductFilter, terms: NonNullable<SearchTerms>): ProductQuery {
  const { ids, keys = [] } = terms
  const { categories, storeIds } = filter
  const products = ids
    ? selectOnSale(marketplace, { ...(categories && { categories }), ...(storeIds && { storeIds }) }).where(
        sql<SqlBool>`products.id = any(${[...ids]}::int[])`,
      )
    : selectOnSale(marketplace, filter)
  return keys.reduce((query, key) => query.where(hasFilterKey(key)), products)
}

/**
 * The index contains the prices that do not change by the clock. So the product of the weekly promotion and those whose
 * own promotion has dates are left out of the index scan and merged by their current prices.
 */
function sortByPrice({ db, clock }: Marketplace, found: ProductQuery, direction: 'asc' | 'desc', slice?: PageSlice) {
  const now = clock.now()
  const weekly = sql<number>`(select product_id from ${weeklyPromotionAt(now)})`
  return db
    .with('others', () =>
      found
        .where('products.id', 'is distinct from', weekly)
        .where(hasFixedPrice)
        .select(fixedPrice.as('price'))
        .orderBy(fixedPrice, direction)
        .orderBy('products.id', direction)
        .$if(slice !== undefined, (query) => query.limit(endOf(slice))),
    )
    .with('of_the_week', () =>
      found.where('products.id', '=', weekly).where(hasFixedPrice).select(priceAt(now).as('price')),
    )
    .with('scheduled', () => found.where(hasScheduledPromotion).select(priceAt(now).as('price')))
    .selectFrom((from) =>
      from
        .selectFrom('others')
        .select(['id', 'price'])
        .unionAll(from.selectFrom('of_the_week').select(['id', 'price']))
        .unionAll(from.selectFrom('scheduled').select(['id', 'price']))
        .as('products'),
    )
    .select('products.id')
    .orderBy('products.price', direction)
    .orderBy('products.id', direction)
}

/** Pinned products, the latest first, then the others in the order of `shop_order`. */
function sortInShopOrder(marketplace: Marketplace, filter: ProductFilter, found: ProductQuery, slice?: PageSlice) {
  const { db, clock } = marketplace
  const isListed = isNotPinned(filter, clock.now())
  const others =
    (filter.categories?.length ?? 0) > 1
      ? interleaveCategories(filter, isListed, slice)
      : inShopOrder(filter, isListed, slice)
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

function inShopOrder({ categories: [category] = [] }: ProductFilter, isListed: RawBuilder<unknown>, slice?: PageSlice) {
  const isOfCategory = category === undefined ? sql`true` : sql`shop_order.category = ${category}`
  return sql<ShopOrderEntry>`(
    select product_id as id, turn, lot as place from shop_order where ${isOfCategory} and ${isListed}
    order by turn, lot, product_id ${limitTo(slice)})`
}

/** Takes products of the categories in turn, so that the first page of a collection shows all of its categories. */
function interleaveCategories({ categories = [] }: ProductFilter, isListed: RawBuilder<unknown>, slice?: PageSlice) {
  return sql<ShopOrderEntry>`(
    select piece.id, piece.turn, shelf.place from unnest(${[...categories]}::text[]) with ordinality as shelf (category, place)
      cross join lateral (
        select product_id as id, row_number() over (order by turn, lot, product_id) as turn from shop_order
        where shop_order.category = shelf.category and ${isListed}
        order by shop_order.turn, lot, product_id ${limitTo(slice)}) as piece)`
}

/** SQL condition on `shop_order`: not pinned, matches the filters, and its store is not retired. */
function isNotPinned(filter: ProductFilter, now: Date) {
  const ofStores = filter.storeIds === undefined ? sql`true` : isOfStore('shop_order', filter.storeIds)
  const matches = hasFacts(filter)
    ? sql`(select ${matchesFacts(filter, now)} from products where products.id = shop_order.product_id)`
    : sql`true`
  return sql`${ofStores} and ${matches}
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

function isOfStore(table: 'products' | 'product_counts' | 'shop_order', storeIds: readonly number[] = []) {
  const column = sql.ref(`${table}.store_id`)
  // One store is the usual case, for which the planner knows better.
  return storeIds.length === 1
    ? sql<SqlBool>`${column} = ${storeIds[0]}`
    : sql<SqlBool>`${column} = any(${[...storeIds]}::int[])`
}

function isOneOf(column: `${'products' | 'product_counts'}.category`, categories: readonly Category[] = []) {
  return sql<SqlBool>`${sql.ref(column)} = any(${[...categories]})`
}

function has(concepts: readonly SearchConcept[], which: 'all' | 'any', column: 'search_words' | 'name_words') {
  return sql<SqlBool>`${sql.ref(`products.${column}`)} @@ ${matchingQuery(concepts, which, column)}::tsquery`
}
