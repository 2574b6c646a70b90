import type { SearchConcept } from '#domain/catalog/search/search-terms.ts'
import { splitIntoPhrases } from '#domain/search/thesaurus/find-concepts.ts'
import type { FilterKey } from './filter-key.ts'
import { findAskedKey } from './find-filter-keys.ts'

/** A color or material that a search names. */
export interface AskedKey {
  readonly key: FilterKey
  /** The words for it, as the analyzer splits the text. */
  readonly words: readonly string[]
}

/** Finds the concepts of a search that name a color or a material (`keyConcepts`), and the others. */
export function findAskedKeys(concepts: readonly SearchConcept[]) {
  const phrases = splitIntoPhrases(concepts.map(({ word }) => word))
  let end = 0
  const asked = phrases.map((phrase) => {
    end += phrase.length
    return { phrase, concepts: concepts.slice(end - phrase.length, end), key: findAskedKey(phrase) }
  })
  return {
    askedKeys: asked.flatMap(({ phrase, key }): AskedKey[] => (key ? [{ key, words: phrase }] : [])),
    others: asked.flatMap(({ concepts, key }) => (key ? [] : concepts)),
    keyConcepts: asked.flatMap(({ concepts, key }) => (key ? concepts : [])),
  }
}
