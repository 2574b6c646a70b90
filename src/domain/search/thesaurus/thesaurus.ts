import { analyzeWord } from '#domain/search/analyzer/analyze.ts'
import { keysOf } from '#domain/search/keys-of.ts'
import { searchWords } from '#domain/search/search-words.ts'
import type { ThesaurusEntry } from './entry.ts'

export type Phrase = readonly string[]

/** A phrase of a thesaurus, with the keys of each word and what a search for it finds. */
export interface Headword {
  readonly phrase: string
  readonly words: Phrase
  readonly keys: readonly (readonly string[])[]
  readonly finds: readonly Phrase[]
  /** Whether a search for what it finds does not find this phrase. */
  readonly isOneWay: boolean
}

/** Entries indexed for searching. */
export interface Thesaurus {
  /** The phrases by the keys of their first word. */
  readonly headwords: ReadonlyMap<string, readonly Headword[]>
  /** The single words by their consonants. */
  readonly bySkeleton: ReadonlyMap<string, readonly Headword[]>
  /** The single words as the entries write them, by the folded word. */
  readonly spellings: ReadonlyMap<string, string>
}

export function indexThesaurus(entries: readonly ThesaurusEntry[]): Thesaurus {
  const headwords = new Map<string, Headword[]>()
  const bySkeleton = new Map<string, Headword[]>()
  const spellings = new Map<string, string>()
  for (const headword of entries.map((entry) => withSpellings(entry, entries)).flatMap(headwordsOf)) {
    for (const key of headword.keys[0] ?? []) add(headwords, key, headword)
    const [word, ...others] = headword.words
    if (word === undefined || others.length > 0) continue
    if (!spellings.has(word)) spellings.set(word, headword.phrase)
    const { skeleton } = analyzeWord(word)
    if (skeleton !== undefined) add(bySkeleton, skeleton, headword)
  }
  return { headwords, bySkeleton, spellings }
}

/** Returns the phrases that begin at a place among words, given by their keys. */
export function headwordsAt(
  { headwords }: Thesaurus,
  keys: readonly (readonly string[])[],
  start: number,
): readonly Headword[] {
  const candidates = new Set((keys[start] ?? []).flatMap((key) => headwords.get(key) ?? []))
  return [...candidates].filter((headword) =>
    headword.keys.every((forms, place) => shareKey(forms, keys[start + place] ?? [])),
  )
}

/** Whether two phrases, given by their keys, have the same words in any form. */
export function isSamePhrase(one: readonly (readonly string[])[], other: readonly (readonly string[])[]): boolean {
  return one.length === other.length && one.every((keys, place) => shareKey(keys, other[place] ?? []))
}

function shareKey(some: readonly string[], others: readonly string[]): boolean {
  return some.some((key) => others.includes(key))
}

/** What is found for a phrase is found for each phrase that means the same. */
function withSpellings(entry: ThesaurusEntry, entries: readonly ThesaurusEntry[]): ThesaurusEntry {
  if (entry.kind === 'same') return entry
  const same = entries.filter(({ kind }) => kind === 'same').map((other) => (other.kind === 'same' ? other.words : []))
  const asked = new Set(entry.asked)
  for (const words of same) if (words.some((word) => asked.has(word))) for (const word of words) asked.add(word)
  return { ...entry, asked: [...asked] }
}

function headwordsOf(entry: ThesaurusEntry): readonly Headword[] {
  const isOneWay = entry.kind === 'broader'
  const finds = (isOneWay ? entry.found : entry.words).map((phrase) => searchWords(phrase))
  return (isOneWay ? entry.asked : entry.words).map((phrase) => {
    const words = searchWords(phrase)
    return { phrase, words, keys: words.map(keysOf), finds, isOneWay }
  })
}

function add(map: Map<string, Headword[]>, key: string, headword: Headword): void {
  const known = map.get(key)
  if (known) known.push(headword)
  else map.set(key, [headword])
}
