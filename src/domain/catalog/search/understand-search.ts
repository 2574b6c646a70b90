import { sql } from 'kysely'
import type { Marketplace } from '#domain/marketplace.ts'
import { analyzeWord } from '#domain/search/analyzer/analyze.ts'
import { keysOf } from '#domain/search/keys-of.ts'
import { type Concept, findConcepts, type Phrase, relatedByConsonants } from '#domain/search/thesaurus/find-concepts.ts'
import type { Alternatives, SearchConcept } from './search-terms.ts'

/** Words of the catalog that are compared with those of a search. A stem has few forms, and a skeleton not many more. */
const maxCatalogWords = 400

interface CatalogWord {
  readonly word: string
  readonly keys: readonly string[]
  readonly skeleton: string | null
}

export interface UnderstoodSearch {
  readonly concepts: readonly SearchConcept[]
  /** Words that neither the catalog nor the thesaurus knows in any form. */
  readonly unknownWords: readonly string[]
}

/**
 * Returns what stands in the catalog for each concept of a search. A word that neither the catalog nor the thesaurus has is
 * compared by its consonants, which are the same in Arabic and Latin script.
 */
export async function understandSearch(marketplace: Marketplace, words: readonly string[]): Promise<UnderstoodSearch> {
  const concepts = findConcepts(words)
  const known = await readCatalogWords(marketplace, words, concepts.flatMap(phrasesOf).flat())
  const isKnown = ({ typed, related }: Concept) => related.length > 0 || typed.every((word) => hasForm(word, known))
  const sounds = new Map(
    concepts.filter((concept) => !isKnown(concept)).map((concept) => [concept, relatedBySound(concept)]),
  )
  const soundWords = [...sounds.values()].flat(2)
  const more = soundWords.length > 0 ? await readCatalogWords(marketplace, [], soundWords) : []
  const understood = concepts.map((concept) => {
    const sound = [
      ...formsOfPhrases(sounds.get(concept) ?? [], more),
      ...(sounds.has(concept) ? wordsOfSound(concept.typed, known) : []),
    ]
    const form = formsOfPhrases([concept.typed], known)
    return { typed: concept.typed, form, related: formsOfPhrases(concept.related, known), sound }
  })
  const unknownWords = [...sounds.keys()].flatMap(({ typed }) => typed.filter((word) => !hasForm(word, known)))
  return { concepts: understood, unknownWords }
}

function phrasesOf({ typed, related }: Concept): readonly Phrase[] {
  return [typed, ...related]
}

/** Reads the words that begin as one of those typed, share a key with one of the words, or the consonants with one typed. */
async function readCatalogWords({ db }: Marketplace, typed: readonly string[], words: readonly string[]) {
  const keys = [...new Set(words.flatMap(keysOf))]
  const skeletons = typed.flatMap((word) => analyzeWord(word).skeleton ?? [])
  const { rows } = await sql<CatalogWord>`
    (select word, stems as keys, skeleton from catalog_words where stems && ${keys}::text[] limit ${sql.lit(maxCatalogWords)})
    union all
    (select word, stems, skeleton from catalog_words where skeleton = any(${skeletons}::text[]) limit ${sql.lit(maxCatalogWords)})
    union all
    select first.* from unnest(${typed}::text[]) as typed (beginning) cross join lateral (
      select word, stems, skeleton from catalog_words
      where word ~>=~ beginning and word ~<~ (beginning || chr(1114111)) order by word using ~<~ limit 1) as first`.execute(
    db,
  )
  return rows
}

function hasForm(word: string, known: readonly CatalogWord[]): boolean {
  return known.some((row) => row.word.startsWith(word)) || formsOf(word, known).length > 0
}

function relatedBySound({ typed }: Concept): readonly Phrase[] {
  const [word, ...others] = typed
  return word === undefined || others.length > 0 ? [] : relatedByConsonants(word)
}

function wordsOfSound(typed: Phrase, known: readonly CatalogWord[]): readonly (readonly Alternatives[])[] {
  const [word, ...others] = typed
  const skeleton = word === undefined || others.length > 0 ? undefined : analyzeWord(word).skeleton
  const words = known.filter((row) => skeleton !== undefined && row.skeleton === skeleton).map((row) => row.word)
  return words.length > 0 ? [[words]] : []
}

/** Returns the phrases of which the catalog has every word, in some form. */
function formsOfPhrases(
  phrases: readonly Phrase[],
  known: readonly CatalogWord[],
): readonly (readonly Alternatives[])[] {
  return phrases
    .map((phrase) => phrase.map((word) => formsOf(word, known)))
    .filter((phrase) => phrase.length > 0 && phrase.every((words) => words.length > 0))
}

function formsOf(word: string, known: readonly CatalogWord[]): Alternatives {
  const keys = keysOf(word)
  return [...new Set(known.filter((row) => row.keys.some((key) => keys.includes(key))).map((row) => row.word))]
}
