import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { plannedEachTime } from '#database/together.ts'
import type { Marketplace } from '../marketplace.ts'
import type { Category } from './category.ts'
import { onSale } from './on-sale.ts'
import type { ProductFilter } from './product-filter.ts'
import { ownPrice, priceAt, weeklyPromotionAt } from './product-rows.ts'
import type { SoughtWords } from './search-words.ts'

/** A search finds no more: nobody reads on for longer, and of a common word there may be tens of thousands. */
export const mostFound = 1000

/** Which part of a list is wanted: so many, after so many. */
export interface Part {
  readonly limit: number
  readonly offset: number
}

/** The ids of the products a visitor may find, in the wanted order; of a search with how many there are. */
export function matchingIds(marketplace: Marketplace, filter: ProductFilter, words: SoughtWords, part?: Part) {
  const ids = words
    ? foundInOrder(marketplace, filter, words).select(sql<number | null>`count(*) over ()`.as('total'))
    : shelvesInOrder(marketplace, filter, part).select(sql<number | null>`null::bigint`.as('total'))
  return ids.$if(part !== undefined, (query) => query.limit(part?.limit ?? 0).offset(part?.offset ?? 0))
}

/** How many there are on all pages together. Without words it is only looked up. */
export function countProducts(marketplace: Marketplace, filter: ProductFilter, words: SoughtWords) {
  const { db } = marketplace
  if (words)
    return db
      .selectFrom(foundWith(marketplace, filter, words).as('found'))
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .modifyFront(plannedEachTime)
  return db
    .selectFrom('shelf_counts')
    .innerJoin('stores', 'stores.id', 'store_id')
    .where('stores.retired_at', 'is', null)
    .$if(filter.categories !== undefined, (query) => query.where(isOneOf('shelf_counts.category', filter.categories)))
    .$if(filter.storeId !== undefined, (query) => query.where('store_id', '=', filter.storeId ?? 0))
    .select(({ fn }) => fn.coalesce(fn.sum<number>('products'), sql<number>`0`).as('count'))
}

function onSaleIn({ db }: Marketplace, { categories, storeId }: ProductFilter): Found {
  return db
    .selectFrom('products')
    .select('products.id')
    .where(onSale)
    .$if(categories !== undefined, (query) => query.where(isOneOf('products.category', categories)))
    .$if(storeId !== undefined, (query) => query.where('products.store_id', '=', storeId ?? 0))
}

type Found = SelectQueryBuilder<Tables, 'products', { id: number }>

/** Each way to sort has an index, so that a page is found without reading the products before it. */
function shelvesInOrder(marketplace: Marketplace, filter: ProductFilter, part?: Part) {
  const products = onSaleIn(marketplace, filter)
  switch (filter.sort ?? 'catalog') {
    case 'newest':
      return products.orderBy('products.created_at', 'desc').orderBy('products.id', 'desc')
    case 'price':
      return inOrderOfPrice(marketplace, products, 'asc', part)
    case '-price':
      return inOrderOfPrice(marketplace, products, 'desc', part)
    case 'name':
      return products.orderBy(byName).orderBy('products.id')
    case 'catalog':
      return products.orderBy('products.id')
    case 'ours':
      return inOurOrder(marketplace, filter, products, part)
  }
}

function foundInOrder(marketplace: Marketplace, filter: ProductFilter, words: NonNullable<SoughtWords>) {
  const { db, clock } = marketplace
  const found = db
    .selectFrom(foundWith(marketplace, filter, words).as('found'))
    .innerJoin('products', 'products.id', 'found.id')
    .select('products.id')
    .modifyFront(plannedEachTime)
  const price = priceAt(clock.now())
  switch (filter.sort ?? 'catalog') {
    case 'newest':
      return found.orderBy('products.created_at', 'desc').orderBy('products.id', 'desc')
    case 'price':
      return found.orderBy(price).orderBy('products.id')
    case '-price':
      return found.orderBy(price, 'desc').orderBy('products.id', 'desc')
    case 'name':
      return found.orderBy(byName).orderBy('products.id')
    case 'catalog':
      return found.orderBy('found.turn').orderBy('products.id')
    case 'ours':
      return found
        .innerJoin('shop_order', 'shop_order.product_id', 'products.id')
        .orderBy('found.turn')
        .orderBy('shop_order.turn')
        .orderBy('shop_order.lot')
        .orderBy('products.id')
  }
}

/** Those with the words in their name take the first turn. */
function foundWith(marketplace: Marketplace, filter: ProductFilter, { query, areSeveral }: NonNullable<SoughtWords>) {
  const products = onSaleIn(marketplace, filter)
  const either = areSeveral
    ? foundAnywhereFirst(marketplace, products, query)
    : foundInNamesFirst(marketplace, products, query)
  return marketplace.db
    .selectFrom(either.as('either'))
    .select(['either.id', 'either.turn'])
    .orderBy('either.turn')
    .limit(sql.lit(mostFound))
}

