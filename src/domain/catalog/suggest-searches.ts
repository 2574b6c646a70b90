import { sql } from 'kysely'
import type { Marketplace } from '../marketplace.ts'
import { noteShown } from '../shown.ts'
import type { Category } from './category.ts'
import { typedWords } from './search-words.ts'

/** Fewer than a row of links on a phone would be no choice, more would be a list. */
const mostWords = 6
const mostOfOne = 3

/** In letters: shorter words, such as `of`, say nothing by themselves. */
const shortest = 3

/** How much a store's name must resemble what was typed, from 0 to 1. */
const leastNearness = 0.3

export interface Suggestions {
  /** To search for instead: words typed that something is found for by themselves, then words that resemble them. */
  readonly words: readonly string[]
  readonly stores: readonly { readonly id: number; readonly name: string }[]
  /** Categories that have pieces on sale, those with most of them first. */
  readonly shelves: readonly { readonly category: Category; readonly pieces: number }[]
}

/** Ways on for somebody whose search has found nothing. */
export async function suggestSearches(marketplace: Marketplace, typed: string | undefined): Promise<Suggestions> {
  noteShown(marketplace, 'catalogue', 'stores')
  const words = typedWords(typed).filter((word) => word.length >= shortest)
  const [near, stores, shelves] = await Promise.all([
    listNearWords(marketplace, words),
    listNearStores(marketplace, words),
    listShelves(marketplace),
  ])
  return { words: near, stores, shelves }
}

async function listNearWords({ db }: Marketplace, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return []
  const { rows } = await sql<{ word: string }>`
    select word from (
      select typed as word, place, 0 as turn from unnest(${words}::text[]) with ordinality as one (typed, place)
      where ${words.length > 1} and exists (
        select from products where retired_at is null and search_words @@ word_beginnings(array[typed]))
      union all
      select near.word, one.place, near.turn from unnest(${words}::text[]) with ordinality as one (typed, place)
        cross join lateral words_near(typed, ${mostOfOne}) with ordinality as near (word, turn)
    ) as found
    group by word order by min(turn), min(place), word limit ${mostWords}`.execute(db)
  return rows.map(({ word }) => word)
}

/** There are few stores, so each name is compared. */
async function listNearStores({ db }: Marketplace, words: readonly string[]) {
  if (words.length === 0) return []
  const nearness = sql<number>`word_similarity(fold_text(${words.join(' ')}), fold_text(name))`
  return db
    .selectFrom('stores')
    .select(['id', 'name'])
    .where('retired_at', 'is', null)
    .where(nearness, '>=', leastNearness)
    .orderBy(nearness, 'desc')
    .orderBy('id')
    .limit(mostOfOne)
    .execute()
}

async function listShelves({ db }: Marketplace) {
  const rows = await db
    .selectFrom('shelf_counts')
    .innerJoin('stores', 'stores.id', 'store_id')
    .where('stores.retired_at', 'is', null)
    .select(({ fn }) => ['shelf_counts.category', fn.sum<number>('products').as('pieces')])
    .groupBy('shelf_counts.category')
    .having(({ fn }) => fn.sum<number>('products'), '>', 0)
    .orderBy('pieces', 'desc')
    .orderBy('shelf_counts.category')
    .execute()
  return rows.map(({ category, pieces }) => ({ category: category as Category, pieces: Number(pieces) }))
}
