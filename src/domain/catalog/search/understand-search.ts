import { sql } from 'kysely'
import type { Marketplace } from '#domain/marketplace.ts'
import { analyzeWord } from '#domain/search/analyzer/analyze.ts'
import { isSpelledInArabizi, soundsLike } from '#domain/search/analyzer/sounds-like.ts'
import { isFunctionWord } from '#domain/search/function-words.ts'
import { keysOf } from '#domain/search/keys-of.ts'
import { type Concept, findConcepts, relatedBySound, relatedInArabic } from '#domain/search/thesaurus/find-concepts.ts'
import type { Phrase, Thesaurus } from '#domain/search/thesaurus/thesaurus.ts'
import type { Alternatives, CatalogPhrase, SearchConcept } from './search-terms.ts'

/**
 * Words of the catalog that are compared with those of a search. A stem has few forms, and a skeleton not many more.
 */
const maxCatalogWords = 400

interface CatalogWord {
  readonly word: string
  readonly keys: readonly string[]
  readonly skeleton: string | null
}

export interface UnderstoodSearch {
  readonly concepts: readonly SearchConcept[]
  /**
   * Words that neither the catalog nor the thesaurus knows in any form, or that spell an Arabic one which the catalog
   * does not have.
   */
  readonly unknownWords: readonly string[]
}

/**
 * Returns what stands in the catalog for each word of a search. A word that neither the catalog nor the thesaurus has
 * is compared by its consonants, which are the same in Arabic and Latin script.
 */
export async function understandSearch(
  marketplace: Marketplace,
  words: readonly string[],
  own: Thesaurus,
): Promise<UnderstoodSearch> {
  const named = withoutFunctionWords(findConcepts(words, own))
  const spellings = named.map(({ word, phrases, related }) =>
    phrases.length + related.length > 0 ? [] : relatedInArabic(word, own),
  )
  const phrases = named.flatMap(({ word, phrases, related }) => [[word], ...phrases, ...related])
  const catalog = await readCatalogWords(marketplace, words, [...phrases, ...spellings.flat()].flat())
  const isInCatalog = ([word = '']: Phrase) => formsOf(word, catalog).length > 0
  const concepts = named.map((concept, place) => {
    const related = isInCatalog([concept.word]) ? [] : (spellings[place] ?? [])
    return {
      ...concept,
      related: [...concept.related, ...related],
      isDoubtful: related.length > 0 && !related.some(isInCatalog),
    }
  })
  const isKnown = ({ word, phrases, related }: Concept) =>
    phrases.length > 0 ||
    related.length > 0 ||
    catalog.some((row) => row.word.startsWith(word)) ||
    formsOf(word, catalog).length > 0
  const isUnknown = (concept: Concept) => !isKnown(concept)
  const soundWords = concepts.filter(isUnknown).map(({ word }) => word)
  const spelled = new Map(soundWords.map((word) => [word, spelledBy(word, catalog)]))
  const isMistyped = (concept: Concept) => isUnknown(concept) && !spelled.get(concept.word)?.length
  const unknownWords = concepts.filter((concept) => isMistyped(concept) || concept.isDoubtful).map(({ word }) => word)
  const namesBySound = [...soundWords.flatMap((word) => relatedBySound(word, own)), ...[...spelled.values()].flat()]
  const more = namesBySound.length > 0 ? await readCatalogWords(marketplace, [], namesBySound.flat()) : []
  const understood = concepts.map(({ word, phrases, related }) => {
    const bySound = soundWords.includes(word) ? inCatalog(relatedBySound(word, own), more) : []
    const [phrase = [], form = [], others = [], sound = []] = withoutRepeated(word, [
      inCatalog(phrases, catalog),
      inCatalog([[word], ...otherSpellings(word, related), ...(spelled.get(word) ?? [])], [...catalog, ...more]),
      inCatalog(related, catalog),
      soundWords.includes(word) ? [...bySound, ...wordsOfSound(word, catalog)] : [],
    ])
    // With the feminine ending of Arabic it is a form of the word, or another one: the mitt of a hammam is no cup.
    const isBeginning = catalog.some((row) => row.word.startsWith(word) && row.word !== word && row.word !== `${word}ه`)
    return { word, phrase, form, related: others, isBeginning, sound }
  })
  return { concepts: understood, unknownWords }
}

