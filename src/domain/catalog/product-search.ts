import { type SqlBool, sql } from 'kysely'
import type { Marketplace } from '../marketplace.ts'
import { onSale } from './on-sale.ts'
import type { ProductFilter } from './product-filter.ts'
import { priceAt } from './product-rows.ts'

/** How well a piece of the text must resemble a word to count as that word mistyped, from 0 to 1. */
const leastSimilarity = 0.4

/** Longer searches are cut: nobody types more, and every word costs time. */
const mostWords = 8

/**
 * The products a visitor may find, as a query of ids in the wanted order. Every word must begin a word of name, model,
 * store, category or description; with `forgiving`, resembling one is enough.
 */
export function matchingProducts(
  { db, clock }: Marketplace,
  filter: ProductFilter,
  match: 'exact' | 'forgiving' = 'exact',
) {
  const words = wordsOf(filter.words)
  const query = db
    .selectFrom('products')
    .where(onSale)
    .$if(filter.categories !== undefined, (query) =>
      query.where('products.category', 'in', [...(filter.categories ?? [])]),
    )
    .$if(filter.storeId !== undefined, (query) => query.where('products.store_id', '=', filter.storeId ?? 0))
    .$if(words.length > 0 && match === 'exact', (query) => query.where(beginsWords(sql`products.search_text`, words)))
    .$if(match === 'forgiving', (query) => query.where((where) => where.and(words.map(resembles))))

  switch (filter.sort ?? 'catalog') {
    case 'newest':
      return query.orderBy('products.created_at', 'desc').orderBy('products.id', 'desc')
    case 'price':
      return query.orderBy(priceAt(clock.now())).orderBy('products.id')
    case '-price':
      return query.orderBy(priceAt(clock.now()), 'desc').orderBy('products.id')
    case 'name':
      return query.orderBy(sql`products.name collate "und-x-icu"`).orderBy('products.id')
    case 'catalog':
      return query
        .$if(words.length > 0 && match === 'exact', (query) =>
          query.orderBy(beginsWords(sql`fold_text(products.name)`, words), 'desc'),
        )
        .$if(match === 'forgiving', (query) => query.orderBy(resemblance(words), 'desc'))
        .orderBy('products.id')
  }
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

function beginsWords(text: ReturnType<typeof sql>, words: string[]) {
  return sql<SqlBool>`to_tsvector('simple', ${text}) @@ word_beginnings(${words})`
}

function resembles(word: string) {
  return sql<SqlBool>`${similarity(word)} >= ${leastSimilarity}`
}

/** How well a text resembles all the words together: the best guesses come first. */
function resemblance(words: string[]) {
  return sql<number>`${sql.join(words.map(similarity), sql` + `)}`
}

function similarity(word: string) {
  return sql<number>`strict_word_similarity(fold_text(${word}), products.search_text)`
}
