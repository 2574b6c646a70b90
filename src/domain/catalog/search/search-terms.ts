import { type RawBuilder, sql } from 'kysely'
import type { Marketplace } from '#domain/marketplace.ts'

/** Minimum trigram similarity of a word of the catalog to a search term, from 0 to 1. */
const minSimilarity = 0.4

/** Further terms are ignored: nobody types more, and each costs time. */
const maxTerms = 8

/** The terms that a text must all contain, as a tsquery; undefined without a search. */
export type SearchTerms = { readonly query: RawBuilder<unknown>; readonly hasSeveralTerms: boolean } | undefined

/** Every term must be the beginning of a word of the text. */
export function exactSearchTerms(searchText: string | undefined): SearchTerms {
  const terms = splitSearchText(searchText)
  if (terms.length === 0) return undefined
  return { query: sql`word_beginnings(${terms})`, hasSeveralTerms: terms.length > 1 }
}

/** Like `exactSearchTerms`, and each term also matches the most similar word of the catalog. */
export async function fuzzySearchTerms({ db }: Marketplace, searchText: string | undefined): Promise<SearchTerms> {
  const terms = splitSearchText(searchText)
  const { rows } = await sql<{ meant: string }>`
    select words_resembling(${terms}, ${minSimilarity}::real)::text as meant`.execute(db)
  return { query: sql`${rows[0]?.meant}::tsquery`, hasSeveralTerms: terms.length > 1 }
}

/** Splits a search text into terms. Drops single letters such as in `d'olive`, unless there are only such. */
export function splitSearchText(searchText = ''): string[] {
  const words = searchText
    .toWellFormed()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
  const longer = words.filter((word) => word.length > 1)
  return (longer.length > 0 ? longer : words).slice(0, maxTerms)
}