/** Words that only join others are in every description, so they count only in a phrase. */
function withoutFunctionWords(concepts: readonly Concept[]): readonly Concept[] {
  return concepts.filter(({ word, phrases }) => phrases.length > 0 || !isFunctionWord(word))
}

/**
 * Reads the words that begin as one of those typed, share a key with one of the words, or the consonants with one
 * typed.
 */
async function readCatalogWords({ db }: Marketplace, typed: readonly string[], words: readonly string[]) {
  const keys = [...new Set(words.flatMap(keysOf))]
  const skeletons = typed.flatMap((word) => analyzeWord(word).skeleton ?? [])
  const { rows } = await sql<CatalogWord>`
    (select word, stems as keys, skeleton from catalog_words where stems && ${keys}::text[] limit ${sql.lit(maxCatalogWords)})
    union all
    (select word, stems, skeleton from catalog_words where skeleton = any(${skeletons}::text[]) limit ${sql.lit(maxCatalogWords)})
    union all
    -- The word itself, which the job may not have analyzed yet, and a longer one.
    select first.* from unnest(${typed}::text[]) as typed (beginning) cross join lateral (
      select word, stems, skeleton from catalog_words
      where word ~>=~ beginning and word ~<~ (beginning || chr(1114111)) order by word using ~<~ limit 2) as first`.execute(
    db,
  )
  return rows
}

/** What the thesaurus calls a word that has the same consonants: the same word, in another spelling or script. */
function otherSpellings(typed: string, related: readonly Phrase[]): readonly Phrase[] {
  const { skeleton } = analyzeWord(typed)
  if (skeleton === undefined) return []
  return related.filter(([word = '', ...others]) => others.length === 0 && analyzeWord(word).skeleton === skeleton)
}

/** The Arabic words of the catalog that a word in Arabizi spells. */
function spelledBy(typed: string, catalog: readonly CatalogWord[]): readonly Phrase[] {
  return catalog.filter(({ word }) => isSpelledInArabizi(word, typed)).map(({ word }) => [word])
}

function wordsOfSound(typed: string, catalog: readonly CatalogWord[]): readonly CatalogPhrase[] {
  const words = catalog.map(({ word }) => word).filter((word) => soundsLike(typed, word))
  return words.length > 0 ? [[words]] : []
}

/** Leaves out the words that a nearer way has already found, since each product is compared with each of them. */
function withoutRepeated(
  typed: string,
  ways: readonly (readonly CatalogPhrase[])[],
): readonly (readonly CatalogPhrase[])[] {
  const found = new Set([typed])
  return ways.map((phrases) => {
    const single = new Set(phrases.flatMap(([words = [], ...others]) => (others.length === 0 ? words : [])))
    const fresh = [...single].filter((word) => !found.has(word))
    for (const word of fresh) found.add(word)
    return [...(fresh.length > 0 ? [[fresh]] : []), ...phrases.filter(({ length }) => length > 1)]
  })
}

/** Returns the phrases of which the catalog has every word, in some form. */
function inCatalog(phrases: readonly Phrase[], catalog: readonly CatalogWord[]): readonly CatalogPhrase[] {
  return phrases
    .map((phrase) => phrase.map((word) => formsOf(word, catalog)))
    .filter((phrase) => phrase.length > 0 && phrase.every((words) => words.length > 0))
}

function formsOf(word: string, catalog: readonly CatalogWord[]): Alternatives {
  const keys = keysOf(word)
  return [...new Set(catalog.filter((row) => row.keys.some((key) => keys.includes(key))).map((row) => row.word))]
}
