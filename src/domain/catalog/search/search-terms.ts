import type { Phrase } from '#domain/search/thesaurus/find-concepts.ts'

/** What a word of a search matches in the catalog: any of these words. */
export type Alternatives = readonly string[]

/** The ways in which a product can be about a concept of a search, the nearest to what was typed first. */
export const exactnesses = ['typed', 'form', 'related', 'sound'] as const

export type Exactness = (typeof exactnesses)[number]

/** A concept of a search in words of the catalog: for each way the phrases, one of which a product must have whole. */
export interface SearchConcept {
  /** The beginnings of words, as typed. */
  readonly typed: Phrase
  readonly form: readonly (readonly Alternatives[])[]
  readonly related: readonly (readonly Alternatives[])[]
  readonly sound: readonly (readonly Alternatives[])[]
}

/** Where a product may have the words of a search, the most important first, with the weights of `products.search_words`. */
const fields = { name: 'A', maker: 'B', facts: 'C', description: 'D' } as const

/** A query for one concept in one field, and what a match counts: the lower, the earlier the product stands. */
export interface RankedQuery {
  readonly concept: number
  readonly query: string
  readonly score: number
}

/** What a concept counts that a product does not have. */
export const missingScore = 100

/**
 * The rank of a product is the sum over the concepts of the lowest score that it matches: name before maker before facts before
 * description, and in each of them what was typed before its other forms, before related words, before what only sounds alike.
 * The queries of a concept are in the order of their scores.
 */
export function rankedQueries(concepts: readonly SearchConcept[]): readonly RankedQuery[] {
  return concepts.flatMap((concept, index) =>
    Object.values(fields).flatMap((weight, field) =>
      exactnesses.flatMap((exactness, step) => {
        const query = queryOf(concept, exactness, weight)
        return query === undefined ? [] : [{ concept: index, query, score: field * exactnesses.length + step }]
      }),
    ),
  )
}

/** A tsquery for the products that have all concepts, or at least one. */
export function matchingQuery(concepts: readonly SearchConcept[], which: 'all' | 'any'): string {
  const each = concepts.map((concept) =>
    exactnesses.flatMap((exactness) => queryOf(concept, exactness) ?? []).join(' | '),
  )
  return each.map((query) => `(${query})`).join(which === 'all' ? ' & ' : ' | ')
}

function queryOf(concept: SearchConcept, exactness: Exactness, weight = ''): string | undefined {
  if (exactness === 'typed') return concept.typed.map((word) => `${quoted(word)}:*${weight}`).join(' & ')
  const phrases = concept[exactness].map((phrase) =>
    phrase.map((words) => `(${words.map((word) => quoted(word) + (weight && `:${weight}`)).join(' | ')})`).join(' & '),
  )
  return phrases.length === 0 ? undefined : phrases.map((phrase) => `(${phrase})`).join(' | ')
}

function quoted(word: string): string {
  return `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}
