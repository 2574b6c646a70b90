import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { conceptQuery, type Exactness, exactnesses, isGuess, type SearchConcept } from './search-terms.ts'

/**
 * Where a product may have the words of a search, the most important first: a column, and the weight of the words in
 * it.
 */
const fields = {
  name: { column: 'name_words', weight: '' },
  maker: { column: 'search_words', weight: 'B' },
  facts: { column: 'search_words', weight: 'C' },
  description: { column: 'search_words', weight: 'D' },
} as const

type Field = keyof typeof fields

/** A query for one concept in one field, and what a match counts: the lower, the earlier the product stands. */
export interface RankedQuery {
  readonly concept: number
  readonly field: Field
  readonly exactness: Exactness
  readonly query: string
  readonly score: number
}

/** What a concept counts that a product does not have: more than any match of all others. */
const missingScore = 1000

/** What a missing color, material or place counts: less than that what was asked for stands only in the description. */
const missingAttributeScore = 2 * exactnesses.length

/**
 * The rank of a product is the sum over the concepts of the score of the first query that it matches: a product with
 * more of the words before one with fewer, name before maker before facts before description, and in each of them what
 * was typed before its other forms, before related words, before what only sounds alike. Beside what was asked for, it
 * matters little where a color, material or place stands.
 */
export function rankedQueries(concepts: readonly SearchConcept[]): readonly RankedQuery[] {
  const hasKind = concepts.some(({ attribute }) => !attribute)
  return concepts.flatMap((concept, index) =>
    (Object.keys(fields) as Field[]).flatMap((field, place) =>
      exactnesses.flatMap((exactness, step) => {
        if (field === 'description' && isGuess(exactness)) return []
        const query = conceptQuery(concept, exactness, fields[field].weight)
        const score = place * (concept.attribute && hasKind ? 1 : exactnesses.length) + step
        return query === undefined ? [] : [{ concept: index, field, exactness, query, score }]
      }),
    ),
  )
}

/**
 * SQL for the rank of a product, which is zero without concepts. It is compared with the queries of a field one by one
 * only if it matches any of them.
 */
export function rankOf(concepts: readonly SearchConcept[]) {
  const queries = Map.groupBy(rankedQueries(concepts), ({ concept }) => concept)
  const hasKind = concepts.some(({ attribute }) => !attribute)
  const best = [...queries].map(([index, ofConcept]) => {
    const missing = concepts[index]?.attribute && hasKind ? missingAttributeScore : missingScore
    const byField = [...Map.groupBy(ofConcept, ({ field }) => field)].map(([field, ofField]) => {
      const any = ofField.map(({ query }) => `(${query})`).join(' | ')
      const scores = ofField.map(({ query, score }) => sql`when ${has(field, query)} then ${sql.lit(score)}`)
      return sql`when ${has(field, any)} then case ${sql.join(scores, sql` `)} end`
    })
    return sql`case ${sql.join(byField, sql` `)} else ${sql.lit(missing)} end`
  })
  return best.length === 0 ? sql<number>`0` : sql<number>`(${sql.join(best, sql` + `)})`
}

/** Sales that count for the order of products with equal matches. */
export const recentSalesDays = 90

type Found = Tables & { found: { id: number; rank: number } }

/**
 * Sorts by rank; products of the same rank by whether a size is in stock, then by the pieces sold lately. The caller
 * sorts the rest.
 */
export function bestFirst<Selected>(found: SelectQueryBuilder<Found, 'found' | 'products', Selected>, now: Date) {
  return found.orderBy('found.rank').orderBy(hasStock, 'desc').orderBy(soldLately(now), 'desc')
}

/** SQL for whether a size of a product of `found` is in stock. */
export const hasStock = sql<boolean>`exists (select from variants as variant
    where variant.product_id = found.id and variant.retired_at is null and variant.stock_level > 0)`

/** SQL for the pieces of a product of `found` that were sold lately. */
export function soldLately(now: Date): RawBuilder<number> {
  return sql<number>`coalesce((select sum(pieces) from product_sales as sales
    where sales.product_id = found.id and week > (${now}::timestamptz at time zone 'Africa/Tunis')::date - ${sql.lit(recentSalesDays)}), 0)`
}

/** SQL for whether a product matches a query. */
export function matches({ field, query }: RankedQuery): RawBuilder<unknown> {
  return has(field, query)
}

function has(field: Field, query: string): RawBuilder<unknown> {
  return sql`${sql.ref(`products.${fields[field].column}`)} @@ ${query}::tsquery`
}
