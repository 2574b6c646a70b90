import { sql } from 'kysely'
import { mayViewReports } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { readOwnSearches } from '#domain/catalog/search-entries/read-own-searches.ts'
import type { SearchEntry } from '#domain/catalog/search-entries/search-entry.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { keysOf } from '#domain/search/keys-of.ts'
import { searchWords } from '#domain/search/search-words.ts'
import { headwordsAt } from '#domain/search/thesaurus/thesaurus.ts'
import { findProducts } from './list-products.ts'
import { hasStock, matches, type RankedQuery, rankedQueries, soldLately } from './rank-products.ts'
import type { SearchResult } from './search-result.ts'
import type { CatalogPhrase, SearchConcept } from './search-terms.ts'

/** A word of a search, with the words of the catalog that it stands for in each way. */
export interface ExplainedWord {
  readonly word: string
  readonly found: { readonly [Way in 'phrase' | 'form' | 'related' | 'sound']: readonly string[] }
}

export interface ExplainedMatch extends Pick<RankedQuery, 'field' | 'exactness' | 'score'> {
  readonly word: string
}

export interface ExplainedHit {
  readonly id: number
  readonly name: string
  /** The best match of each word that the product has; the lower the sum of their scores, the earlier it stands. */
  readonly matches: readonly ExplainedMatch[]
  readonly missingWords: readonly string[]
  /** These decide between products with the same matches. */
  readonly isInStock: boolean
  readonly soldLately: number
}

export interface ExplainedSearch {
  readonly search?: SearchResult
  /** What the owner has decided about the whole search. */
  readonly answer?: SearchEntry
  /** The words that the owner has decided about and that the search has. */
  readonly ownPhrases: readonly string[]
  /** The words that were read as colors and materials. */
  readonly keyWords: readonly string[]
  readonly words: readonly ExplainedWord[]
  readonly total: number
  readonly hits: readonly ExplainedHit[]
}

/** In hits, and in words of the catalog for each way. */
const maxHits = 10
const maxCatalogWords = 12

/**
 * Explains how a search is understood, and why its first hits stand where they do, with the functions that find and
 * rank them.
 */
export async function explainSearch(marketplace: Marketplace, searchText: string): Promise<ExplainedSearch> {
  requireAllowed(mayViewReports(marketplace.actor))
  const filter = { searchText, sort: 'shop-order', pageSize: maxHits } as const
  const own = await readOwnSearches(marketplace)
  const { page, terms } = await findProducts(marketplace, filter)
  const { products, total, search } = page
  const answer = own.findAnswer(search?.pricePhrase?.rest ?? searchText)
  const concepts = [...(terms?.concepts ?? []), ...(terms?.keyConcepts ?? [])]
  const keys = searchWords(searchText).map(keysOf)
  const ownPhrases = keys.flatMap((_, start) => headwordsAt(own.thesaurus, keys, start).map(({ phrase }) => phrase))
  return {
    ...(search && { search }),
    ...(answer && { answer }),
    ownPhrases: [...new Set(ownPhrases)],
    keyWords: search?.askedKeys?.flatMap(({ words }) => words) ?? [],
    words: concepts.map(explainWord),
    total,
    hits: await explainHits(marketplace, concepts, products),
  }
}

function explainWord({ word, phrase, form, related, sound }: SearchConcept): ExplainedWord {
  const wordsOf = (phrases: SearchConcept['form']) =>
    [...new Set(phrases.flatMap(textsOfPhrase))].filter((words) => words !== word).slice(0, maxCatalogWords)
  return {
    word,
    found: { phrase: wordsOf(phrase), form: wordsOf(form), related: wordsOf(related), sound: wordsOf(sound) },
  }
}

/** The alternatives of a phrase of one word are texts of their own. */
function textsOfPhrase(phrase: CatalogPhrase): readonly string[] {
  const [alternatives = []] = phrase
  return phrase.length === 1 ? alternatives : [phrase.map((alternatives) => alternatives.join(' / ')).join(' ')]
}

async function explainHits(
  { db, clock }: Marketplace,
  concepts: readonly SearchConcept[],
  products: readonly { readonly id: number; readonly name: string }[],
): Promise<ExplainedHit[]> {
  const queries = rankedQueries(concepts)
  const results = queries.length === 0 ? sql`'{}'::boolean[]` : sql`array[${sql.join(queries.map(matches))}]`
  const { rows } = await sql<{ id: number; results: boolean[]; isInStock: boolean; soldLately: number }>`
    select found.id, ${results} as results, ${hasStock} as "isInStock", ${soldLately(clock.now())}::integer as "soldLately"
    from unnest(${products.map(({ id }) => id)}::int[]) as found (id) join products on products.id = found.id`.execute(
    db,
  )
  return products.flatMap(({ id, name }) => {
    const row = rows.find((row) => row.id === id)
    if (!row) return []
    const best = concepts.map((concept, index) => {
      const query = queries.find((query, place) => query.concept === index && row.results[place])
      return { word: concept.word, query }
    })
    return {
      ...{ id, name, isInStock: row.isInStock, soldLately: row.soldLately },
      matches: best.flatMap(({ word, query }) =>
        query ? { word, field: query.field, exactness: query.exactness, score: query.score } : [],
      ),
      missingWords: best.flatMap(({ word, query }) => (query ? [] : word)),
    }
  })
}
