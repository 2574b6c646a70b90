import { type RawBuilder, sql } from 'kysely'
import type { Marketplace } from '../marketplace.ts'

/** How well a word of the catalogue must resemble a word to count as what was meant, from 0 to 1. */
const leastSimilarity = 0.4

/** Longer searches are cut: nobody types more, and every word costs time. */
const mostWords = 8

/** The words a text must all have; undefined when nothing is searched for. */
export type SoughtWords = { readonly query: RawBuilder<unknown>; readonly areSeveral: boolean } | undefined

/** Every word must begin a word of the text. */
export function wordsAsTyped(typed: string | undefined): SoughtWords {
  const words = typedWords(typed)
  if (words.length === 0) return undefined
  return { query: sql`word_beginnings(${words})`, areSeveral: words.length > 1 }
}

/** The same, and for each word the one of the catalogue that most resembles it will do too. */
export async function wordsAsMeant({ db }: Marketplace, typed: string | undefined): Promise<SoughtWords> {
  const words = typedWords(typed)
  const { rows } = await sql<{ meant: string }>`
    select words_resembling(${words}, ${leastSimilarity}::real)::text as meant`.execute(db)
  return { query: sql`${rows[0]?.meant}::tsquery`, areSeveral: words.length > 1 }
}

/** The words worth searching for; the single letters of `d'olive` only when there is nothing else. */
export function typedWords(typed = ''): string[] {
  const words = typed
    .toWellFormed()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
  const longer = words.filter((word) => word.length > 1)
  return (longer.length > 0 ? longer : words).slice(0, mostWords)
}
