import { analyzeWord } from '../analyzer/analyze.ts'
import { keysOf } from '../keys-of.ts'
import { entries } from './entries.ts'
import { type Headword, headwordsAt, indexThesaurus, isSamePhrase, type Phrase, type Thesaurus } from './thesaurus.ts'

/** A word of a search, and what else it is called. */
export interface Concept {
  readonly word: string
  /** What a phrase of the search is called that the word is part of. */
  readonly phrases: readonly Phrase[]
  /** What the word alone is called. */
  readonly related: readonly Phrase[]
}

const builtIn = indexThesaurus(entries)

/** Of a shop whose owner has added nothing. */
export const noOwnThesaurus = indexThesaurus([])

/**
 * Returns what the thesaurus has for each word of a search, in any form, and for the phrases that words beside each
 * other make. `own` has the entries of the shop's owner, which win where they disagree.
 */
export function findConcepts(words: readonly string[], own: Thesaurus = noOwnThesaurus): readonly Concept[] {
  const keys = words.map(keysOf)
  const headwords = keys.map((_, start) => [
    ...headwordsAt(own, keys, start),
    ...headwordsAt(builtIn, keys, start).map((headword) => withoutReverse(headword, own)),
  ])
  return words.map((word, place) => {
    const around = headwords.slice(0, place + 1).flatMap((headwords, start) => headwords.filter(covers(place - start)))
    const isAlone = ({ keys }: Headword) => keys.length === 1
    return {
      word,
      phrases: phrasesOf(around.filter((headword) => !isAlone(headword))),
      related: phrasesOf(around.filter(isAlone)),
    }
  })
}

/**
 * Splits the words of a text into the longest phrases that the thesaurus of the program knows, in any form, and single
 * words.
 */
export function splitIntoPhrases(words: readonly string[]): readonly Phrase[] {
  const keys = words.map(keysOf)
  const phrases: Phrase[] = []
  for (let start = 0; start < words.length; ) {
    const length = Math.max(1, ...headwordsAt(builtIn, keys, start).map((headword) => headword.keys.length))
    phrases.push(words.slice(start, start + length))
    start += length
  }
  return phrases
}

/** What a word is called that the thesaurus has in another spelling with the same consonants. */
export function relatedByConsonants(word: string, own: Thesaurus = noOwnThesaurus): readonly Phrase[] {
  const { skeleton } = analyzeWord(word)
  if (skeleton === undefined) return []
  return [own, builtIn].flatMap(({ bySkeleton }) => phrasesOf(bySkeleton.get(skeleton) ?? []))
}

/** Whether the thesaurus has this word alone, in any form. */
export function isHeadword(word: string, own: Thesaurus = noOwnThesaurus): boolean {
  return findConcepts([word], own).some(({ related }) => related.length > 0)
}

/** Returns how the thesaurus writes this word, undefined if it has it not or only in another form. */
export function headwordSpelling(word: string, own: Thesaurus = noOwnThesaurus): string | undefined {
  return own.spellings.get(word) ?? builtIn.spellings.get(word)
}

/** Without the phrases of which the owner says that they find this one, but not the reverse. */
function withoutReverse(headword: Headword, own: Thesaurus): Headword {
  if (own.headwords.size === 0) return headword
  const isReverse = (phrase: Phrase) => {
    const keys = phrase.map(keysOf)
    const owners = headwordsAt(own, keys, 0).filter(({ isOneWay, keys }) => isOneWay && keys.length === phrase.length)
    return owners.some(({ finds }) => finds.some((found) => isSamePhrase(found.map(keysOf), headword.keys)))
  }
  return { ...headword, finds: headword.finds.filter((phrase) => !isReverse(phrase)) }
}

function covers(place: number): (headword: Headword) => boolean {
  return ({ keys }) => keys.length > place
}

function phrasesOf(headwords: readonly Headword[]): readonly Phrase[] {
  const phrases = headwords.flatMap(({ finds }) => finds)
  return [...new Map(phrases.map((phrase) => [phrase.join(' '), phrase])).values()]
}
