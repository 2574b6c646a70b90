import { listCategories, type StoredCategory } from '#domain/categories/list-categories.ts'
import { offeredCategories } from '#domain/category.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { runSpeculatively } from '#domain/run-speculatively.ts'
import { keysOf } from '#domain/search/keys-of.ts'
import { searchWords } from '#domain/search/search-words.ts'
import type { ThesaurusEntry } from '#domain/search/thesaurus/entry.ts'
import { indexThesaurus, isSamePhrase, type Thesaurus } from '#domain/search/thesaurus/thesaurus.ts'
import { isPhrase } from './check-search-entry.ts'
import { maxAskedLength, maxSearchEntries, type SearchEntry } from './search-entry.ts'
import { searchEntryFromRow, selectSearchEntries } from './search-entry-rows.ts'

/** What the owner has decided about searches. */
export interface OwnSearches {
  readonly thesaurus: Thesaurus
  /** Returns the entry for a whole search, in any form of its words: where it leads, or that it is not sold. */
  findAnswer(searchText: string): SearchEntry | undefined
}

let latest = { rows: '', searches: indexSearches([], []) }

/**
 * Reads the entries of the owner and what categories are called. Indexing them takes longer than reading, so the index
 * is kept until they differ.
 */
export async function readOwnSearches(marketplace: Marketplace): Promise<OwnSearches> {
  const [found, categories] = await Promise.all([
    selectSearchEntries(marketplace).orderBy('id').limit(maxSearchEntries).execute(),
    listCategories(marketplace),
  ])
  const rows = JSON.stringify([found, categories])
  if (latest.rows !== rows) latest = { rows, searches: indexSearches(found.map(searchEntryFromRow), categories) }
  return latest.searches
}

/** Does something that begins with the entries of the owner, see `runSpeculatively`. */
export async function withOwnSearches<Result>(
  marketplace: Marketplace,
  work: (own: OwnSearches) => Promise<Result>,
): Promise<{ readonly own: OwnSearches; readonly result: Result }> {
  const { value: own, result } = await runSpeculatively(latest.searches, () => readOwnSearches(marketplace), work)
  return { own, result }
}

function indexSearches(entries: readonly SearchEntry[], categories: readonly StoredCategory[]): OwnSearches {
  const answers = entries
    .filter(({ kind }) => kind === 'category' || kind === 'store' || kind === 'not-sold')
    .map((entry) => ({ entry, keys: searchWords(entry.asked).map(keysOf) }))
  return {
    thesaurus: indexThesaurus([
      ...entries.flatMap(thesaurusEntries),
      ...offeredCategories(categories).flatMap(namesOfCategory),
    ]),
    findAnswer(searchText) {
      if (answers.length === 0) return undefined
      const keys = searchWords(searchText).map(keysOf)
      return answers.find((answer) => isSamePhrase(answer.keys, keys))?.entry
    },
  }
}

function thesaurusEntries({ asked, kind, finds }: SearchEntry): readonly ThesaurusEntry[] {
  if (kind === 'same') return [{ kind: 'same', words: [asked, ...finds] }]
  return kind === 'finds' ? [{ kind: 'broader', asked: [asked], found: finds }] : []
}

/** Products have the slug of their category among their words, and not what an owner calls it in each language. */
function namesOfCategory({ slug, texts }: StoredCategory): readonly ThesaurusEntry[] {
  const names = Object.values(texts).flatMap(({ name = '' }) => (isPhrase(name, maxAskedLength) ? name : []))
  return names.length > 0 ? [{ kind: 'broader', asked: names, found: [slug.replaceAll('-', ' ')] }] : []
}
