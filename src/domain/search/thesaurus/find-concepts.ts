import { analyzeWord } from '../analyzer/analyze.ts'
import { keysOf } from '../keys-of.ts'
import { searchWords } from '../search-words.ts'
import { entries } from './entries.ts'
import type { ThesaurusEntry } from './entry.ts'

/** Words of a search that mean one thing, and what else it is called. */
export interface Concept {
  readonly typed: Phrase
  readonly related: readonly Phrase[]
}

export type Phrase = readonly string[]

/** A phrase of the thesaurus, with the keys of each word and what a search for it finds. */
interface Headword {
  readonly words: Phrase
  readonly keys: readonly (readonly string[])[]
  readonly finds: readonly Phrase[]
}

/** The phrases of the thesaurus by the keys of their first word, the longest first. */
const headwords = new Map<string, Headword[]>()
const headwordsBySkeleton = new Map<string, Headword[]>()
for (const headword of entries.flatMap(headwordsOf)) index(headword)

/** Groups words of a search into concepts: the longest phrases that the thesaurus knows, in any form, and single words. */
export function findConcepts(words: readonly string[]): readonly Concept[] {
  const keys = words.map(keysOf)
  const concepts: Concept[] = []
  for (let start = 0; start < words.length; ) {
    const matches = headwordsAt(keys, start)
    const length = matches[0]?.keys.length ?? 1
    const related = matches.filter((match) => match.keys.length === length).flatMap(({ finds }) => finds)
    concepts.push({ typed: words.slice(start, start + length), related })
    start += length
  }
  return concepts
}

/** What a word is called that the thesaurus has in another spelling with the same consonants. */
export function relatedByConsonants(word: string): readonly Phrase[] {
  const { skeleton } = analyzeWord(word)
  return skeleton === undefined ? [] : (headwordsBySkeleton.get(skeleton) ?? []).flatMap(({ finds }) => finds)
}

/** Whether the thesaurus has this word alone, in any form. */
export function isHeadword(word: string): boolean {
  return headwordsAt([keysOf(word)], 0).some(({ words }) => words.length === 1)
}

function headwordsAt(keys: readonly (readonly string[])[], start: number): readonly Headword[] {
  const candidates = new Set((keys[start] ?? []).flatMap((key) => headwords.get(key) ?? []))
  return [...candidates]
    .filter((headword) => headword.keys.every((forms, place) => shareKey(forms, keys[start + place] ?? [])))
    .toSorted((one, other) => other.keys.length - one.keys.length)
}

function shareKey(some: readonly string[], others: readonly string[]): boolean {
  return some.some((key) => others.includes(key))
}

function headwordsOf(entry: ThesaurusEntry): readonly Headword[] {
  const finds = (entry.kind === 'same' ? entry.words : entry.found).map((phrase) => searchWords(phrase))
  return (entry.kind === 'same' ? entry.words : entry.asked).map((phrase) => {
    const words = searchWords(phrase)
    return { words, keys: words.map(keysOf), finds }
  })
}

function index(headword: Headword): void {
  for (const key of headword.keys[0] ?? []) add(headwords, key, headword)
  const [word, ...others] = headword.words
  if (word === undefined || others.length > 0) return
  const { skeleton } = analyzeWord(word)
  if (skeleton !== undefined) add(headwordsBySkeleton, skeleton, headword)
}

function add(map: Map<string, Headword[]>, key: string, headword: Headword): void {
  const known = map.get(key)
  if (known) known.push(headword)
  else map.set(key, [headword])
}