/** One word may be in very many names; where else it is, is looked for when it is in few of them. */
function foundInNamesFirst({ db }: Marketplace, products: Found, words: RawBuilder<unknown>) {
  const isNamed = has(words, 'name_words')
  return db
    .with('named', () => products.where(isNamed).limit(sql.lit(mostFound)))
    .with('others', () =>
      products
        .where(has(words, 'search_words'))
        .where(({ not }) => not(isNamed))
        .where(sql<SqlBool>`(select count(*) from named) < ${sql.lit(mostFound)}`)
        .limit(sql.lit(mostFound)),
    )
    .selectFrom('named')
    .select(['id', sql<number>`1`.as('turn')])
    .unionAll((from) => from.selectFrom('others').select(['id', sql<number>`2`.as('turn')]))
}

/** Several words are seldom all in very many texts, and whether they are in the name is seen when the text is there. */
function foundAnywhereFirst({ db }: Marketplace, products: Found, words: RawBuilder<unknown>) {
  const isNamed = has(words, 'name_words')
  return db
    .with('anywhere', () =>
      products.where(has(words, 'search_words')).select(isNamed.as('is_named')).limit(sql.lit(mostFound)),
    )
    .with('named', () =>
      products
        .where(isNamed)
        .where(sql<SqlBool>`(select count(*) from anywhere) = ${sql.lit(mostFound)}`)
        .limit(sql.lit(mostFound)),
    )
    .selectFrom('anywhere')
    .select(['id', sql<number>`case when is_named then 1 else 2 end`.as('turn')])
    .union((from) => from.selectFrom('named').select(['id', sql<number>`1`.as('turn')]))
}

const byName = sql`products.name collate "und-x-icu"`

/**
 * An index knows what products cost by themselves. The product of the week costs something else for a while, so it is
 * left out there and joins the others by what it costs now.
 */
function inOrderOfPrice({ db, clock }: Marketplace, found: Found, direction: 'asc' | 'desc', part?: Part) {
  const now = clock.now()
  const weekly = sql<number>`(select product_id from ${weeklyPromotionAt(now)})`
  return db
    .with('others', () =>
      found
        .where('products.id', 'is distinct from', weekly)
        .select(ownPrice.as('price'))
        .orderBy(ownPrice, direction)
        .orderBy('products.id', direction)
        .$if(part !== undefined, (query) => query.limit(lastOf(part))),
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

/** What is pinned, the latest first, and then the pieces in the order that the database keeps. */
function inOurOrder({ db }: Marketplace, filter: ProductFilter, found: Found, part?: Part) {
  const others = (filter.categories?.length ?? 0) > 1 ? alternating(filter, part) : inTurn(filter, part)
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

interface InTurn {
  readonly id: number
  readonly turn: number
  readonly place: number
}

function inTurn({ categories: [category] = [], ...filter }: ProductFilter, part?: Part) {
  const isOfCategory = category === undefined ? sql`true` : sql`shop_order.category = ${category}`
  return sql<InTurn>`(
    select product_id as id, turn, lot as place from shop_order where ${isOfCategory} and ${isOthers(filter)}
    order by turn, lot, product_id ${upTo(part)})`
}

/** Several categories take turns, so that a collection shows on its first page all that it is of. */
function alternating({ categories = [], ...filter }: ProductFilter, part?: Part) {
  return sql<InTurn>`(
    select piece.id, piece.turn, shelf.place from unnest(${[...categories]}::text[]) with ordinality as shelf (category, place)
      cross join lateral (
        select product_id as id, row_number() over (order by turn, lot, product_id) as turn from shop_order
        where shop_order.category = shelf.category and ${isOthers(filter)}
        order by shop_order.turn, lot, product_id ${upTo(part)}) as piece)`
}

/** What is on sale and not pinned. */
function isOthers({ storeId }: ProductFilter) {
  const isOfStore = storeId === undefined ? sql`true` : sql`shop_order.store_id = ${storeId}`
  return sql`${isOfStore}
    and exists (select from stores where stores.id = shop_order.store_id and stores.retired_at is null)
    and product_id not in (select product_id from pinned_products)`
}

function upTo(part: Part | undefined) {
  return part === undefined ? sql`` : sql`limit ${lastOf(part)}`
}

/** Up to where a list must be known to know a part of it. */
function lastOf(part: Part | undefined): number {
  return part === undefined ? 0 : part.offset + part.limit
}

function isOneOf(column: `${'products' | 'shelf_counts'}.category`, categories: readonly Category[] = []) {
  return sql<SqlBool>`${sql.ref(column)} = any(${[...categories]})`
}

function has(words: RawBuilder<unknown>, column: 'search_words' | 'name_words') {
  return sql<SqlBool>`${sql.ref(`products.${column}`)} @@ ${words}`
}
