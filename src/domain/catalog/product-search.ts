import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { plannedEachTime } from '#database/together.ts'
import type { Marketplace } from '../marketplace.ts'
import type { Category } from './category.ts'
import { onSale } from './on-sale.ts'
import type { ProductFilter } from './product-filter.ts'
import { ownPrice, priceAt, weeklyPromotionAt } from './product-rows.ts'

/** How well a word of the catalogue must resemble a word to count as what was meant, from 0 to 1. */
const leastSimilarity = 0.4

/** Longer searches are cut: nobody types more, and every word costs time. */
const mostWords = 8

/** So many results are counted: nobody reads on for longer, and of a common word there may be tens of thousands. */
export const mostCounted = 1000

type Match = 'exact' | 'forgiving'

/** Which part of a list is wanted: so many, after so many. */
export interface Part {
  readonly limit: number
  readonly offset: number
}

/**
 * The ids of the products a visitor may find, in the wanted order. Every word must begin a word of name, model, store,
 * category or description; with `forgiving`, one that resembles it will do.
 */
export function matchingIds(marketplace: Marketplace, filter: ProductFilter, match: Match = 'exact', part?: Part) {
  const found = foundProducts(marketplace, filter, match)
  const inOrder = () => {
    switch (filter.sort ?? 'catalog') {
      case 'newest':
        return found.orderBy('products.created_at', 'desc').orderBy('products.id', 'desc')
      case 'price':
        return inOrderOfPrice(marketplace, found, 'asc', part)
      case '-price':
        return inOrderOfPrice(marketplace, found, 'desc', part)
      case 'name':
        return found.orderBy(sql`products.name collate "und-x-icu"`).orderBy('products.id')
      case 'catalog':
        return isSearch(filter)
          ? namedFirst(marketplace, found, hasWords('name_words', wordsOf(filter.words), match), part)
          : found.orderBy('products.id')
    }
  }
  return inOrder()
    .$if(part !== undefined, (query) => query.limit(part?.limit ?? 0).offset(part?.offset ?? 0))
    .$if(isSearch(filter), (query) => query.modifyFront(plannedEachTime))
}

/** How many there are on all pages together, of a search up to `mostCounted`. Without words it is only looked up. */
export function countProducts(marketplace: Marketplace, filter: ProductFilter, match: Match = 'exact') {
  const { db } = marketplace
  if (isSearch(filter))
    return db
      .selectFrom(foundProducts(marketplace, filter, match).limit(mostCounted).as('found'))
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

function foundProducts({ db }: Marketplace, filter: ProductFilter, match: Match): Found {
  const words = wordsOf(filter.words)
  return db
    .selectFrom('products')
    .select('products.id')
    .where(onSale)
    .$if(filter.categories !== undefined, (query) => query.where(isOneOf('products.category', filter.categories)))
    .$if(filter.storeId !== undefined, (query) => query.where('products.store_id', '=', filter.storeId ?? 0))
    .$if(words.length > 0, (query) => query.where(hasWords('search_words', words, match)))
}

type Found = SelectQueryBuilder<Tables, 'products', { id: number }>

/** Those with the words in their name, then the others, which are looked for only when a page is not full without them. */
function namedFirst({ db }: Marketplace, found: Found, isNamed: RawBuilder<SqlBool>, part?: Part) {
  const upToPart = (query: Found) =>
    query.orderBy('products.id').$if(part !== undefined, (query) => query.limit(lastOf(part)))
  return db
    .with('named', () => upToPart(found.where(isNamed)))
    .with('others', () =>
      upToPart(
        found
          .where(sql<SqlBool>`not ${isNamed}`)
          .$if(part !== undefined, (query) =>
            query.where(sql<SqlBool>`(select count(*) from named) < ${lastOf(part)}`),
          ),
      ),
    )
    .selectFrom((from) =>
      from
        .selectFrom('named')
        .select(['id', sql<number>`1`.as('turn')])
        .unionAll(from.selectFrom('others').select(['id', sql<number>`2`.as('turn')]))
        .as('products'),
    )
    .select('products.id')
    .orderBy('products.turn')
    .orderBy('products.id')
}

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

/** Up to where a list must be known to know a part of it. */
function lastOf(part: Part | undefined): number {
  return part === undefined ? 0 : part.offset + part.limit
}

function isOneOf(column: 'products.category' | 'shelf_counts.category', categories: readonly Category[] = []) {
  return sql<SqlBool>`${sql.ref(column)} = any(${[...categories]})`
}

export function isSearch(filter: ProductFilter): boolean {
  return wordsOf(filter.words).length > 0
}

/** The words worth searching for; the single letters of `d'olive` only when there is nothing else. */
function wordsOf(typed = ''): string[] {
  const words = typed
    .toWellFormed()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
  const longer = words.filter((word) => word.length > 1)
  return (longer.length > 0 ? longer : words).slice(0, mostWords)
}

/** Whether a text has all the words, as they were typed or, with `forgiving`, as they may have been meant. */
function hasWords(column: 'search_words' | 'name_words', words: string[], match: Match): RawBuilder<SqlBool> {
  const wanted =
    match === 'exact'
      ? sql`word_beginnings(${words})`
      : sql`(select words_resembling(${words}, ${leastSimilarity}::real))`
  return sql<SqlBool>`${sql.ref(`products.${column}`)} @@ ${wanted}`
}
