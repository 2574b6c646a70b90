import { analyzeWord } from '#domain/search/analyzer/analyze.ts'
import { isArabic } from '#domain/search/analyzer/skeleton.ts'
import { beginsWithVowel, soundsLike } from '#domain/search/analyzer/sounds-like.ts'
import { keysOf } from '#domain/search/keys-of.ts'
import { colors } from './data/colors.ts'
import { materials } from './data/materials.ts'
import { occasions } from './data/occasions.ts'
import { people } from './data/people.ts'
import { regions } from './data/regions.ts'
import { rooms } from './data/rooms.ts'
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
const places = indexThesaurus(regions)
const looks = indexThesaurus([...colors, ...materials])
const purposes = indexThesaurus([...people, ...occasions, ...rooms])

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

/** What a word is called that the thesaurus has in another spelling. */
export function relatedBySound(word: string, own: Thesaurus = noOwnThesaurus): readonly Phrase[] {
  return phrasesOf(headwordsBySound(word, own))
}

/**
 * What a word in Latin letters is called that the thesaurus has in Arabic script; those that begin alike before others.
 */
export function relatedInArabic(word: string, own: Thesaurus = noOwnThesaurus): readonly Phrase[] {
  if (isArabic(word)) return []
  const headwords = headwordsBySound(word, own).filter(({ words }) => isArabic(words[0] ?? ''))
  const alike = headwords.filter(({ words }) => beginsWithVowel(words[0] ?? '') === beginsWithVowel(word))
  return phrasesOf(alike.length > 0 ? alike : headwords)
}

function headwordsBySound(word: string, own: Thesaurus): readonly Headword[] {
  const { skeleton } = analyzeWord(word)
  if (skeleton === undefined) return []
  const headwords = [own, builtIn].flatMap(({ bySkeleton }) => bySkeleton.get(skeleton) ?? [])
  return headwords.filter(({ words }) => soundsLike(word, words[0] ?? ''))
}

/** Whether the thesaurus has this word alone, in any form. */
export function isHeadword(word: string, own: Thesaurus = noOwnThesaurus): boolean {
  return findConcepts([word], own).some(({ related }) => related.length > 0)
}

/** Whether this word is one of the thesaurus, or has it whole: a stem says too little of a word that nobody wrote. */
export function isFormOfHeadword(word: string, own: Thesaurus = noOwnThesaurus): boolean {
  const keys = [keysOf(word)]
  const headwords = [own, builtIn].flatMap((thesaurus) => headwordsAt(thesaurus, keys, 0))
  return headwords.some(({ words: [headword = '', ...others] }) => others.length === 0 && word.includes(headword))
}

/** Returns how the thesaurus writes this word, undefined if it has it not or only in another form. */
export function headwordSpelling(word: string, own: Thesaurus = noOwnThesaurus): string | undefined {
  return own.spellings.get(word) ?? builtIn.spellings.get(word)
}

/** Whether this phrase names a town or a region, in any form. */
export function isPlace(phrase: Phrase): boolean {
  return isIn(places, phrase)
}

/** Whether these words together name a color or a material: of single words some are also other things. */
export function isLook(phrase: Phrase): boolean {
  return phrase.length > 1 && isIn(looks, phrase)
}

/** Whether this phrase says for whom a piece is, for what occasion or for what room, in any form. */
export function isPurpose(phrase: Phrase): boolean {
  return isIn(purposes, phrase)
}

function isIn(thesaurus: Thesaurus, phrase: Phrase): boolean {
  return headwordsAt(thesaurus, phrase.map(keysOf), 0).some(({ keys }) => keys.length === phrase.length)
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
