import { splitWords } from '#domain/search/analyzer/analyze.ts'
import { keysOf } from '#domain/search/keys-of.ts'
import { entries } from '#domain/search/thesaurus/entries.ts'
import { splitIntoPhrases } from '#domain/search/thesaurus/find-concepts.ts'
import type { Phrase } from '#domain/search/thesaurus/thesaurus.ts'
import { type ColorKey, colorKeys, type FilterKey, type MaterialKey, materialKeys } from './filter-key.ts'
import { colorWords, type KeyWords, materialWords } from './filter-key-words.ts'

/**
 * To be raised with every change of the rules below, of their words or of the analyzer: all keys are then derived
 * again.
 */
export const filterRulesVersion = 2

/** The sentences of a description that say what a product is. */
const describingSentences = 2

/**
 * The keys that a phrase stands for, by the keys of its first word; and those phrases that mean nothing else in a
 * search.
 */
interface Named<Key> {
  readonly words: readonly (readonly string[])[]
  readonly key: Key
}

type Index<Key> = ReadonlyMap<string, readonly Named<Key>[]>

const meansSame = new Map(
  entries.flatMap((entry) => (entry.kind === 'same' ? entry.words.map((word) => [word, entry.words] as const) : [])),
)

const colorsInColors = indexOf(colorKeys, colorWords, ({ named, narrower = [], only = [] }) => [
  ...withSame([...named, ...narrower]),
  ...only,
])
const materialsInNames = indexOf(materialKeys, materialWords, ({ named, narrower = [] }) =>
  withSame([...named, ...narrower]),
)
const materialsInColors = indexOf(materialKeys, materialWords, ({ named, narrower = [], isAlsoColor }) =>
  isAlsoColor ? [] : withSame([...named, ...narrower]),
)
const materialsInDescriptions = indexOf(materialKeys, materialWords, ({ named, narrower = [], isAmbiguous }) =>
  isAmbiguous ? [] : withSame([...named, ...narrower]),
)
const asked = {
  colors: indexOf(colorKeys, colorWords, ({ named, isAmbiguous }) => (isAmbiguous ? [] : withSame(named))),
  materials: indexOf(materialKeys, materialWords, ({ named, isAmbiguous }) => (isAmbiguous ? [] : withSame(named))),
}

/** Returns the colors that texts name which say nothing but colors, such as `Blue and saffron`. */
export function findColors(texts: readonly string[]): ColorKey[] {
  return keysIn(texts, colorsInColors, colorKeys)
}

/** The texts of a product, in all languages. */
export interface TextsOfProduct {
  readonly names: readonly string[]
  readonly colors: readonly string[]
  readonly descriptions: readonly string[]
}

/**
 * Returns what a product is made of: the materials in its name and its colors, or else those at the beginning of its
 * descriptions. Further on they speak of brushes, wrapping and care.
 */
export function findMaterials({ names, colors, descriptions }: TextsOfProduct): MaterialKey[] {
  const named = new Set([
    ...keysIn(names, materialsInNames, materialKeys),
    ...keysIn(colors, materialsInColors, materialKeys),
  ])
  if (named.size > 0) return materialKeys.filter((key) => named.has(key))
  return keysIn(descriptions.map(beginningOf), materialsInDescriptions, materialKeys)
}

function beginningOf(description: string): string {
  return description.split(/(?<=[.!?؟])\s+/u, describingSentences).join(' ')
}

/** Returns the color or material that a phrase of a search names and nothing else. */
export function findAskedKey(phrase: Phrase): FilterKey | undefined {
  const words = phrase.map(keysOf)
  const material = findNamed(words, asked.materials)[0]
  if (material) return { material }
  const color = findNamed(words, asked.colors)[0]
  return color && { color }
}

function keysIn<Key>(texts: readonly string[], index: Index<Key>, order: readonly Key[]): Key[] {
  const found = new Set(
    texts.flatMap((text) =>
      splitIntoPhrases(splitWords(text)).flatMap((phrase) => findNamed(phrase.map(keysOf), index)),
    ),
  )
  return order.filter((key) => found.has(key))
}

function findNamed<Key>(words: readonly (readonly string[])[], index: Index<Key>): Key[] {
  const candidates = new Set((words[0] ?? []).flatMap((key) => index.get(key) ?? []))
  return [...candidates]
    .filter((named) => named.words.length === words.length)
    .filter((named) => named.words.every((keys, place) => keys.some((key) => words[place]?.includes(key))))
    .map(({ key }) => key)
}

function withSame(phrases: readonly string[]): readonly string[] {
  return phrases.flatMap((phrase) => meansSame.get(phrase) ?? [phrase])
}

function indexOf<Key extends string>(
  keys: readonly Key[],
  words: Readonly<Record<Key, KeyWords>>,
  phrasesOf: (words: KeyWords) => readonly string[],
): Index<Key> {
  const index = new Map<string, Named<Key>[]>()
  for (const key of keys)
    for (const phrase of phrasesOf(words[key])) {
      const named = { words: splitWords(phrase).map(keysOf), key }
      for (const first of named.words[0] ?? []) index.set(first, [...(index.get(first) ?? []), named])
    }
  return index
}
